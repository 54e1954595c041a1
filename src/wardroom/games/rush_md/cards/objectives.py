"""The 16 Objective cards: four for each number of players, three columns each (RMD-G.37)."""

from typing import Final, NamedTuple

LETTERS: Final = ("a", "b", "c", "d")
DIFFICULTIES: Final = ("easy", "normal", "hard")

_START: Final = (24, 18, 14)
_LAST_SAND: Final = 30
"""Seconds."""
_QUICK_PERCENT: Final = {1: 50, 2: 48, 3: 50, 4: 55}
"""By number of players, as measured in docs/decisions/rush-md-balance.md."""


class _Numbers(NamedTuple):
    """What the cards ask for, by number of players, each on Easy, Normal and Hard."""

    reputation: dict[str, dict[int, tuple[int, int, int]]]
    """By letter."""
    discharged: dict[int, tuple[int, int, int]]
    """Besides on card b."""
    hospitalized: dict[int, tuple[int, int, int]]
    """Besides on card c."""
    points: dict[int, tuple[int, int, int]]
    """Besides on card d."""


class Objective:
    """One column of an Objective card: where Medical Points start, and what the team must reach."""

    __slots__ = ("discharged", "hospitalized", "id", "points", "reputation", "start")

    def __init__(
        self,
        *,
        id: str,
        start: int,
        reputation: int,
        discharged: int,
        hospitalized: int,
        points: int,
    ) -> None:
        self.id = id
        self.start = start
        self.reputation = reputation
        self.discharged = discharged
        """Patients discharged, of both types."""
        self.hospitalized = hospitalized
        """Hospitalized Patients discharged."""
        self.points = points
        """Medical Points at the end."""

    def for_phase(self, seconds: int, usual: int) -> "Objective":
        """RMD-G.43: what can be reached with an Action Phase of another length.

        What is begun in the last sand of a phase seldom comes to anything, so a shorter phase is
        shorter by more than its seconds; a longer one asks for as much more as it lasts.
        """
        part, whole = seconds, usual
        if seconds < usual:
            part, whole = max(0, seconds - _LAST_SAND), usual - _LAST_SAND
        return Objective(
            id=self.id,
            start=self.start,
            reputation=max(1, self.reputation * part // whole),
            discharged=self.discharged and max(1, self.discharged * part // whole),
            hospitalized=self.hospitalized and max(1, self.hospitalized * part // whole),
            points=self.points,
        )

    def for_quick_game(self, players: int) -> "Objective":
        """RMD-23.6: what can be reached in two rounds."""
        part = _QUICK_PERCENT[players]
        return Objective(
            id=self.id,
            start=self.start,
            reputation=max(1, self.reputation * part // 100),
            discharged=self.discharged and max(1, self.discharged * part // 100),
            hospitalized=self.hospitalized and max(1, self.hospitalized * part // 100),
            points=self.points,
        )


# RMD-G.40: tuned by simulations, see docs/decisions/rush-md-balance.md; the 40 of a single player
# is known and stays.
_NUMBERS: Final = _Numbers(
    reputation={
        "a": {1: (36, 40, 47), 2: (40, 46, 53), 3: (49, 55, 61), 4: (51, 58, 65)},
        "b": {1: (28, 40, 44), 2: (32, 43, 48), 3: (41, 52, 57), 4: (43, 54, 62)},
        "c": {1: (32, 40, 45), 2: (36, 43, 51), 3: (47, 53, 59), 4: (48, 55, 63)},
        "d": {1: (30, 39, 46), 2: (37, 43, 50), 3: (42, 51, 58), 4: (45, 54, 62)},
    },
    discharged={1: (14, 15, 17), 2: (13, 14, 16), 3: (14, 15, 17), 4: (15, 16, 18)},
    hospitalized={1: (5, 7, 8), 2: (8, 9, 11), 3: (10, 11, 12), 4: (11, 13, 14)},
    points={1: (22, 17, 12), 2: (16, 12, 9), 3: (9, 7, 6), 4: (6, 5, 4)},
)
_FORMER_NUMBERS: Final = _Numbers(
    reputation={
        "a": {1: (34, 40, 46), 2: (36, 42, 48), 3: (43, 48, 53), 4: (48, 53, 62)},
        "b": {1: (25, 36, 45), 2: (27, 37, 44), 3: (33, 43, 47), 4: (39, 46, 55)},
        "c": {1: (29, 38, 45), 2: (32, 42, 46), 3: (39, 47, 51), 4: (45, 51, 58)},
        "d": {1: (27, 39, 46), 2: (29, 40, 45), 3: (34, 42, 50), 4: (38, 45, 57)},
    },
    discharged={1: (11, 14, 16), 2: (12, 15, 16), 3: (14, 16, 18), 4: (15, 17, 21)},
    hospitalized={1: (4, 6, 7), 2: (4, 6, 7), 3: (5, 8, 9), 4: (6, 9, 11)},
    points={1: (10, 9, 8), 2: (10, 9, 8), 3: (10, 9, 7), 4: (9, 8, 7)},
)


def _objectives(numbers: _Numbers) -> dict[tuple[int, int, int], Objective]:
    return {
        (players, letter, difficulty): Objective(
            id=f"{name}{players}",
            start=_START[difficulty],
            reputation=numbers.reputation[name][players][difficulty],
            discharged=numbers.discharged[players][difficulty] if name == "b" else 0,
            hospitalized=numbers.hospitalized[players][difficulty] if name == "c" else 0,
            points=numbers.points[players][difficulty] if name == "d" else 0,
        )
        for players in (1, 2, 3, 4)
        for letter, name in enumerate(LETTERS)
        for difficulty in range(len(DIFFICULTIES))
    }


OBJECTIVES: Final = _objectives(_NUMBERS)
"""By number of players, letter and difficulty."""
FORMER_OBJECTIVES: Final = _objectives(_FORMER_NUMBERS)
"""Those of the first three editions."""
