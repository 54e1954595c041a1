"""The 72 patients: who they are, how they feel is in the texts (RMD-G.32, RMD-G.33)."""

from typing import Final

from wardroom.games.rush_md.cards.needs import NO_ITEMS, Need, items
from wardroom.games.rush_md.content import CONDITIONS, SIGNS


class Patient:
    """One Patient card. `signs` are the exams it asks for; a Regular Patient has none."""

    __slots__ = ("condition", "id", "need", "reputation", "signs")

    def __init__(
        self, id: str, condition: int, signs: tuple[int, ...], need: Need, reputation: int
    ) -> None:
        self.id = id
        self.condition = condition
        self.signs = signs
        self.need: Need = need
        self.reputation: int = reputation


# id, condition, treatment in the Clinic, Reputation
_REGULAR: Final = (
    ("carpenter", "mild", "2 orange 2 white", 1),
    ("cyclist", "mild", "3 orange", 1),
    ("pupil", "mild", "2 orange 2 blue", 1),
    ("cook", "mild", "3 fluids", 1),
    ("singer", "mild", "1 blue 2 fluids", 1),
    ("bus_driver", "mild", "6 green", 1),
    ("waitress", "mild", "1 white 3 fluids", 1),
    ("gardener", "mild", "2 blue 4 yellow", 1),
    ("florist", "mild", "2 white 3 blue", 1),
    ("librarian", "mild", "3 orange 2 white", 1),
    ("student", "mild", "2 orange 1 white 3 blue", 2),
    ("father", "mild", "3 fluids 6 green", 2),
    ("postwoman", "mild", "1 orange 3 white 2 blue", 2),
    ("programmer", "mild", "3 orange 2 white 2 blue", 2),
    ("hiker", "mild", "3 orange 7 blood", 2),
    ("violinist", "mild", "3 orange 2 white 3 green", 2),
    ("swimmer", "mild", "2 orange 3 blue 7 yellow", 3),
    ("grandmother", "mild", "3 orange 3 white 3 blue", 3),
    ("accountant", "serious", "3 white", 1),
    ("barista", "serious", "3 fluids", 1),
    ("dancer", "serious", "2 orange 2 blue", 1),
    ("teenager", "serious", "2 white 1 blue", 1),
    ("taxi_driver", "serious", "3 orange", 1),
    ("seamstress", "serious", "1 white 5 yellow", 1),
    ("farmer", "serious", "3 blue 3 yellow", 2),
    ("firefighter", "serious", "3 orange 2 white 2 blue", 2),
    ("angler", "serious", "3 orange 1 white 2 fluids", 2),
    ("judge", "serious", "3 white 7 green", 2),
    ("expectant_mother", "serious", "3 fluids 7 blood", 2),
    ("mason", "serious", "2 orange 3 blue 10 blood", 3),
    ("beekeeper", "critical", "7 yellow", 2),
    ("night_porter", "critical", "2 blue 3 fluids", 2),
    ("young_mother", "critical", "3 orange 3 fluids", 2),
    ("sailor", "critical", "2 white 3 blue 3 blood", 3),
    ("pensioner", "critical", "2 orange 2 blue 9 green", 3),
    ("runner", "critical", "3 white 3 blue 4 fluids", 3),
)

# id, condition, signs, direct treatment in the Ward, surgery folder, Reputation
_HOSPITALIZED: Final = (
    ("roofer", "critical", "", "1 blue 2 yellow", "1 blood 3 bone", 3),
    ("forester", "mild", "", "4 blood", "4 green 3 heart", 3),
    ("courier", "critical", "", "3 orange 3 green 2 yellow", "4 yellow 3 kidney", 5),
    ("welder", "serious", "", "3 fluids 3 blood", "3 orange 1 heart 2 bone", 4),
    ("lorry_driver", "critical", "", "2 orange 5 fluids 3 yellow", "3 kidney", 5),
    ("chemist", "critical", "", "1 white 11 yellow 2 blood", "", 3),
    ("glazier", "serious", "", "5 orange 5 white", "", 3),
    ("midwife", "serious", "", "3 orange 5 yellow 4 blood", "", 3),
    ("zookeeper", "serious", "infection", "3 blue", "", 2),
    ("diver", "serious", "infection", "2 white 1 blue", "", 2),
    ("cheesemaker", "serious", "infection", "2 white", "", 2),
    ("relief_worker", "mild", "infection", "", "", 1),
    ("backpacker", "mild", "infection", "", "", 1),
    ("weaver", "mild", "autoimmune", "3 white", "", 2),
    ("conductor", "mild", "autoimmune", "3 fluids", "", 2),
    ("potter", "critical", "autoimmune", "", "", 2),
    ("painter", "mild", "autoimmune", "", "", 1),
    ("translator", "critical", "autoimmune", "", "", 2),
    ("skier", "serious", "physical", "2 orange", "", 2),
    ("climber", "critical", "physical", "2 fluids", "", 2),
    ("goalkeeper", "serious", "physical", "3 orange", "", 2),
    ("removal_man", "mild", "physical", "", "", 1),
    ("handball_player", "mild", "physical", "", "", 1),
    ("pianist", "serious", "neuropsych", "3 blue", "", 2),
    ("pilot", "serious", "neuropsych", "5 yellow", "", 2),
    ("chess_player", "critical", "neuropsych", "", "", 2),
    ("night_nurse", "mild", "neuropsych", "", "", 1),
    ("architect", "serious", "neuropsych", "", "", 1),
    ("veterinarian", "mild", "infection autoimmune", "", "", 3),
    ("soldier", "mild", "infection physical", "", "", 3),
    ("biology_teacher", "serious", "infection neuropsych", "2 blue 1 fluids", "", 4),
    ("acrobat", "mild", "autoimmune physical", "", "", 3),
    ("opera_singer", "mild", "autoimmune neuropsych", "", "", 3),
    ("boxer", "serious", "physical neuropsych", "1 orange 2 white", "", 4),
    ("stablehand", "mild", "infection physical", "", "", 3),
    ("historian", "serious", "autoimmune neuropsych", "", "", 3),
)

REGULARS: Final[tuple[Patient, ...]] = tuple(
    Patient(id, CONDITIONS.index(condition), (), Need(items(need), NO_ITEMS), reputation)
    for id, condition, need, reputation in _REGULAR
)
HOSPITALIZEDS: Final[tuple[Patient, ...]] = tuple(
    Patient(
        id,
        CONDITIONS.index(condition),
        tuple(SIGNS.index(sign) for sign in signs.split()),
        Need(items(direct), items(surgery)),
        reputation,
    )
    for id, condition, signs, direct, surgery, reputation in _HOSPITALIZED
)
DECKS: Final = (REGULARS, HOSPITALIZEDS)
"""By the type of patient."""
