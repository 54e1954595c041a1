"""Deals that somebody gives to friends, and how it went."""

from typing import Literal

from msgspec import Struct

from wardroom.protocol.daily import Company, DailyColleague, DailyResult


class ChallengeGiving(Struct, frozen=True):
    """The deal to give: of a finished game that you may look at, or of a game on a day."""

    table: str | None = None
    game: str | None = None
    day: str | None = None


class ChallengeTaking(Struct, frozen=True):
    """With whom you take a challenge: colleagues in the other seats, all seats yourself, or friends
    who come by the invite.
    """

    company: Company = "colleagues"


class Challenge(Struct, frozen=True):
    """A deal that someone gives to friends; nothing reveals the deal before it is played."""

    id: str
    game: str
    options: dict[str, str]
    seats: int
    company: list[Company]
    """Who you can take it with, the default first."""
    giver: str
    """Who gives it; empty for a guest."""
    yours: bool
    made: float
    day: str | None
    """The day whose deal it is, if it is one of a day."""
    state: Literal["new", "begun", "over"]
    """How far the game is that counts for you: the first that you began with this deal."""
    table: str | None
    """The table of that game."""
    shown: bool
    """Results are shown to those who have finished it, and to the giver."""
    results: list[DailyResult]
    """The best first."""
    colleagues: list[DailyColleague]
    """How colleagues did, if it is the deal of a day."""
    unit: str | None = None
    """What `turns` of results count."""


class PersonalChallenge(Struct, frozen=True):
    """A challenge that you have given."""

    id: str
    game: str
    table: str | None
    day: str | None
    made: float
