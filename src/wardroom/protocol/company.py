"""What travels about people one plays with."""

from msgspec import Struct


class Invitation(Struct, frozen=True):
    """Someone you have played with would like you at a table that has an open seat."""

    table: str
    game: str
    name: str
    """The name of the table; usually empty."""
    by: str
    """Who invites you; empty if they have no name."""
    invite: str
    """The secret with which you may enter."""
    made: float


class CompanionCard(Struct, frozen=True):
    """Someone with whom you have played here."""

    id: str
    """Good only for you: nobody else calls them by it."""
    name: str
    """Empty if they have none."""
    games: int
    """Tables at which you have played together."""
    game: str
    """The last of these games."""
    last: float
    here: bool
    """Whether they are here now, as far as they let you see it."""
    invitable: bool
    blocked: bool
    """By you."""


class Company(Struct, frozen=True):
    """People you have played with, the latest first."""

    people: list[CompanionCard]
    listed: bool
    """Whether they see when you are here, and may invite you."""


class Listing(Struct, frozen=True):
    """Whether people you have played with see when you are here, and may invite you."""

    listed: bool


class Block(Struct, frozen=True):
    """Whether you want to keep someone away."""

    blocked: bool


class InvitationWish(Struct, frozen=True):
    """Who is to be invited: the id of a CompanionCard."""

    whom: str
