"""Guided replays: one leads through a finished game, others follow and talk."""

from msgspec import Struct


class TourOpening(Struct, frozen=True):
    """The finished game to lead others through."""

    table: str


class TourLink(Struct, frozen=True):
    """What you need to follow; it is added to the address of the game."""

    id: str


class TourWish(Struct, frozen=True):
    """What the leader wants: to show another moment, to hand over, or to end."""

    ply: int | None = None
    leader: str | None = None
    """A follower, by key. You can take the lead yourself if the leader is gone."""
    ended: bool = False


class TourTalk(Struct, frozen=True):
    """Something to say to all who follow."""

    text: str


class TourPerson(Struct, frozen=True):
    """Someone who leads or follows; the key means nothing elsewhere."""

    key: str
    name: str
    """Empty for a guest."""


class TourState(Struct, frozen=True, tag="tour"):
    """The state of a guided replay: sent on arrival, and whenever it changes."""

    you: str
    """Your key."""
    leader: str
    """The key of the leader."""
    ply: int | None
    """The moment that is shown; none until the leader has come."""
    people: list[TourPerson]
    ended: bool


class TourLine(Struct, frozen=True, tag="tour-line"):
    """A line of talk; lines with the same id are the same."""

    id: str
    key: str
    name: str
    text: str
    said: float
