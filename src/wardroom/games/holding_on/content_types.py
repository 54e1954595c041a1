"""What is in the content document of Holding On, field by field.

It is built into every client, so it holds nothing that the story tells in its own time.
"""

from typing import TypedDict

from wardroom.games.holding_on.names import (
    HoldingBand,
    HoldingPatientKind,
    HoldingRole,
    HoldingShiftName,
)


class HoldingPatient(TypedDict):
    """A patient card."""

    kind: HoldingPatientKind
    """What Billy is like."""
    staff: int
    """How many people the shift needs."""
    symbols: int
    """How many tokens medical care can take."""
    deterioration: int
    """By so much his health falls if no token is placed."""
    tokens: int
    """Care tokens as a reward of palliative care."""
    hazy: int
    """Hazy memories as a reward."""
    either: int
    """Rewards that are one or the other."""
    averted: int
    """Care tokens when every symbol has been covered."""
    query: bool
    """Doctors may ask after care."""


class HoldingStaff(TypedDict):
    """What is printed on a pawn."""

    role: HoldingRole
    """What this person is."""
    number: int | None
    """Which nurse or assistant; null for a doctor."""


class HoldingBandRange(TypedDict):
    """A band of the health track."""

    band: HoldingBand
    """Its colour."""
    highest: int
    """The best health in it."""
    lowest: int
    """The worst health in it."""


class HoldingContent(TypedDict):
    """Cards, tracks and numbers that everyone may know before the first chapter."""

    scenarios: int
    """How many scenarios there are."""
    days: int
    """How many days a scenario has."""
    shifts: list[HoldingShiftName]
    """The shifts of a day."""
    full_health: int
    """The top of the health track."""
    start_health: int
    """Where it begins."""
    bands: list[HoldingBandRange]
    """The bands of the health track, the best first."""
    warnings: int
    """The warning that ends a scenario."""
    most_tokens: int
    """How many tokens a doctor can have."""
    periods: int
    """Periods of Billy's life: the rows of the grid."""
    places: int
    """Places in each row."""
    pool: str
    """How the tokens and memories of nurses and assistants are named."""
    staff: dict[str, HoldingStaff]
    """Everyone on the ward, by name."""
    patients: dict[str, HoldingPatient]
    """The patient cards, by name."""
