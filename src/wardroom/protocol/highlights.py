"""What is told of a game as soon as it is over, and what to play next, as it travels."""

from typing import Literal

from msgspec import Struct

from wardroom.protocol.shapes import Said


class Feat(Struct, frozen=True):
    """The best that a player did, and after how many moves it was done."""

    seat: int
    ply: int
    say: Said


class RungCard(Struct, frozen=True):
    """A way to set up a game, and how many of so many simulated games were won."""

    seats: int
    level: str
    """The kind of colleague in the seats; in a competitive game, of the rivals."""
    options: dict[str, str]
    games: int
    wins: float
    """A shared win counts in part."""


class LadderCard(Struct, frozen=True):
    """How often a game is won as it can be set up."""

    rungs: list[RungCard]
    indifferent: list[str]
    """Options that make a game neither easier nor harder."""
    player: str | None
    """The kind whose wins are counted against the rivals; null where a whole team plays."""


class NextGame(Struct, frozen=True):
    """What to play next: the one step that suits how this game ended."""

    kind: Literal["again", "harder", "easier", "daily"]
    """`daily`: nothing harder is known, so the deal of the day."""
    changes: list[Literal["options", "seats", "level"]]
    """In what it differs from the game that is over."""
    rung: RungCard | None
    options: dict[str, str] = {}
    """All options of the table to open for it."""


class Best(Struct, frozen=True):
    """How this person has done in such games: the same game at the same difficulty."""

    games: int
    won: int
    points: int | None
    """The most points, in a game of points."""
    steps: int | None
    """The fewest moves of a won game."""
    is_record: bool
    """This game is the best of them, and not the first."""


class Highlights(Struct, frozen=True):
    """What there is to tell of a finished game at once."""

    decided: Said | None
    feats: list[Feat]
    boast: Said | None
    """The game in one line, for a friend who is to try the same deal."""
    next: NextGame | None
    best: Best | None
