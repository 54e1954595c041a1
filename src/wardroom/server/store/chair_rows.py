"""The seats of tables, with what their people have said of themselves."""

from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from wardroom.server.store.schema import chairs, people


class ChairRow(NamedTuple):
    """A seat and who has it: a person, a colleague, a person with a stand-in, or nobody."""

    seat: int
    person: str | None
    colleague: str | None
    here_until: float = 0.0
    has_left: bool = False
    """The person has left the game and may come back; a colleague plays meanwhile."""
    label: str = ""
    """The name of the player here, where it is not that of the person."""
    ready: bool = False
    read: int = 0
    """The last line of chat that the person has seen."""
    named: bool = False
    """Strangers who look at the shared game may read the name."""
    holiday_until: float = 0.0
    """The person is away until then, or was, and has said so."""
    holiday_stand_in: bool = False
    """A colleague may play for them meanwhile."""

    @property
    def is_open(self) -> bool:
        return self.person is None and self.colleague is None

    @property
    def sitter(self) -> str | None:
        """The person who sits here, whether or not a colleague stands in."""
        return None if self.has_left else self.person


_OF_PEOPLE: Final = ("holiday_until", "holiday_stand_in")
_OF_CHAIRS: Final = tuple(name for name in ChairRow._fields if name not in _OF_PEOPLE)
SEATED: Final = (
    *(chairs.c[name] for name in _OF_CHAIRS),
    sa.func.coalesce(people.c.holiday_until, 0.0).label("holiday_until"),
    sa.func.coalesce(people.c.holiday_stand_in, sa.false()).label("holiday_stand_in"),
)
"""What a ChairRow is made of, of the chairs joined with their people."""


def stored(chair: ChairRow) -> dict[str, Any]:
    """What is stored of a new chair."""
    return {name: getattr(chair, name) for name in _OF_CHAIRS}
