"""The 96 Diagnosis cards: 24 for each exam, with the puzzles on their backs (RMD-G.34)."""

from typing import Final

from wardroom.games.rush_md.cards.needs import Need, items
from wardroom.games.rush_md.content import BEDS, HOLES, ICONS


class Diagnosis:
    """One Diagnosis card."""

    __slots__ = (
        "contagious",
        "effectiveness",
        "exam",
        "id",
        "need",
        "puzzle",
        "reputation",
        "shown",
    )

    def __init__(
        self,
        exam: int,
        number: int,
        effectiveness: int,
        contagious: bool,
        need: Need,
        reputation: int,
        puzzle: int,
        shown: str,
    ) -> None:
        self.id = f"{_SHORT[exam]}_{number}"
        self.exam = exam
        self.effectiveness = effectiveness
        self.contagious = contagious
        self.need: Need = need
        self.reputation: int = reputation
        self.puzzle = puzzle
        """Cultures: the icon. Blood Exam: a bit for each hole with a white disc. X-ray: the bed
        that is missing. MRI: nothing.
        """
        self.shown = shown
        """The back as everybody sees it. Cards with equal backs cannot be told apart."""


_SHORT: Final = ("cul", "blx", "xry", "mri")

# Each exam: Treatment Effectiveness, contagious, treatment in the Ward, surgery folder, Reputation,
# back: the icon, the discs in holes 0 to 6, the five beds as they are printed, or nothing.
_CULTURES: Final = (
    (1, False, "2 orange 3 blood", "", 1, "moon"),
    (1, True, "6 blood", "", 1, "boat"),
    (1, True, "2 fluids 9 blood", "", 2, "kite"),
    (1, False, "3 orange 6 white", "", 3, "leaf"),
    (2, False, "2 orange 2 white", "", 1, "fish"),
    (2, False, "4 yellow", "", 1, "leaf"),
    (2, False, "3 white 2 blue", "", 1, "moon"),
    (2, False, "", "2 white 3 heart", 2, "key"),
    (3, False, "1 blue 6 blood", "", 1, "fish"),
    (3, True, "2 orange 1 white 4 blood", "", 2, "fish"),
    (3, False, "1 orange 2 white 4 blue", "", 2, "kite"),
    (3, True, "2 blue 3 fluids 9 blood", "", 3, "key"),
    (4, True, "6 blood", "", 1, "key"),
    (4, True, "2 fluids 4 yellow", "", 1, "boat"),
    (4, False, "1 white 11 blood", "", 2, "star"),
    (4, True, "", "2 white 3 kidney", 2, "star"),
    (5, False, "5 blue", "", 1, "moon"),
    (5, False, "10 blood", "", 2, "leaf"),
    (5, True, "3 blue 5 green", "", 2, "kite"),
    (5, False, "2 orange 2 blue 1 fluids 9 blood", "", 3, "bell"),
    (6, False, "1 blue 3 blood", "", 1, "star"),
    (6, False, "", "1 lung 2 bone", 2, "bell"),
    (6, False, "1 orange 1 white 9 blood", "", 2, "boat"),
    (6, False, "2 orange", "7 blood 1 heart 2 lung", 3, "bell"),
)
_BLOOD_EXAM: Final = (
    (1, True, "2 white 2 blue", "", 1, "RRWWRRW"),
    (1, False, "2 white 3 yellow", "", 1, "RRWRWWR"),
    (1, False, "4 green 2 blood", "", 1, "RWWRRRW"),
    (1, False, "1 orange", "3 lung", 2, "WRRRRWW"),
    (2, False, "3 white", "", 1, "WWRWRRR"),
    (2, False, "6 blood", "", 1, "WRRWWRR"),
    (2, False, "", "1 kidney 2 bone", 2, "WRWRWRR"),
    (2, False, "2 orange 3 white 1 blue 5 yellow", "", 3, "RRWWRWR"),
    (3, False, "2 fluids 4 blood", "", 1, "RRRWRWW"),
    (3, False, "2 orange 2 white", "", 1, "RWRRRWW"),
    (3, False, "2 white", "3 heart", 2, "WWRRRWR"),
    (3, True, "2 fluids 12 blood", "", 3, "RWRWRRW"),
    (4, True, "", "2 blue 3 heart", 2, "RWWRRWR"),
    (4, False, "3 white 7 blood", "", 2, "WRRWRWR"),
    (4, False, "1 fluids 12 blood", "", 3, "WRWWRRR"),
    (4, False, "", "12 blood 3 lung", 3, "RWRRWRW"),
    (5, False, "5 white", "", 1, "RRWWWRR"),
    (5, False, "2 blue 4 blood", "", 1, "RRRWWWR"),
    (5, False, "1 orange 11 blood", "", 2, "RWRWRWR"),
    (5, True, "2 orange 2 white 1 fluids 4 yellow", "", 2, "WWRRWRR"),
    (6, True, "1 orange 6 blood", "", 1, "RRRRWWW"),
    (6, False, "", "3 blood 3 bone", 2, "WRWRRWR"),
    (6, False, "2 orange 2 white 4 blue", "", 2, "RWWRWRR"),
    (6, True, "1 orange 3 fluids 6 blood", "", 2, "RWRWWRR"),
)
_XRAY: Final = (
    (1, False, "2 white 4 blood", "", 1, "B2 A1 A2 B3 B1"),
    (1, False, "2 blue 2 yellow", "", 1, "B2 A1 A3 A2 B3"),
    (1, False, "", "2 blue 3 lung", 2, "A2 B3 A3 B2 B1"),
    (1, False, "2 orange 4 blue 5 fluids", "", 3, "B3 B2 A2 A1 B1"),
    (2, False, "6 blood", "", 1, "B3 A3 B1 B2 A2"),
    (2, False, "6 blood", "", 1, "B3 A3 B1 B2 A1"),
    (2, False, "1 white 6 blood", "", 1, "B1 A1 A3 A2 B3"),
    (2, False, "2 orange", "1 heart 2 kidney", 2, "A2 B3 B2 A1 A3"),
    (3, False, "2 fluids 4 blood", "", 1, "A2 B3 A3 B2 B1"),
    (3, False, "1 blue 6 blood", "", 1, "B2 B1 A3 A2 A1"),
    (3, False, "", "3 green 3 lung", 2, "B2 B1 A3 A2 A1"),
    (3, False, "2 blue", "1 heart 2 kidney", 2, "B1 A3 A1 B3 A2"),
    (4, False, "1 white 6 blood", "", 1, "B1 A3 A1 B3 A2"),
    (4, False, "1 fluids 11 blood", "", 2, "B2 B3 A3 A1 B1"),
    (4, False, "", "3 blood 3 bone", 2, "B2 A1 A3 A2 B3"),
    (4, False, "", "4 yellow 1 kidney 1 lung 1 bone", 3, "A3 A1 B1 A2 B2"),
    (5, False, "3 orange 2 blue", "", 1, "A3 A1 B1 A2 B2"),
    (5, False, "", "1 kidney 2 lung", 2, "B3 A3 B1 B2 A2"),
    (5, False, "", "6 green 2 lung", 2, "B2 A1 A2 B3 B1"),
    (5, False, "2 blue", "4 white 3 lung", 3, "B2 B3 A3 A1 B1"),
    (6, False, "2 fluids 3 blood", "", 1, "A2 B3 B2 A1 A3"),
    (6, False, "1 fluids", "1 yellow 3 kidney", 2, "B3 B2 A2 A1 B1"),
    (6, False, "1 blue", "1 blood 3 kidney", 2, "B1 A1 A3 A2 B3"),
    (6, False, "2 white", "7 blood 1 heart 2 kidney", 3, "B3 A3 B1 B2 A1"),
)
_MRI: Final = (
    (1, False, "3 blue", "", 1, ""),
    (1, False, "1 white 3 blood", "", 1, ""),
    (1, False, "", "3 blood 3 bone", 2, ""),
    (1, False, "1 blue", "1 blood 3 bone", 2, ""),
    (2, False, "2 orange 4 blood", "", 1, ""),
    (2, False, "6 blood", "", 1, ""),
    (2, False, "1 white 2 blue 2 fluids", "", 1, ""),
    (2, False, "2 blue", "1 kidney 2 bone", 2, ""),
    (3, False, "2 blue 3 blood", "", 1, ""),
    (3, False, "6 yellow", "", 1, ""),
    (3, False, "", "3 blood 3 heart", 2, ""),
    (3, False, "1 fluids 1 blood", "3 heart", 2, ""),
    (4, False, "6 blood", "", 1, ""),
    (4, False, "5 white", "", 1, ""),
    (4, False, "", "4 blood 1 heart 2 lung", 3, ""),
    (4, False, "", "6 blood 1 heart 2 lung", 3, ""),
    (5, False, "", "3 blood 3 bone", 2, ""),
    (5, False, "1 orange 9 blood", "", 2, ""),
    (5, False, "2 fluids", "1 kidney 2 bone", 2, ""),
    (5, False, "", "6 blood 1 heart 2 bone", 3, ""),
    (6, False, "2 fluids 3 blood", "", 1, ""),
    (6, False, "2 orange 5 fluids", "", 2, ""),
    (6, False, "5 white 3 blue", "", 2, ""),
    (6, False, "2 fluids 12 blood", "", 3, ""),
)


def _puzzle(exam: int, back: str) -> int:
    if exam == 0:
        return ICONS.index(back)
    if exam == 1:
        return sum(1 << hole for hole in range(HOLES) if back[hole] == "W")
    if exam == 2:
        (missing,) = set(BEDS) - set(back.split())
        return BEDS.index(missing)
    return 0


DIAGNOSES: Final[tuple[tuple[Diagnosis, ...], ...]] = tuple(
    tuple(
        Diagnosis(
            exam,
            number,
            effectiveness,
            contagious,
            Need(items(direct), items(surgery)),
            reputation,
            _puzzle(exam, back),
            back,
        )
        for number, (effectiveness, contagious, direct, surgery, reputation, back) in enumerate(
            cards, start=1
        )
    )
    for exam, cards in enumerate((_CULTURES, _BLOOD_EXAM, _XRAY, _MRI))
)
"""By exam."""
