"""The hospital: kinds of items, boards and slots, beds and places, and every duration.

Cards are in `cards`. Everything is a small number in the rules and a word outside of them; the
order of a tuple here is the numbering.
"""

from typing import Final

# ----------------------------------------------------------------------------------------------
# Items

KINDS: Final = (
    "orange",
    "white",
    "blue",
    "fluids",
    "green",
    "yellow",
    "blood",
    "syringe",
    "heart",
    "kidney",
    "lung",
    "bone",
)
ORANGE: Final = 0
WHITE: Final = 1
BLUE: Final = 2
FLUIDS: Final = 3
GREEN: Final = 4
YELLOW: Final = 5
BLOOD: Final = 6
SYRINGE: Final = 7
HEART: Final = 8
KIDNEY: Final = 9
LUNG: Final = 10
BONE: Final = 11

PLAIN_KINDS: Final = (ORANGE, WHITE, BLUE, FLUIDS)
"""Given as they are, by hand or with tweezers."""
LIQUIDS: Final = (GREEN, YELLOW, BLOOD)
"""Given in syringes only (RMD-8.5)."""
ORGANS: Final = (HEART, KIDNEY, LUNG, BONE)
GIVEN_KINDS: Final = (*PLAIN_KINDS, *LIQUIDS, *ORGANS)
"""All that can lie on a patient: syringes are carriers and no treatment (RMD-8.6)."""
PHARMACY_KINDS: Final = (ORANGE, WHITE, BLUE, GREEN, YELLOW, FLUIDS, SYRINGE)
"""RMD-14.3, RMD-G.6."""

TOTALS: Final = (12, 12, 12, 15, 24, 24, 40, 12, 10, 10, 10, 10)
"""RMD-5.3: by kind, and never more."""
SYRINGE_HOLDS: Final = 6
ORGAN_AREA: Final = 6
"""RMD-5.5."""

_FEW: Final = (2, 2, 2, 2, 3, 3, 3, 3, 0, 0, 0, 0)
_THREE: Final = (3, 3, 3, 3, 4, 4, 4, 4, 0, 0, 0, 0)
_FOUR: Final = (4, 4, 4, 4, 5, 5, 5, 5, 0, 0, 0, 0)
STARTING_STORAGE: Final = {1: _FEW, 2: _FEW, 3: _THREE, 4: _FOUR}
"""RMD-G.4: by number of players."""

STOCK_AMOUNTS: Final = (1, 1, 1, 2, 2, 2, 3, 3, 0, 0, 0, 0)
"""RMD-14.4, RMD-G.40: what one Store Medicine, or one Blood Donation (RMD-14.1), brings."""
ORGANS_STOCKED: Final = 2
CARDS_ADMITTED: Final = 3

# ----------------------------------------------------------------------------------------------
# Patients and places

REGULAR: Final = 0
HOSPITALIZED: Final = 1
TYPES: Final = ("regular", "hospitalized")

MILD: Final = 0
SERIOUS: Final = 1
CRITICAL: Final = 2
CONDITIONS: Final = ("mild", "serious", "critical")
ERROR_COSTS: Final = (1, 3, 8)
"""RMD-17.8: by condition."""
OVER_TREATMENT_COSTS: Final = 2
UNTREATED_COSTS: Final = 1
MISSED_SYMBOL_COSTS: Final = 3
BROKEN_OATH_COSTS: Final = 1

ROW: Final = 6
"""Places in the Clinic, places in the Admission row, and beds: six of each."""
BEDS: Final = ("A1", "A2", "A3", "B1", "B2", "B3")
WARDS: Final = ("A", "B")
WARD_BEDS: Final = 3

# A patient's place: the Clinic, then the Admission row, then the beds. It is also the order in
# which patients are evaluated (RMD-17.3).
CLINIC_PLACES: Final = range(ROW)
ADMISSION_PLACES: Final = range(ROW, 2 * ROW)
PATIENT_PLACES: Final = (
    *(f"C{place + 1}" for place in range(ROW)),
    *(f"R{place + 1}" for place in range(ROW)),
    *BEDS,
)
FIRST_BED: Final = 2 * ROW

# Trays: what was given, apart by where it was given (RMD-8.3).
CLINIC_TRAY: Final = 0
WARD_TRAY: Final = ROW
OR_TRAY: Final = 2 * ROW
EPIDEMIC_TRAY: Final = 3 * ROW
TRAYS: Final = 4 * ROW
TREATMENT_TRAYS: Final = 3 * ROW
TAGS: Final = ("clinic", "ward", "or", "epidemic")

# Where a bed stands (RMD-7.2).
AT_HOME: Final = 0
AT_CULTURES: Final = 1
AT_BLOOD_EXAM: Final = 2
AT_XRAY: Final = 3
AT_MRI: Final = 4
AT_OR_A: Final = 5
AT_OR_B: Final = 6
AREAS: Final = ("home", "CUL", "BLX", "XRY", "MRI", "ORA", "ORB")

# ----------------------------------------------------------------------------------------------
# Exams

CULTURES: Final = 0
BLOOD_EXAM: Final = 1
XRAY: Final = 2
MRI: Final = 3
EXAMS: Final = ("cultures", "blood_exam", "xray", "mri")
SIGNS: Final = ("infection", "autoimmune", "physical", "neuropsych")
"""RMD-9.1: each sign asks for the exam of the same number, which is done in area number + 1."""

ICONS: Final = ("key", "leaf", "moon", "boat", "bell", "star", "fish", "kite")
"""RMD-G.10: one Cultures token each."""
TOKENS: Final = len(ICONS)
HOLES: Final = 7
START_DISCS: Final = 0b0000111
"""RMD-G.11: a bit for each hole with a white disc."""
WHITE_DISCS: Final = 3
RED_DISCS: Final = 4

# ----------------------------------------------------------------------------------------------
# Hourglasses and slots

GLASSES: Final = ("red", "black", "green", "yellow", "nurse1", "nurse2", "nurse3", "nurse4")
DOCTORS: Final = 4
NURSES: Final = (4, 5, 6, 7)

DOCTOR_SLOT: Final = 0
NURSE_SLOT: Final = 1
GENERAL_SLOT: Final = 2
SLOT_TYPES: Final = ("doctor", "nurse", "general")

# What is done on a slot.
ADMIT: Final = 0
HOSPITALIZE: Final = 1
TREAT_REGULAR: Final = 2
TREAT_WARD: Final = 3
EXAMINE: Final = 4
DONATE: Final = 5
STORE_MEDICINE: Final = 6
STORE_ORGANS: Final = 7
ADD_ORGANS: Final = 8
MEDICATE: Final = 9
RESEARCH: Final = 10
ACTIVITIES: Final = (
    "admit",
    "hospitalize",
    "treat_regular",
    "treat_ward",
    "examine",
    "donate",
    "store_medicine",
    "store_organs",
    "add_organs",
    "medicate",
    "research",
)

# RMD-4.2: the one table of slots: id, type, activity, and its Ward, exam, area or card.
_SLOTS: Final = (
    ("ADM-N", NURSE_SLOT, ADMIT, 0),
    ("ADM-D", DOCTOR_SLOT, HOSPITALIZE, 0),
    ("OPC-1", GENERAL_SLOT, TREAT_REGULAR, 0),
    ("OPC-2", GENERAL_SLOT, TREAT_REGULAR, 0),
    ("WA-1", NURSE_SLOT, TREAT_WARD, 0),
    ("WA-2", NURSE_SLOT, TREAT_WARD, 0),
    ("WB-1", NURSE_SLOT, TREAT_WARD, 1),
    ("WB-2", NURSE_SLOT, TREAT_WARD, 1),
    ("CUL", DOCTOR_SLOT, EXAMINE, CULTURES),
    ("BLX", DOCTOR_SLOT, EXAMINE, BLOOD_EXAM),
    ("XRY", DOCTOR_SLOT, EXAMINE, XRAY),
    ("MRI", DOCTOR_SLOT, EXAMINE, MRI),
    ("BB", GENERAL_SLOT, DONATE, 0),
    ("PH-1", NURSE_SLOT, STORE_MEDICINE, 0),
    ("PH-2", NURSE_SLOT, STORE_MEDICINE, 0),
    ("PH-D", DOCTOR_SLOT, STORE_ORGANS, 0),
    ("ORA-D", DOCTOR_SLOT, ADD_ORGANS, AT_OR_A),
    ("ORA-N", NURSE_SLOT, MEDICATE, AT_OR_A),
    ("ORB-D", DOCTOR_SLOT, ADD_ORGANS, AT_OR_B),
    ("ORB-N", NURSE_SLOT, MEDICATE, AT_OR_B),
    ("RS-1", GENERAL_SLOT, RESEARCH, 0),
    ("RS-2", GENERAL_SLOT, RESEARCH, 1),
    ("RS-3", GENERAL_SLOT, RESEARCH, 2),
)
SLOTS: Final[tuple[str, ...]] = tuple(row[0] for row in _SLOTS)
SLOT_TYPE: Final[tuple[int, ...]] = tuple(row[1] for row in _SLOTS)
SLOT_ACTIVITY: Final[tuple[int, ...]] = tuple(row[2] for row in _SLOTS)
SLOT_PART: Final[tuple[int, ...]] = tuple(row[3] for row in _SLOTS)
MRI_SLOT: Final = SLOTS.index("MRI")
RESEARCH_SLOTS: Final = tuple(
    slot for slot in range(len(_SLOTS)) if SLOT_ACTIVITY[slot] == RESEARCH
)
FACE_UP_RESEARCH: Final = len(RESEARCH_SLOTS)

# ----------------------------------------------------------------------------------------------
# Time in ms (RMD-1.7, RMD-21); all of it is configuration (RMD-21.19).

ROUNDS: Final = 4
PHASE_MS: Final = 240_000
SOLO_PHASE_MS: Final = 300_000
SAND_MS: Final = 30_000
COUNTDOWN_MS: Final = 3_000
LOOK_UP_MS: Final = 5_000
"""RMD-23.7: anyone who waits for anything to happen looks up after this."""
HELD_AT_MOST_MS: Final = 10_000
HELD_TOO_LONG_MS: Final = 2_000
CLUMSY_MS: Final = 600
SHORTEST_SLIP_MS: Final = 400
WRONG_TAKE_MS: Final = 1_500
TOKEN_UP_AFTER_MS: Final = 300
FALL_MS: Final = 2_000
FALL_STEP_MS: Final = 400
STANDS: Final = 10
"""RMD-21.12: an offset up to this stands."""
WOBBLES: Final = 25
"""RMD-21.12: an offset up to this wobbles and falls, a larger one misses."""

DISCARD_MS: Final = (700, 1_000)
"""By gesture and by steady hands: discarding an organ."""

LONGEST_MS: Final = 4_000
"""No primitive takes longer than a steady placement on the MRI."""

# How long primitives take, rising, for gestures and for steady hands: so long before a deadline it
# becomes too late to begin them. First those that need no action, then those of each activity.
ANYWHERE_MS: Final[tuple[tuple[int, ...], ...]] = (
    (500, 700, 800, 2_500),
    (700, 900, 1_000, 1_100, 4_000),
)
WITHIN_MS: Final[dict[int, tuple[tuple[int, ...], ...]]] = {
    ADMIT: ((600,), (800,)),
    HOSPITALIZE: ((800,), (1_100,)),
    TREAT_REGULAR: ((400, 450, 500), (600, 650, 700)),
    TREAT_WARD: ((400, 450, 500), (600, 650, 700)),
    EXAMINE: ((500, 900, 1_100, 1_200), (700, 1_200, 1_500, 1_700)),
    DONATE: ((500, 700, 900, 1_100, 1_300), (650, 900, 1_150, 1_400, 1_650)),
    STORE_MEDICINE: ((500, 700, 900), (650, 900, 1_150)),
    STORE_ORGANS: ((1_000,), (1_600,)),
    ADD_ORGANS: ((1_100,), (1_700,)),
    MEDICATE: ((400, 450, 500, 1_000), (600, 650, 700, 1_600)),
}

MOST_POINTS: Final = 50
"""RMD-18.1, RMD-G.26: the length of the track."""
