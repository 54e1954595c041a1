"""The 16 Objective cards: four for each number of players, three columns each (RMD-G.37)."""

from typing import Final

LETTERS: Final = ("a", "b", "c", "d")
DIFFICULTIES: Final = ("easy", "normal", "hard")

_START: Final = (24, 18, 14)

# By number of players and difficulty. RMD-G.40: each within 15 % of RMD-G.37, as measured in
# docs/decisions/rush-md-balance.md; the 40 of a single player is known and stays.
_REPUTATION: Final = {
    "a": {1: (34, 40, 46), 2: (36, 42, 48), 3: (43, 48, 53), 4: (48, 53, 62)},
    "b": {1: (25, 36, 45), 2: (27, 37, 44), 3: (33, 43, 47), 4: (39, 46, 55)},
    "c": {1: (29, 38, 45), 2: (32, 42, 46), 3: (39, 47, 51), 4: (45, 51, 58)},
    "d": {1: (27, 39, 46), 2: (29, 40, 45), 3: (34, 42, 50), 4: (38, 45, 57)},
}
_DISCHARGED: Final = {1: (11, 14, 16), 2: (12, 15, 16), 3: (14, 16, 18), 4: (15, 17, 21)}
_HOSPITALIZED: Final = {1: (4, 6, 7), 2: (4, 6, 7), 3: (5, 8, 9), 4: (6, 9, 11)}
_POINTS: Final = {1: (10, 9, 8), 2: (10, 9, 8), 3: (10, 9, 7), 4: (9, 8, 7)}


class Objective:
    """One column of an Objective card: where Medical Points start, and what the team must reach."""

    __slots__ = ("discharged", "hospitalized", "id", "points", "reputation", "start")

    def __init__(self, players: int, letter: int, difficulty: int) -> None:
        self.id = f"{LETTERS[letter]}{players}"
        self.start = _START[difficulty]
        self.reputation = _REPUTATION[LETTERS[letter]][players][difficulty]
        self.discharged = _DISCHARGED[players][difficulty] if letter == 1 else 0
        """Patients discharged, of both types."""
        self.hospitalized = _HOSPITALIZED[players][difficulty] if letter == 2 else 0
        """Hospitalized Patients discharged."""
        self.points = _POINTS[players][difficulty] if letter == 3 else 0
        """Medical Points at the end."""


OBJECTIVES: Final = {
    (players, letter, difficulty): Objective(players, letter, difficulty)
    for players in (1, 2, 3, 4)
    for letter in range(len(LETTERS))
    for difficulty in range(len(DIFFICULTIES))
}
"""By number of players, letter and difficulty."""
