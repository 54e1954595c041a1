"""The 14 Epidemic cards (RMD-G.35)."""

from typing import Final

from wardroom.games.rush_md.cards.needs import items


class Epidemic:
    """One Epidemic card; without treatment it is discarded as soon as it is drawn (RMD-16.3)."""

    __slots__ = ("id", "need", "reputation", "treatable")

    def __init__(self, id: str, need: tuple[int, ...], reputation: int) -> None:
        self.id = id
        self.need = need
        """By kind, for each patient of the Ward."""
        self.reputation = reputation
        self.treatable = any(need)


# id, treatment for each patient, Reputation
_EPIDEMICS: Final = (
    ("false_alarm", "", 0),
    ("mild_cold", "", 0),
    ("passing_rash", "", 0),
    ("influenza", "1 orange", 2),
    ("whooping_cough", "1 orange", 2),
    ("scarlet_fever", "1 white", 2),
    ("pink_eye", "1 white", 2),
    ("measles", "1 blue", 2),
    ("stomach_flu", "1 fluids", 2),
    ("food_poisoning", "1 fluids", 2),
    ("pneumonia", "1 orange 1 white", 3),
    ("hepatitis", "1 white 1 blue", 3),
    ("meningitis", "2 yellow", 4),
    ("malaria", "1 blood", 4),
)

EPIDEMICS: Final[tuple[Epidemic, ...]] = tuple(
    Epidemic(id, items(need), reputation) for id, need, reputation in _EPIDEMICS
)
