"""What is in the content document of Rush M.D.: all that is printed, and the rulebook's numbers."""

from typing import Literal, TypedDict

from wardroom.games.rush_md.view_types import (
    RushBedId,
    RushCondition,
    RushExam,
    RushKind,
    RushSlotType,
    RushType,
    RushWard,
)

RushSpot = Literal["CUL", "BLX", "XRY", "MRI", "ORA", "ORB"]
RushRoom = Literal["ORA", "ORB"]


class RushCount(TypedDict):
    """How many of a kind."""

    kind: RushKind
    """Which kind."""
    count: int
    """How many."""


class RushKindFacts(TypedDict):
    """A kind of item."""

    id: RushKind
    """Its name."""
    liquid: bool
    """Whether it is given in syringes only."""
    organ: bool
    """Whether it is an organ, which is handled with tweezers everywhere."""
    total: int
    """How many there are in the game."""
    stocked: int
    """How many one placement brings to Storage; of organs, one after the other."""


class RushBedFacts(TypedDict):
    """A bed."""

    id: RushBedId
    """Its name."""
    ward: RushWard
    """The Ward it belongs to."""


class RushExamFacts(TypedDict):
    """An exam."""

    id: RushExam
    """Its name."""
    area: RushSpot
    """Where the bed has to stand for it."""
    slot: str
    """The slot of its Doctor."""


class RushSlotFacts(TypedDict):
    """A slot."""

    id: str
    """Its name."""
    type: RushSlotType
    """What may stand there; `none` where a Research card says so."""


class RushPatientCard(TypedDict):
    """A Patient card."""

    type: RushType
    """Its type."""
    condition: RushCondition
    """The condition at admission."""
    exams: list[RushExam]
    """The exams it asks for."""
    bedside: list[RushCount]
    """Direct treatment in Clinic or Ward."""
    surgery: list[RushCount]
    """Direct treatment in an Operating Room."""
    reputation: int
    """What it brings."""


class RushDiagnosisCard(TypedDict):
    """A Diagnosis card."""

    exam: RushExam
    """Its exam."""
    effectiveness: int
    """Treatment Effectiveness: of several cards the highest applies."""
    contagious: bool
    """Whether it can start an epidemic."""
    bedside: list[RushCount]
    """Treatment in the Ward."""
    surgery: list[RushCount]
    """Treatment in an Operating Room."""
    reputation: int
    """What it brings if it applies."""


class RushEpidemicCard(TypedDict):
    """An Epidemic card."""

    need: list[RushCount]
    """What each patient of the Ward needs; nothing for a false alarm."""
    reputation: int
    """What it brings if all are treated."""


class RushResearchCard(TypedDict):
    """A Research card."""

    slot: RushSlotType | None
    """The type of the slot of an action; null for a task."""
    reward: int
    """The Medical Points of a task; 0 for an action."""


class RushMoveFacts(TypedDict):
    """A kind of movement, and how long it takes at least."""

    gesture: int
    """By gesture, in ms."""
    steady: int
    """By steady hands, in ms."""
    gesture_each: int
    """What each piece adds to that by gesture."""
    steady_each: int
    """What each piece adds to that by steady hands."""
    tweezers: bool
    """Whether it is always done with tweezers."""
    surgical: bool
    """Whether it is done with tweezers where the task asks for them."""
    tap: bool
    """Whether it begins and ends with one tap."""


class RushCosts(TypedDict):
    """Medical Points that are lost."""

    mild: int
    """By an error with a patient whose condition is mild."""
    serious: int
    """By an error with a serious patient."""
    critical: int
    """By an error with a critical patient, who dies of it."""
    over_treated: int
    """By over-treatment."""
    untreated: int
    """For each patient an epidemic left untreated."""
    missed_symbol: int
    """For contagion that nobody reported."""
    oath: int
    """For a broken oath."""


class RushGrip(TypedDict):
    """How a piece is held with tweezers."""

    radius: int
    """It must stay so close to where it was gripped at first."""
    speed: int
    """It slips when it is faster, in tenths of a unit per ms."""


class RushGrips(TypedDict):
    """How the three sorts of pieces are held."""

    organ: RushGrip
    """Organs."""
    token: RushGrip
    """Pills, fluids and units for a syringe."""
    disc: RushGrip
    """Discs of the Blood Exam."""


class RushAims(TypedDict):
    """How close to its target a piece must be released."""

    bed: int
    """A bed in an Operating Room."""
    storage: int
    """A place in Storage."""
    syringe: int
    """The mouth of a syringe."""
    hole: int
    """A hole of the Blood Exam tile."""


class RushTraces(TypedDict):
    """How movements of the hand are judged, on a plane of 1000 by 1000 units."""

    plane: int
    """The largest coordinate."""
    samples: int
    """A trace has at most so many samples."""
    step: int
    """The least time between two of them, in ms."""
    gap: int
    """A trace may be so many ms longer or shorter than the server measured."""
    grip: int
    """For so many ms a piece must stay in its grip."""
    grips: RushGrips
    """How pieces are held."""
    aims: RushAims
    """How close is close enough."""
    scanner: int
    """The side of the square around the bed in the scanner that no bed may enter."""
    stands: int
    """An hourglass released so far from the balance point stands."""
    wobbles: int
    """So far it wobbles, and falls later."""
    missed: int
    """The offset of every release beyond that."""


class RushBox(TypedDict):
    """A rectangle on the plane."""

    x: int
    """Its left side."""
    y: int
    """Its upper side."""
    w: int
    """Its width."""
    h: int
    """Its height."""


class RushPlane(TypedDict):
    """Where the things lie that gestures are judged by."""

    homes: dict[RushBedId, RushBox]
    """The beds in their Wards."""
    spots: dict[RushSpot, RushBox]
    """Beds elsewhere, by area."""
    stored: dict[RushKind, RushBox]
    """The kinds in Storage."""
    supply: dict[RushKind, RushBox]
    """The kinds in the box."""
    syringes: dict[RushRoom, list[RushBox]]
    """The syringes beside a bed in an Operating Room, one for each liquid."""
    mouth: int
    """How far below its upper side the mouth of a syringe is."""
    tile: RushBox
    """The Blood Exam tile."""
    holes: list[tuple[int, int]]
    """The holes of the tile."""
    red: tuple[int, int]
    """Red discs beside the tile."""
    white: tuple[int, int]
    """White discs beside the tile."""
    balance: tuple[int, int]
    """The balance point of an hourglass on the scanner."""
    scanner: tuple[int, int]
    """The middle of the bed in the scanner."""


class RushContent(TypedDict):
    """The hospital and its cards."""

    rounds: int
    """How many rounds a game has."""
    most_points: int
    """The length of the track of Medical Points."""
    syringe_holds: int
    """Units in a full syringe."""
    organ_area: int
    """Organs that can be stored."""
    kinds: list[RushKindFacts]
    """All kinds of items."""
    shelf: list[RushKind]
    """The shelves of Pharmacy and Blood Bank, in the order in which they stand."""
    doctors: list[str]
    """The Doctors, in the order of seats."""
    nurses: list[str]
    """The Nurses."""
    clinic: list[str]
    """The places of the Clinic."""
    admission: list[str]
    """The places of the Admission row."""
    beds: list[RushBedFacts]
    """The beds."""
    exams: list[RushExamFacts]
    """The exams."""
    rooms: list[RushRoom]
    """The Operating Rooms."""
    slots: list[RushSlotFacts]
    """The slots."""
    tokens: int
    """Tokens of the Cultures."""
    moves: dict[str, RushMoveFacts]
    """Kinds of movements by their verb."""
    held_ms: int
    """Nobody may hold a piece for longer."""
    costs: RushCosts
    """What errors cost."""
    traces: RushTraces
    """How movements of the hand are judged."""
    plane: RushPlane
    """Where they are judged."""
    patients: dict[str, RushPatientCard]
    """Patient cards."""
    diagnoses: dict[str, RushDiagnosisCard]
    """Diagnosis cards."""
    epidemics: dict[str, RushEpidemicCard]
    """Epidemic cards."""
    research: dict[str, RushResearchCard]
    """Research cards."""
