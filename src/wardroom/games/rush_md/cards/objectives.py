"""The 16 Objective cards: four for each number of players, three columns each (RMD-G.37)."""

from typing import Final

LETTERS: Final = ("a", "b", "c", "d")
DIFFICULTIES: Final = ("easy", "normal", "hard")

_START: Final = (24, 18, 14)
_REPUTATION: Final = {1: (30, 40, 50), 2: (32, 42, 52), 3: (38, 50, 62), 4: (44, 58, 72)}
_DISCHARGED: Final = {1: (10, 13, 16), 2: (11, 14, 17), 3: (13, 17, 21), 4: (15, 20, 24)}
_HOSPITALIZED: Final = {1: (4, 6, 8), 2: (4, 6, 8), 3: (5, 8, 10), 4: (6, 9, 12)}
_POINTS: Final = (10, 9, 8)
_LESS_REPUTATION: Final = (0, 8, 4, 6)


class Objective:
    """One column of an Objective card: where Medical Points start, and what the team must reach."""

    __slots__ = ("discharged", "hospitalized", "id", "points", "reputation", "start")

    def __init__(self, players: int, letter: int, difficulty: int) -> None:
        self.id = f"{LETTERS[letter]}{players}"
        self.start = _START[difficulty]
        self.reputation = _REPUTATION[players][difficulty] - _LESS_REPUTATION[letter]
        self.discharged = _DISCHARGED[players][difficulty] if letter == 1 else 0
        """Patients discharged, of both types."""
        self.hospitalized = _HOSPITALIZED[players][difficulty] if letter == 2 else 0
        """Hospitalized Patients discharged."""
        self.points = _POINTS[difficulty] if letter == 3 else 0
        """Medical Points at the end."""


OBJECTIVES: Final = {
    (players, letter, difficulty): Objective(players, letter, difficulty)
    for players in (1, 2, 3, 4)
    for letter in range(len(LETTERS))
    for difficulty in range(len(DIFFICULTIES))
}
"""By number of players, letter and difficulty."""
