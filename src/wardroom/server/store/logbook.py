"""The move log. What many tables want to write goes to the disk together.

One task takes all that is waiting, writes it in one transaction, and answers everybody when it is
on the disk; what comes meanwhile waits for the next round, and rounds do not begin in quick
succession. So a busy server pays for a few dozen commits a second however many tables there are,
and a quiet one answers after a single commit.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa
import structlog

from wardroom.server.store.database import Database, Insert, KeyTaken, Update
from wardroom.server.store.rows import Draft, LogEntry, StorageError, Summary
from wardroom.server.store.schema import entries, tables

_LARGEST_ROUND: Final = 500
_APART: Final = 0.01
"""Seconds from the beginning of a round to that of the next: a commit costs as much processor time
as a move, and nearly the same for one move as for ten."""

_log = structlog.get_logger(__name__)


_COLUMNS: Final = ("table_id", *LogEntry._fields)
_SUMMARY: Final = ("table", *("new_" + name for name in Summary._fields))


_SINCE: Final = (
    sa.select(*(entries.c[name] for name in LogEntry._fields))
    .where(entries.c.table_id == sa.bindparam("table"), entries.c.step > sa.bindparam("after"))
    .order_by(entries.c.step)
)


class Logbook:
    """Reads the log of a table and adds to it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Draft, asyncio.Future[bool]]] = []
        self._awake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._try = (
            database.insert(entries)
            .on_conflict_do_nothing()
            .returning(entries.c.table_id, entries.c.step)
        )
        self._summarise = (
            sa.update(tables)
            .where(tables.c.id == sa.bindparam("table"))
            .values({name: sa.bindparam("new_" + name) for name in Summary._fields})
        )

    def start(self) -> None:
        self._writer = asyncio.create_task(self._write_rounds(), name="logbook")

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if self._writer is not None:
            while self._waiting:
                await asyncio.sleep(0.01)
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)

    def add(self, draft: Draft) -> asyncio.Future[bool]:
        """True once the entries are on the disk; False if somebody else was first.

        StorageError if they could not be written. A caller that gives up waiting knows nothing.
        """
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((draft, answer))
        self._awake.set()
        return answer

    async def read(self, table: str, after: int = 0) -> list[LogEntry]:
        """The entries of a table after a step."""
        since = {"table": table, "after": after}
        rows = await self._database.read(lambda connection: connection.execute(_SINCE, since).all())
        return [LogEntry(*row) for row in rows]

    async def steps(self, ids: Sequence[str]) -> dict[str, int]:
        """How long the logs of these tables are."""
        query = sa.select(tables.c.id, tables.c.step).where(tables.c.id.in_(ids))
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.id: row.step for row in rows}

    async def _write_rounds(self) -> None:
        loop = asyncio.get_running_loop()
        began = 0.0
        while True:
            await self._awake.wait()
            self._awake.clear()
            while self._waiting:
                early = began + _APART - loop.time()
                if early > 0:
                    await asyncio.sleep(early)
                began = loop.time()
                round = self._next_round()
                try:
                    written = await self._write([draft for draft, _ in round])
                except Exception as error:
                    cause = repr(error.__cause__ or error)
                    _log.error("moves not stored", tables=len(round), error=cause)
                    for _, answer in round:
                        if not answer.done():
                            refusal = StorageError()
                            refusal.__cause__ = error
                            answer.set_exception(refusal)
                    continue
                for draft, answer in round:
                    if not answer.done():
                        answer.set_result(draft.table in written)

    def _next_round(self) -> list[tuple[Draft, asyncio.Future[bool]]]:
        """What is written now: at most one draft of each table, so that each has one answer."""
        chosen: dict[str, tuple[Draft, asyncio.Future[bool]]] = {}
        later = []
        for waiting in self._waiting:
            if len(chosen) < _LARGEST_ROUND and waiting[0].table not in chosen:
                chosen[waiting[0].table] = waiting
            else:
                later.append(waiting)
        self._waiting = later
        return list(chosen.values())

    async def _write(self, drafts: list[Draft]) -> set[str]:
        """The tables whose drafts were written. Almost always that is all of them."""
        # In one order everywhere, so that two processes never wait for each other in a circle.
        drafts.sort(key=_table)
        rows = [(draft.table, *entry) for draft in drafts for entry in draft.entries]
        summaries = [(draft.table, *draft.summary) for draft in drafts]
        try:
            # As if nobody else could have been first.
            await self._database.write_rows(
                Insert(entries.name, _COLUMNS, rows),
                Update(tables.name, ("id",), Summary._fields, summaries),
            )
        except KeyTaken:
            return await self._database.write(lambda connection: self._race(connection, drafts))
        return {draft.table for draft in drafts}

    def _race(self, connection: sa.Connection, drafts: list[Draft]) -> set[str]:
        """Write what nobody else has written; entries that belong together all or none."""
        new = {(table, step) for table, step in connection.execute(self._try, _rows(drafts))}
        won = [draft for draft in drafts if new.issuperset(_keys(draft))]
        written = {draft.table for draft in won}
        for table, step in new:
            if table not in written:
                stray = (entries.c.table_id == table) & (entries.c.step == step)
                connection.execute(sa.delete(entries).where(stray))
        if won:
            connection.execute(self._summarise, [_summary(draft) for draft in won])
        return written


def _table(draft: Draft) -> str:
    return draft.table


def _rows(drafts: Sequence[Draft]) -> list[dict[str, Any]]:
    return [
        dict(zip(_COLUMNS, (draft.table, *entry), strict=True))
        for draft in drafts
        for entry in draft.entries
    ]


def _keys(draft: Draft) -> list[tuple[str, int]]:
    return [(draft.table, entry.step) for entry in draft.entries]


def _summary(draft: Draft) -> dict[str, Any]:
    return dict(zip(_SUMMARY, (draft.table, *draft.summary), strict=True))
