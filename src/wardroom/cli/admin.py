"""`wardroom admin`: tables, people and backups of a server, on its database."""

import argparse
import asyncio
import json
import os
import sys
import time
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from wardroom.kernel import WardroomError
from wardroom.server.features.administration.service import (
    backup,
    delete_person,
    existing_store,
    reasons_told,
    restore,
)
from wardroom.server.features.administration.store import Administration
from wardroom.server.features.personal.store import PersonalDataStore
from wardroom.server.features.reports.store import ReportStore
from wardroom.server.settings import Settings, chosen
from wardroom.server.store import Store

Operation = Callable[[Store, argparse.Namespace], Coroutine[Any, Any, str]]


def run(arguments: argparse.Namespace) -> int:
    settings = chosen(database=arguments.database)
    said = asyncio.run(_do(settings, arguments))
    if said:
        print(said)
    return 0


async def _do(settings: Settings, arguments: argparse.Namespace) -> str:
    async with reasons_told(settings):
        if arguments.operation == "restore":
            await restore(settings.database, arguments.file, replace=arguments.replace)
            async with existing_store(settings) as store:
                counts = await Administration(store.database).counts()
            there_are = ", ".join(f"{count} {name}" for name, count in counts.items())
            return f"{arguments.file} is restored: {there_are}."
        async with existing_store(settings) as store:
            if arguments.operation == "backup":
                await backup(settings.database, arguments.file)
                size = arguments.file.stat().st_size / 1e6
                return f"{arguments.file} has everything ({size:.1f} MB). Keep it secret."
            return await _OPERATIONS[arguments.operation](store, arguments)


async def _tables(store: Store, arguments: argparse.Namespace) -> str:
    found = await Administration(store.database).tables(arguments.status)
    if arguments.json:
        return _as_json(found)
    rows = [
        (
            line.id,
            line.game,
            line.status,
            "public" if line.public else "private",
            str(line.people),
            str(line.step),
            _day(line.moved),
            line.name,
        )
        for line in found
    ]
    head = ("ID", "GAME", "STATUS", "", "PEOPLE", "STEP", "MOVED", "NAME")
    return _columns(head, rows)


async def _people(store: Store, arguments: argparse.Namespace) -> str:
    found = await Administration(store.database).people(arguments.search)
    if arguments.json:
        return _as_json(found)
    rows = [
        (
            line.id,
            str(line.tables),
            str(line.unfinished),
            _day(line.made),
            line.name + (" (banned)" if line.banned else ""),
        )
        for line in found
    ]
    return _columns(("ID", "TABLES", "UNFINISHED", "SINCE", "NAME"), rows)


async def _reports(store: Store, arguments: argparse.Namespace) -> str:
    found = await ReportStore(store.database).all()
    if arguments.json:
        return _as_json(found)
    rows = [
        (
            line.id,
            _day(line.made),
            line.table,
            f"{line.about} {line.about_name}".rstrip(),
            f"{line.person} {line.person_name}".rstrip(),
            line.text + (f" [{line.said}]" if line.said else ""),
        )
        for line in found
    ]
    return _columns(("ID", "MADE", "TABLE", "ABOUT", "BY", "WHY [WHAT WAS SAID]"), rows)


async def _close_report(store: Store, arguments: argparse.Namespace) -> str:
    if not await ReportStore(store.database).close(arguments.id):
        raise WardroomError(
            f"There is no report {arguments.id!r}; `wardroom admin reports` lists them."
        )
    return f"The report {arguments.id} is closed."


async def _delete_table(store: Store, arguments: argparse.Namespace) -> str:
    if not await Administration(store.database).delete_table(arguments.id):
        raise WardroomError(f"There is no table {arguments.id!r}.")
    return f"The table {arguments.id} is deleted."


async def _delete_person(store: Store, arguments: argparse.Namespace) -> str:
    if not await delete_person(store, arguments.id):
        raise _unknown(arguments)
    return f"Everything about {arguments.id} is deleted; colleagues play on in the seats."


async def _export_person(store: Store, arguments: argparse.Namespace) -> str:
    if await store.people.name(arguments.id) is None:
        raise _unknown(arguments)
    data = await PersonalDataStore(store.database).collect(arguments.id)
    text = msgspec.json.format(msgspec.json.encode(data)).decode()
    if arguments.file is None:
        return text
    _write_secret(arguments.file, text + "\n")
    return f"{arguments.file} has everything about {arguments.id}."


async def _ban(store: Store, arguments: argparse.Namespace) -> str:
    if not await Administration(store.database).ban(arguments.id, not arguments.undo):
        raise _unknown(arguments)
    return f"{arguments.id} is {'let in again' if arguments.undo else 'banned'}."


async def _revoke_links(store: Store, arguments: argparse.Namespace) -> str:
    if await store.people.name(arguments.id) is None:
        raise _unknown(arguments)
    await store.people.raise_generation(arguments.id)
    await Administration(store.database).note(arguments.id)
    return f"All cookies and personal links of {arguments.id} are void."


async def _prune(store: Store, arguments: argparse.Namespace) -> str:
    pruned = await Administration(store.database).prune(
        time.time() - arguments.older,
        also_campaigns=arguments.campaigns,
        really=not arguments.dry_run,
    )
    done = "would be" if arguments.dry_run else "are"
    return f"{pruned.tables} tables and {pruned.people} people {done} deleted."


_OPERATIONS: Final[dict[str, Operation]] = {
    "tables": _tables,
    "people": _people,
    "reports": _reports,
    "close-report": _close_report,
    "delete-table": _delete_table,
    "delete-person": _delete_person,
    "export-person": _export_person,
    "ban": _ban,
    "revoke-links": _revoke_links,
    "prune": _prune,
}


def _unknown(arguments: argparse.Namespace) -> WardroomError:
    return WardroomError(
        f"There is no person {arguments.id!r}; `wardroom admin people` lists their ids."
    )


def _write_secret(file: Path, text: str) -> None:
    try:
        descriptor = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except OSError as error:
        raise WardroomError(f"{file} cannot be written: {error.strerror}.") from error
    with os.fdopen(descriptor, "w", encoding="utf-8") as opened:
        opened.write(text)


def _day(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(moment))


def _as_json(found: Sequence[Any]) -> str:
    return "\n".join(json.dumps(line._asdict(), ensure_ascii=False) for line in found)


def _columns(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A list for a terminal. Names were cleaned of control characters before they were stored."""
    if not rows:
        print("There are none.", file=sys.stderr)
        return ""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in (head, *rows)
    ]
    return "\n".join(lines)
