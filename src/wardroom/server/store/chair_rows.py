"""The seats of tables, with what their people have said of themselves."""

from typing import Any, Final

import sqlalchemy as sa

from wardroom.server.store.rows import ChairRow
from wardroom.server.store.schema import chairs, people

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
