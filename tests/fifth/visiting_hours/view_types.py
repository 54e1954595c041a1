"""What a seat may know of a game of Visiting Hours, and what is printed, field by field."""

from typing import Literal, TypedDict

VisitingWardName = Literal["maternity", "surgery", "children", "geriatrics"]
VisitingStep = Literal["work", "visit", "ended"]


class VisitingWard(TypedDict):
    """One of the four wards."""

    ward: VisitingWardName
    """Which one."""
    germs: int
    """How many germs are there."""
    soap: bool
    """Soap is out: the next visitor brings nothing in."""
    closed: bool
    """It had to be closed, and the game is lost."""


class VisitingView(TypedDict):
    """A game of Visiting Hours as one seat sees it."""

    options: dict[str, str]
    """What was chosen before the game."""
    wards: list[VisitingWard]
    """The wards, always in the same order."""
    hands: list[list[str] | None]
    """The visitors each seat holds; null where this seat may not see them."""
    held: list[int]
    """How many visitors each seat holds."""
    deck: int
    """So many visitors are still in the queue."""
    to_come: int
    """So many visitors are still to be let in, those in the hands among them."""
    admitted: list[str]
    """The visitors who have been let in, the first one first."""
    soap: int
    """Bars of soap in the cupboard."""
    turn: int
    """The seat whose turn it is."""
    step: VisitingStep
    """What this seat does next: work, or let a visitor in."""


class VisitingCard(TypedDict):
    """A visitor."""

    ward: VisitingWardName
    """Whom they come to see."""
    germs: int
    """How many germs they bring along."""


class VisitingContent(TypedDict):
    """What is printed on the cards and in the rules."""

    wards: list[VisitingWardName]
    """The wards in their order."""
    cards: dict[str, VisitingCard]
    """Every visitor."""
    most: int
    """A ward with more germs is closed."""
    washed: int
    """So many germs are gone after disinfecting."""
    soap: int
    """Bars of soap at the beginning."""
