"""The deal of the day, the same for everybody, and how it went."""

from typing import Literal

from msgspec import Struct

Company = Literal["colleagues", "alone", "friends"]


class DailyOpening(Struct, frozen=True):
    """With whom you play the deal of the day: colleagues in the other seats, all seats yourself, or
    friends who come by the invite.
    """

    company: Company = "colleagues"


class DailyResult(Struct, frozen=True):
    """How a game with the deal of a day or of a challenge ended: for a team or, in a game against
    each other, for one person.
    """

    names: list[str]
    """Who played; empty ones are guests."""
    you: bool
    people: int
    """How many people sat at the table."""
    colleagues: int
    """How many seats were played by computer colleagues."""
    won: bool
    points: int | None
    turns: int | None
    seconds: float
    """From the beginning of the game to its end."""


class DailyColleague(Struct, frozen=True):
    """How colleagues of one level did with the deal."""

    kind: str
    won: bool
    points: int | None
    turns: int | None


class DailyGame(Struct, frozen=True):
    """Today's deal of one game."""

    game: str
    seats: int
    options: dict[str, str]
    company: list[Company]
    """Who you can play it with, the default first."""
    colleague: str
    """The kind of the colleagues in the other seats."""
    state: Literal["new", "begun", "over"]
    """How far the game is that counts for you; any later one is practice."""
    finished: int
    """How many people have finished theirs."""
    unit: str | None = None
    """What `turns` of results count."""
    table: str | None = None
    """The table of your game that counts."""
    result: DailyResult | None = None
    """How it ended; none as well if you left it."""


class DailyDeals(Struct, frozen=True):
    """The deals of today, which begins and ends at midnight UTC."""

    day: str
    next: float
    """When the next ones come."""
    streak: int
    """On how many days in a row, up to today or yesterday, you have finished a deal."""
    games: list[DailyGame]


class DailyResults(Struct, frozen=True):
    """How people and colleagues did with the deal of a day."""

    game: str
    day: str
    shown: bool
    """Those of today are shown once you have finished yours."""
    results: list[DailyResult]
    """The best first."""
    colleagues: list[DailyColleague]
    thinking: bool
    """Colleagues are still at it."""
    unit: str | None = None
    before: str | None = None
    """The last day before with results."""
    after: str | None = None
    """The next day with results, or today."""


class PersonalDaily(Struct, frozen=True):
    """A deal of the day that you have begun."""

    game: str
    day: str
    table: str
    begun: float
    ended: float | None
    won: bool | None
    points: int | None
