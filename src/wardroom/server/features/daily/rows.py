"""The rows of deals of the day, whatever keeps them."""

from collections.abc import Mapping
from typing import NamedTuple, Protocol


class DailyOutcome(NamedTuple):
    """How a finished game of the day went for one person."""

    won: bool | None
    """None for somebody who had left before the end."""
    points: int | None
    turns: int | None
    people: int
    colleagues: int
    seconds: float


class DailyRow(NamedTuple):
    """The game of the day that counts for a person."""

    game: str
    day: str
    person: str
    table_id: str
    begun: float
    ended: float | None
    won: bool | None
    points: int | None
    turns: int | None
    people: int | None
    colleagues: int | None
    seconds: float | None


class RunRow(NamedTuple):
    """How colleagues of one kind did; `won` is None if they did not finish in time."""

    kind: str
    begun: float
    ended: float | None
    won: bool | None
    points: int | None
    turns: int | None


class DailyRows(Protocol):
    """Results of deals of the day."""

    async def unsettled(
        self, since: float = 0.0, *, person: str | None = None, deal: tuple[str, str] | None = None
    ) -> list[str]:
        """The tables that are over and whose results are not written yet: all at which something
        happened since then, those of one person, or those of a game on a day.
        """

    async def settle(self, table: str, ended: float, fared: Mapping[str, DailyOutcome]) -> None:
        """Write down how a game ended, for each person; what is written already stays."""

    async def counted(self, person: str, day: str) -> dict[str, DailyRow]:
        """By game, what counts for a person on a day."""

    async def days(self, person: str) -> list[str]:
        """The days on which a person has finished a deal, the last first."""

    async def finished(self, day: str) -> dict[str, int]:
        """How many people have finished the deals of a day, by game."""

    async def results(self, game: str, day: str, most: int) -> list[DailyRow]:
        """How people did with a deal, the best first, up to a limit."""

    async def neighbours(self, game: str, day: str) -> tuple[str | None, str | None]:
        """The days with results nearest to a day, before and after it."""

    async def runs(self, game: str, day: str) -> dict[str, RunRow]:
        """How colleagues did with a deal, by kind."""

    async def claim(self, game: str, day: str, kind: str, patience: float) -> bool:
        """Should this process let colleagues play the deal? Not if another is at it, unless that
        has been so for longer than the patience lasts.
        """

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
