"""Deals of the day: whose game counts, how it ended, and how colleagues did."""

import time
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from wardroom.protocol import PersonalDaily
from wardroom.server.features.daily.rows import DailyOutcome, DailyRow, RunRow
from wardroom.server.store.database import Database
from wardroom.server.store.schema import daily_colleagues, daily_results, tables


class DailyStore:
    """Results of deals of the day."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._claim = database.insert(daily_colleagues).on_conflict_do_nothing()

    async def unsettled(
        self, since: float = 0.0, *, person: str | None = None, deal: tuple[str, str] | None = None
    ) -> list[str]:
        """The tables that are over and whose results are not written yet: all at which something
        happened since then, those of one person, or those of a game on a day.
        """
        query = (
            sa.select(daily_results.c.table_id)
            .distinct()
            .where(
                daily_results.c.ended.is_(None),
                tables.c.id == daily_results.c.table_id,
                tables.c.status == "over",
                tables.c.moved >= since,
            )
        )
        if person is not None:
            query = query.where(daily_results.c.person == person)
        if deal is not None:
            game, day = deal
            query = query.where(daily_results.c.game == game, daily_results.c.day == day)
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def settle(self, table: str, ended: float, fared: Mapping[str, DailyOutcome]) -> None:
        """Write down how a game ended, for each person; what is written already stays."""

        def write(connection: sa.Connection) -> None:
            for person, result in fared.items():
                connection.execute(
                    sa.update(daily_results)
                    .where(
                        daily_results.c.table_id == table,
                        daily_results.c.person == person,
                        daily_results.c.ended.is_(None),
                    )
                    .values(ended=ended, **result._asdict())
                )

        await self._database.write(write)

    async def counted(self, person: str, day: str) -> dict[str, DailyRow]:
        """By game, what counts for a person on a day."""
        query = sa.select(daily_results).where(
            daily_results.c.person == person, daily_results.c.day == day
        )
        return {row.game: row for row in await self._rows(query)}

    async def days(self, person: str) -> list[str]:
        """The days on which a person has finished a deal, the last first."""
        query = (
            sa.select(daily_results.c.day)
            .distinct()
            .where(daily_results.c.person == person, daily_results.c.won.is_not(None))
            .order_by(daily_results.c.day.desc())
        )
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def finished(self, day: str) -> dict[str, int]:
        """How many people have finished the deals of a day, by game."""
        query = (
            sa.select(daily_results.c.game, sa.func.count())
            .where(daily_results.c.day == day, daily_results.c.won.is_not(None))
            .group_by(daily_results.c.game)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row[0]: row[1] for row in rows}

    async def results(self, game: str, day: str, most: int) -> list[DailyRow]:
        """How people did with a deal, the best first, up to a limit."""
        query = (
            sa.select(daily_results)
            .where(
                daily_results.c.game == game,
                daily_results.c.day == day,
                daily_results.c.won.is_not(None),
            )
            .order_by(
                daily_results.c.won.desc(),
                sa.func.coalesce(daily_results.c.points, 0).desc(),
                daily_results.c.ended,
            )
            .limit(most)
        )
        return await self._rows(query)

    async def neighbours(self, game: str, day: str) -> tuple[str | None, str | None]:
        """The days with results nearest to a day, before and after it."""
        known = daily_results.c.game == game, daily_results.c.won.is_not(None)
        before = sa.select(sa.func.max(daily_results.c.day)).where(
            *known, daily_results.c.day < day
        )
        after = sa.select(sa.func.min(daily_results.c.day)).where(*known, daily_results.c.day > day)
        return await self._database.read(
            lambda connection: (connection.scalar(before), connection.scalar(after))
        )

    async def runs(self, game: str, day: str) -> dict[str, RunRow]:
        """How colleagues did with a deal, by kind."""
        query = sa.select(*(daily_colleagues.c[name] for name in RunRow._fields)).where(
            daily_colleagues.c.game == game, daily_colleagues.c.day == day
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.kind: RunRow(*row) for row in rows}

    async def claim(self, game: str, day: str, kind: str, patience: float) -> bool:
        """Should this process let colleagues play the deal? Not if another is at it, unless that
        has been so for longer than the patience lasts.
        """
        now = time.time()
        row = {"game": game, "day": day, "kind": kind, "begun": now}
        again = (
            sa.update(daily_colleagues)
            .where(
                _run(game, day, kind),
                daily_colleagues.c.ended.is_(None),
                daily_colleagues.c.begun < now - patience,
            )
            .values(begun=now)
        )
        return await self._database.write(
            lambda connection: (
                connection.execute(self._claim, row).rowcount > 0
                or connection.execute(again).rowcount > 0
            )
        )

    async def finish(
        self,
        game: str,
        day: str,
        kind: str,
        won: bool | None,
        points: int | None,
        turns: int | None,
    ) -> None:
        """Write down how colleagues did; without `won` they will not be asked again."""
        writing = (
            sa.update(daily_colleagues)
            .where(_run(game, day, kind), daily_colleagues.c.ended.is_(None))
            .values(ended=time.time(), won=won, points=points, turns=turns)
        )
        await self._database.write(lambda connection: connection.execute(writing))

    async def _rows(self, query: sa.Select[Any]) -> list[DailyRow]:
        rows: Sequence[Any] = await self._database.read(
            lambda connection: connection.execute(query).all()
        )
        return [DailyRow(*row) for row in rows]


def _run(game: str, day: str, kind: str) -> sa.ColumnElement[bool]:
    run = daily_colleagues.c
    return sa.and_(run.game == game, run.day == day, run.kind == kind)


def daily_of(connection: sa.Connection, person: str) -> list[PersonalDaily]:
    """The deals of the day that a person has begun."""
    names = ("game", "day", "table_id", "begun", "ended", "won", "points")
    query = (
        sa.select(*(daily_results.c[name] for name in names))
        .where(daily_results.c.person == person)
        .order_by(daily_results.c.begun)
    )
    return [PersonalDaily(*row) for row in connection.execute(query)]


def erase_daily(connection: sa.Connection, people: Collection[str]) -> None:
    """Forget how these people did."""
    connection.execute(sa.delete(daily_results).where(daily_results.c.person.in_(people)))
