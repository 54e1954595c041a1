"""The rows of challenges, whatever keeps them."""

from typing import NamedTuple, Protocol


class ChallengeRow(NamedTuple):
    """A deal, who gives it, and where it comes from."""

    id: str
    giver: str
    game: str
    edition: int
    options: dict[str, str]
    seed: int
    seats: int
    seat: int
    """Where the person who takes it sits: a seat of the giver, where there was one."""
    colleague: str
    """The kind of colleague that may play beside the person who takes it."""
    source: str | None
    """The finished game whose deal it is, or that of the giver on the day."""
    day: str | None
    made: float


class ChallengeRows(Protocol):
    """Puts challenges away and finds them again."""

    async def add(self, row: ChallengeRow) -> ChallengeRow:
        """Store a challenge, or find the one the person has given already with the same deal."""

    async def find(self, id: str) -> ChallengeRow | None: ...

    async def taken(self, id: str, most: int) -> list[str]:
        """The tables at which a challenge was taken and begun, the first of them first."""
