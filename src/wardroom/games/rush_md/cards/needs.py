"""What a card asks for, and how much work that is."""

from typing import Final

from wardroom.games.rush_md.content import KINDS, LIQUIDS, ORGANS, SYRINGE_HOLDS

NO_ITEMS: Final[tuple[int, ...]] = (0,) * len(KINDS)


class Need:
    """RMD-G.30: items to be given at the bedside, and items of the surgery folder."""

    __slots__ = ("bedside", "surgery")

    def __init__(self, bedside: tuple[int, ...], surgery: tuple[int, ...] = NO_ITEMS) -> None:
        self.bedside = bedside
        """By kind: in the Clinic for a Regular Patient, in the Ward for others."""
        self.surgery = surgery
        """By kind: in an Operating Room."""

    @property
    def has_folder(self) -> bool:
        return any(self.surgery)

    @property
    def units(self) -> int:
        return sum(self.bedside) + sum(self.surgery)

    def plus(self, other: "Need") -> "Need":
        """Both together: the direct treatment and that of a Diagnosis card."""
        return Need(_sum(self.bedside, other.bedside), _sum(self.surgery, other.surgery))


def items(text: str) -> tuple[int, ...]:
    """The counts by kind in a row such as `2 orange 1 fluids`."""
    counts = [0] * len(KINDS)
    words = text.split()
    for place in range(0, len(words), 2):
        counts[KINDS.index(words[place + 1])] += int(words[place])
    return tuple(counts)


_AN_EXAM: Final = 10
_CRITICAL: Final = 3
_A_FOLDER: Final = 3
_A_POINT_OF_REPUTATION: Final = 7


def half_points(need: Need, exams: int = 0, critical: bool = False) -> int:
    """Twice the work points of RMD-G.31, which makes them whole numbers.

    Needs weigh more than they would with the numbers there, as RMD-G.42 has it: a point of
    Reputation is 3.5 work points, and all but items has grown with it (docs/decisions/
    rush-md-balance.md).
    """
    points = _AN_EXAM * exams
    points += _CRITICAL if critical else 0
    points += _A_FOLDER if need.has_folder else 0
    for counts in (need.bedside, need.surgery):
        for kind, count in enumerate(counts):
            if kind in LIQUIDS:
                points += 2 * -(-count // SYRINGE_HOLDS) + count
            else:
                points += (3 if kind in ORGANS else 2) * count
    return points


def reputation_for(points: int, least: int, most: int) -> int:
    """RMD-G.31: rounded half up, within the range of its kind of card."""
    whole = (2 * points + _A_POINT_OF_REPUTATION) // (2 * _A_POINT_OF_REPUTATION)
    return max(least, min(most, whole))


def _sum(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([count + other[kind] for kind, count in enumerate(one)])
