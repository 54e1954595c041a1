"""What this machine knows of deals of the day: results of its person and of colleagues."""

import time
from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from wardroom.offline.rows import KEPT, Rows, text_of
from wardroom.server.features.daily.rows import DailyOutcome, DailyRow, RunRow
from wardroom.server.store.rows import TableRow

_DAILY: Final = f"{KEPT}daily/"
_RUN: Final = f"{KEPT}daily-run/"

KEY: Final = "a table without a server"
"""Deals follow from it. It is no secret: the deal is the same in every browser, so that two people
without a server can compare; who wants to know it beforehand has nobody to cheat.
"""


async def shared_key() -> str:
    return KEY


def counted_from(rows: Rows, table: TableRow, now: float) -> dict[str, str]:
    """What becomes true with a game that begins: that of the day counts unless another does."""
    key = f"{_DAILY}{table.game}/{table.daily}"
    person = next((chair.sitter for chair in table.chairs if chair.sitter is not None), None)
    if table.daily is None or person is None or key in rows.kept:
        return {}
    nothing = (None,) * 7
    return {key: text_of(DailyRow(table.game, table.daily, person, table.id, now, *nothing))}


class OfflineDaily:
    """Results of deals of the day, all of one person."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def unsettled(
        self, since: float = 0.0, *, person: str | None = None, deal: tuple[str, str] | None = None
    ) -> list[str]:
        tables = self._rows.tables
        return [
            row.table_id
            for row in self._all()
            if row.ended is None
            and row.table_id in tables
            and tables[row.table_id].summary.status == "over"
            and tables[row.table_id].summary.moved >= since
            and deal in (None, (row.game, row.day))
        ]

    async def settle(self, table: str, ended: float, fared: Mapping[str, DailyOutcome]) -> None:
        def write() -> dict[str, str | None]:
            return {
                f"{_DAILY}{row.game}/{row.day}": text_of(
                    row._replace(ended=ended, **fared[row.person]._asdict())
                )
                for row in self._all()
                if row.table_id == table and row.ended is None and row.person in fared
            }

        await self._rows.change(write)

    async def counted(self, person: str, day: str) -> dict[str, DailyRow]:
        return {row.game: row for row in self._all() if row.day == day}

    async def days(self, person: str) -> list[str]:
        return sorted({row.day for row in self._finished()}, reverse=True)

    async def finished(self, day: str) -> dict[str, int]:
        return {row.game: 1 for row in self._finished() if row.day == day}

    async def results(self, game: str, day: str, most: int) -> list[DailyRow]:
        return [row for row in self._finished() if (row.game, row.day) == (game, day)]

    async def neighbours(self, game: str, day: str) -> tuple[str | None, str | None]:
        days = [row.day for row in self._finished() if row.game == game]
        before = max((each for each in days if each < day), default=None)
        return before, min((each for each in days if each > day), default=None)

    async def runs(self, game: str, day: str) -> dict[str, RunRow]:
        prefix = f"{_RUN}{game}/{day}/"
        texts = [text for key, text in self._rows.kept.items() if key.startswith(prefix)]
        return {run.kind: run for run in (_run(text) for text in texts)}

    async def claim(self, game: str, day: str, kind: str, patience: float) -> bool:
        claimed = False
        key = f"{_RUN}{game}/{day}/{kind}"

        def write() -> dict[str, str | None]:
            nonlocal claimed
            text = self._rows.kept.get(key)
            # There is no other process: one that was begun was left with its page.
            claimed = text is None or _run(text).ended is None
            begun = RunRow(kind, time.time(), None, None, None, None)
            return {key: text_of(begun)} if claimed else {}

        await self._rows.change(write)
        return claimed

    async def finish(
        self,
        game: str,
        day: str,
        kind: str,
        won: bool | None,
        points: int | None,
        turns: int | None,
    ) -> None:
        key = f"{_RUN}{game}/{day}/{kind}"
        run = _run(self._rows.kept[key])
        ended = run._replace(ended=time.time(), won=won, points=points, turns=turns)
        await self._rows.change(lambda: {key: text_of(ended)})

    def _all(self) -> Iterator[DailyRow]:
        for key, text in self._rows.kept.items():
            if key.startswith(_DAILY):
                yield msgspec.json.decode(text, type=DailyRow)

    def _finished(self) -> Iterator[DailyRow]:
        return (row for row in self._all() if row.won is not None)


def _run(text: str) -> RunRow:
    return msgspec.json.decode(text, type=RunRow)
