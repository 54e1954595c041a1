"""The components: patient cards, events, memories with their seams, tokens (parts 2 and 8)."""

from typing import Final

from wardroom.games.holding_on.names import (
    HoldingBand,
    HoldingFacing,
    HoldingPatientKind,
    HoldingPose,
    HoldingShiftName,
    HoldingStage,
    HoldingSymbol,
)
from wardroom.games.holding_on.view_types import HoldingFigure, HoldingSeams

START_HEALTH: Final = 28
FULL_HEALTH: Final = 30
CARE_TOKENS: Final = 24
MOST_TOKENS: Final = 6
WARNINGS: Final = 2
DAYS: Final = 13
EVENING_TOKENS: Final = 2
TIRED: Final = 2
"""From this much fatigue on a doctor can neither query nor phone (HOL-16.7)."""

# Staff: the doctors, then the nurses, then the medical assistants.
STAFF: Final = (
    "yellow",
    "blue",
    "green",
    "red",
    "nurse1",
    "nurse2",
    "nurse3",
    "assistant1",
    "assistant2",
)
DOCTORS: Final = 4
FIRST_NURSE: Final = 4
RELIEF_NURSE: Final = 6
FIRST_ASSISTANT: Final = 7
PAWNS: Final = len(STAFF)
PAD: Final = DOCTORS
"""Whose are the tokens and cards of the nurses and assistants, where a doctor could stand."""
POOL: Final = "pool"
MOST_FATIGUE: Final = (3, 3, 3, 3, 2, 2, 2, 0, 0)  # HOL-16.2; assistants never tire

SHIFTS: Final[tuple[HoldingShiftName, ...]] = ("morning", "afternoon", "night")
MORNING: Final = 0
AFTERNOON: Final = 1
NIGHT: Final = 2

# Bands of the health track (HOL-3.2).
BANDS: Final[tuple[HoldingBand, ...]] = ("green", "orange", "red", "black")
LOWEST: Final = (14, 8, 4, 0)


def band(health: int) -> int:
    """The band in which this health lies."""
    for number, lowest in enumerate(LOWEST):
        if health >= lowest:
            return number
    return len(LOWEST) - 1


# Patient cards (8A).
UNSTABLE: Final = 0
STABLE: Final = 1
CRITICAL: Final = 2
PATIENT_KINDS: Final[tuple[HoldingPatientKind, ...]] = ("unstable", "stable", "critical")


class Patient:
    """One patient card: staff places, deterioration symbols and palliative rewards."""

    __slots__ = ("deterioration", "either", "hazy", "id", "kind", "staff", "tokens")

    def __init__(self, id: str, kind: int, staff: int, deterioration: int, reward: str) -> None:
        self.id = id
        self.kind = kind
        self.staff = staff
        self.deterioration = deterioration
        self.tokens = reward.count("T")
        self.hazy = reward.count("H")
        self.either = reward.count("E")

    @property
    def symbols(self) -> int:
        """How many tokens medical care can take: one on a stable card (HOL-8.5)."""
        return 1 if self.kind == STABLE else self.deterioration


_PATIENTS: Final = (
    (UNSTABLE, "u", 1, 1, "E", 2),
    (UNSTABLE, "u", 1, 1, "T", 1),
    (UNSTABLE, "u", 1, 1, "H", 1),
    (UNSTABLE, "u", 2, 1, "TH", 1),
    (UNSTABLE, "u", 2, 1, "EE", 2),
    (UNSTABLE, "u", 1, 2, "TH", 1),
    (UNSTABLE, "u", 1, 2, "EE", 1),
    (UNSTABLE, "u", 1, 2, "TT", 1),
    (UNSTABLE, "u", 2, 2, "EE", 1),
    (UNSTABLE, "u", 2, 2, "THH", 1),
    (UNSTABLE, "u", 2, 2, "TTH", 1),
    (UNSTABLE, "u", 3, 2, "EEE", 1),
    (UNSTABLE, "u", 2, 3, "EEE", 1),
    (UNSTABLE, "u", 2, 3, "TTHH", 1),
    (UNSTABLE, "u", 3, 3, "EEEH", 1),
    (STABLE, "s", 1, 0, "T", 1),
    (STABLE, "s", 1, 0, "H", 2),
    (STABLE, "s", 1, 0, "E", 5),
    (STABLE, "s", 2, 0, "TH", 2),
    (STABLE, "s", 2, 0, "EE", 3),
    (STABLE, "s", 2, 0, "TT", 1),
    (STABLE, "s", 2, 0, "HH", 1),
    (STABLE, "s", 2, 0, "EEE", 1),
    (STABLE, "s", 3, 0, "THH", 1),
    (CRITICAL, "k", 2, 3, "", 2),
    (CRITICAL, "k", 2, 4, "", 1),
    (CRITICAL, "k", 3, 4, "", 1),
    (CRITICAL, "k", 3, 5, "", 1),
)


def _all_patients() -> tuple[Patient, ...]:
    cards: list[Patient] = []
    numbers = {"u": 0, "s": 0, "k": 0}
    for kind, letter, staff, deterioration, reward, copies in _PATIENTS:
        for _ in range(copies):
            numbers[letter] += 1
            width = 1 if letter == "k" else 2
            id = f"{letter}{numbers[letter]:0{width}}"
            cards.append(Patient(id, kind, staff, deterioration, reward))
    return tuple(cards)


PATIENTS: Final = _all_patients()

# Symbols of an event (8B).
IGNORE: Final = 0
REFLECT: Final = 1
DRAW: Final = 2
DRAW_MEMORY: Final = 3
CHANGE_SUBJECT: Final = 4
TRUST_HEALTH: Final = 5
TRUST_MEMORY: Final = 6
IMPROVE: Final = 7
WORSEN: Final = 8
END_TALK: Final = 9
REMOVE: Final = 10
SYMBOLS: Final[tuple[HoldingSymbol, ...]] = (
    "ignore",
    "reflection",
    "draw",
    "draw_memory",
    "change_subject",
    "trust_health",
    "trust_memory",
    "improve",
    "worsen",
    "end",
    "remove",
)

# Cards of a memory deck: 0 to 29 are the memories, then five events, then the scenario's own one.
MEMORIES: Final = 30
PERIODS: Final = 5
PLACES: Final = 6
CARDS: Final = 36
EXTRA_EVENT: Final = 35
HAZY_EVENTS: Final = ("h1", "h2", "h3", "h4", "h5", "x1")
CLEAR_EVENTS: Final = ("c1", "c2", "c3", "c4", "c5", "x2")

Effects = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""The symbols of an event in the green, orange, red and black band."""

HAZY_EFFECTS: Final[tuple[Effects, ...]] = (
    ((REFLECT,), (REFLECT,), (TRUST_MEMORY,), (END_TALK,)),
    ((DRAW_MEMORY,), (DRAW,), (TRUST_MEMORY,), (REFLECT,)),
    ((IGNORE,), (REFLECT,), (WORSEN,), (END_TALK, REMOVE)),
    ((IGNORE,), (TRUST_MEMORY,), (TRUST_MEMORY,), (END_TALK,)),
    ((TRUST_HEALTH,), (TRUST_HEALTH,), (IMPROVE, REMOVE), (IMPROVE, REMOVE)),
    ((IGNORE,), (IMPROVE,), (IMPROVE, REMOVE), (DRAW_MEMORY, REMOVE)),
)
CLEAR_EFFECTS: Final[tuple[Effects, ...]] = (
    ((IGNORE,), (CHANGE_SUBJECT,), (CHANGE_SUBJECT, REMOVE), (END_TALK,)),
    ((IGNORE,), (REFLECT,), (TRUST_MEMORY,), (END_TALK,)),
    ((REFLECT,), (REFLECT,), (WORSEN, REMOVE), (END_TALK,)),
    ((DRAW_MEMORY,), (DRAW,), (TRUST_MEMORY,), (TRUST_MEMORY, REMOVE)),
    ((IGNORE,), (IGNORE,), (IMPROVE, REMOVE), (TRUST_HEALTH, REMOVE)),
    ((IGNORE,), (WORSEN,), (WORSEN, END_TALK), (END_TALK,)),
)

ALL_MEMORIES: Final = (1 << MEMORIES) - 1
PERIOD_MASK: Final = tuple(0b111111 << (PLACES * period) for period in range(PERIODS))
BASE_DECK: Final = (1 << EXTRA_EVENT) - 1
"""Thirty memories and five events."""


def period_of(memory: int) -> int:
    """The period of a memory, from 0."""
    return memory // PLACES


def memory_id(memory: int) -> str:
    """m11 to m56: period and place in it."""
    return f"m{memory // PLACES + 1}{memory % PLACES + 1}"


def memory(id: str) -> int:
    """The number of a memory, from its id."""
    return (int(id[1]) - 1) * PLACES + int(id[2]) - 1


def memories(ids: str) -> int:
    """The set of these memories, divided by spaces."""
    found = 0
    for id in ids.split():
        found |= 1 << memory(id)
    return found


# Marks on the clear faces (8C).
PLUS: Final = memories("m12 m13 m14 m22 m23 m32 m33 m34 m52 m54")
MINUS: Final = memories("m15 m24 m25 m26 m35 m36 m41 m42 m43 m45")
CONTACTS: Final = ("jamie", "nell", "lucia")
JAMIE: Final = 0
NELL: Final = 1
LUCIA: Final = 2
CONTACT_MARK: Final = (
    memories("m12 m22 m54"),
    memories("m34 m46 m53"),
    memories("m32 m36 m44"),
)
REGRETS: Final = ("fire", "letter", "seat")
REGRET_MARK: Final = (
    memories("m16 m24 m25 m26"),
    memories("m32 m36 m41 m44"),
    memories("m42 m43 m46 m53"),
)

# Seams (8C): five stitches of four shapes (bar, slant, cross, knot); both cards that meet there
# carry the same code.
HEM: Final = ""
UPRIGHT: Final = (
    ("bkcbs", "sscbs", "scbbs", "scbsc", "kbskb"),
    ("skssk", "cckcs", "sbcck", "kcsss", "sckck"),
    ("kbbkc", "csksb", "cbskk", "sksbb", "bbbcb"),
    ("csccs", "bsckc", "kkckc", "cccks", "cssbc"),
    ("bbcss", "ssssc", "kccsk", "kcskk", "cbssb"),
)
"""Between a place and the next one of its period, read from top to bottom."""
LEVEL: Final = (
    ("ssbsc", "kcbsk", "kkkcc", "ckkbs", "ksskc", "bbbsk"),
    ("sbbbb", "scsks", "kssbs", "bcsbc", "ccbkc", "kbbcb"),
    ("bsccb", "bsscc", "kkccs", "bkbcs", "ccbck", "cskss"),
    ("csskk", "ccskb", "ksscb", "bbkkk", "kbckc", "skksc"),
)
"""Between a period and the next one, read from left to right."""


def seams_of(memory: int) -> HoldingSeams:
    """The four edges of a card; an outer edge of the grid has a plain hem."""
    row, place = divmod(memory, PLACES)
    return {
        "l": UPRIGHT[row][place - 1] if place > 0 else HEM,
        "r": UPRIGHT[row][place] if place < PLACES - 1 else HEM,
        "t": LEVEL[row - 1][place] if row > 0 else HEM,
        "b": LEVEL[row][place] if row < PERIODS - 1 else HEM,
    }


# Billy as he is drawn: pose, the way he faces, what he holds; the pose is his only once a period.
STAGES: Final[tuple[HoldingStage, ...]] = ("boy", "youth", "young_man", "grown_man", "old_man")
POSES: Final[tuple[HoldingPose, ...]] = (
    "standing",
    "sitting",
    "walking",
    "kneeling",
    "leaning",
    "reaching",
)
_FIGURES: Final[tuple[tuple[HoldingPose, HoldingFacing, str], ...]] = (
    ("sitting", "right", "marble"),
    ("kneeling", "left", "bundle"),
    ("reaching", "right", ""),
    ("leaning", "left", "oar"),
    ("standing", "left", "plate"),
    ("walking", "right", "lamp"),
    ("leaning", "right", "broom"),
    ("standing", "right", "mallet"),
    ("reaching", "left", ""),
    ("walking", "left", "lantern"),
    ("sitting", "left", "cap"),
    ("kneeling", "right", "bag"),
    ("standing", "left", "bag"),
    ("sitting", "right", "bread"),
    ("reaching", "right", "umbrella"),
    ("leaning", "left", "bundle"),
    ("kneeling", "left", "envelope"),
    ("walking", "right", "hat"),
    ("kneeling", "left", "plane"),
    ("sitting", "right", "keys"),
    ("standing", "right", "suitcase"),
    ("leaning", "left", "envelope"),
    ("reaching", "right", "receiver"),
    ("walking", "left", "envelope"),
    ("sitting", "left", "cup"),
    ("leaning", "right", "rule"),
    ("standing", "left", "photograph"),
    ("reaching", "left", "letter"),
    ("kneeling", "right", "hat"),
    ("walking", "right", "ticket"),
)
KEYS: Final = (
    ("cobbles", "feather", "lino", "water", "plate", "word"),
    ("shavings", "tins", "shirt", "stars", "sentence", "ropes"),
    ("light", "lunch", "rain", "fingers", "handwriting", "hand"),
    ("bench", "programme", "case", "rooms", "operator", "ink"),
    ("chairs", "measure", "date", "page", "weeks", "gate"),
)
"""What a quotation or a scene is called by; the name tells no more than the quotation does."""
TOLD: Final = {
    "feather": (3,),
    "word": (3,),
    "shavings": (6,),
    "tins": (3,),
    "stars": (6,),
    "sentence": (6,),
    "lunch": (7,),
    "rain": (5,),
    "fingers": (5,),
    "hand": (7,),
    "programme": (8,),
    "case": (8,),
    "rooms": (7,),
    "ink": (5, 8),
    "date": (5,),
    "page": (3,),
}
"""The scenarios from which on a scene tells more: a name, a place or a guilt that is known then."""


def key_of(memory: int) -> str:
    """The name under which the texts of a memory are found."""
    row, place = divmod(memory, PLACES)
    return KEYS[row][place]


def scene_of(memory: int, scenario: int) -> str:
    """The scene of a memory as far as the story has come: nobody is named before he is told of."""
    key = key_of(memory)
    scene = key
    for number in TOLD.get(key, ()):
        if number <= scenario:
            scene = f"{key}-{number}"
    return scene


def figure_of(memory: int) -> HoldingFigure:
    """Billy as he is seen on both faces of a memory."""
    pose, facing, held = _FIGURES[memory]
    return {
        "stage": STAGES[period_of(memory)],
        "pose": pose,
        "facing": facing,
        "object": held,
    }


def members(cards: int) -> list[int]:
    """The cards of a set, in their order."""
    found: list[int] = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return found


assert len(PATIENTS) == 3 * DAYS == 39  # 8A
assert sum(card.staff for card in PATIENTS) == 68
assert sum(card.deterioration for card in PATIENTS) == 49
