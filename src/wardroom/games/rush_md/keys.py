"""Things on the boards by the names under which faces know them: `glass:nurse1`, `bed:A1`."""

from typing import Final

from wardroom.games.rush_md.content import (
    AREAS,
    AT_HOME,
    AT_XRAY,
    BEDS,
    FIRST_BED,
    GLASSES,
    HOLES,
    KINDS,
    MRI_SLOT,
    PATIENT_PLACES,
    ROW,
    SLOTS,
    TYPES,
    WARDS,
)
from wardroom.games.rush_md.exams import TO_BED
from wardroom.games.rush_md.hands import (
    OFF_TARGET,
    ON_AREA,
    ON_BED,
    ON_DISC,
    ON_PATIENT,
    ON_PILE,
    ON_SCANNER,
    ON_SLOT,
)
from wardroom.games.rush_md.work import NOTHING

TILE: Final = "tile:MRI"
WOBBLING: Final = "wobbling:MRI"
POOL: Final = "pool:glasses"
BIN: Final = "bin:organs"
BOTTOM: Final = "bottom:xray"
SHELF: Final = "shelf:storage"

DISC_NAMES: Final = (*(str(hole) for hole in range(HOLES)), "red", "white")
HOLE_NAMES: Final = (*(str(hole) for hole in range(HOLES)), "table")


def place_key(place: int) -> str:
    """A patient: the bed, or the place in Clinic and Admission row."""
    name = PATIENT_PLACES[place]
    return f"bed:{name}" if place >= FIRST_BED else f"place:{name}"


def epidemic_key(ward: int) -> str:
    return f"epidemic:{WARDS[ward]}"


def row_key(type: str) -> str:
    """Where a patient of this type is put who comes in."""
    return f"row:{type}"


def home_key(bed: int) -> str:
    return f"home:{BEDS[bed]}"


def glass_key(glass: int) -> str:
    return f"glass:{GLASSES[glass]}"


def area_key(bed: int, area: int) -> str:
    """Where a bed is put: an area, or its own place in the Ward."""
    return home_key(bed) if area == AT_HOME else f"area:{AREAS[area]}"


_BY_VERB: Final = {
    "scan": TILE,
    "syringe": "stored:syringe",
    "card": "back:xray",
    "mri_draw": "back:mri",
    "read": "back:blood_exam",
    "mri_steady": WOBBLING,
}
_OF_KIND: Final = {"take_back": "given", "stock": "supply", "stock_organ": "supply"}


def piece_key(verb: str, piece: int) -> str:
    """What a primitive takes."""
    fixed = _BY_VERB.get(verb)
    if fixed is not None:
        return fixed
    if verb in ("place", "lift_off"):
        return f"glass:{GLASSES[piece]}"
    if verb == "move_bed":
        return f"bed:{BEDS[piece]}"
    if verb == "hospitalize":
        return place_key(ROW + piece)
    if verb == "draw":
        return f"deck:{TYPES[piece]}"
    if verb == "disc":
        return f"disc:{DISC_NAMES[piece]}"
    if verb == "flip":
        return f"token:{piece}"
    return f"{_OF_KIND.get(verb, 'stored')}:{KINDS[piece]}"


def target_key(drops: int, target: int) -> str:
    """Where a primitive goes; empty where there is only one place, and for a bed's own home."""
    if target == OFF_TARGET:
        return POOL
    if drops == ON_SCANNER:
        return f"slot:{SLOTS[MRI_SLOT]}"
    if target == NOTHING or (drops == ON_AREA and target == AT_HOME):
        return ""
    if drops == ON_SLOT:
        return f"slot:{SLOTS[target]}"
    if drops == ON_AREA:
        return f"area:{AREAS[target]}"
    if drops == ON_BED or drops == ON_PATIENT:
        return f"bed:{BEDS[target]}"
    if drops == ON_DISC:
        return f"hole:{HOLE_NAMES[target]}"
    if drops == ON_PILE:
        return f"area:{AREAS[AT_XRAY]}" if target == TO_BED else BOTTOM
    return ""
