"""What is in a view of Rush M.D., field by field. All seats and spectators see the same.

Times are ms since the current Action Phase began, unless a field says otherwise.
"""

from typing import Literal, TypedDict

RushKind = Literal[
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
]
RushBedId = Literal["A1", "A2", "A3", "B1", "B2", "B3"]
RushWard = Literal["A", "B"]
RushExam = Literal["cultures", "blood_exam", "xray", "mri"]
RushArea = Literal["home", "CUL", "BLX", "XRY", "MRI", "ORA", "ORB"]
RushType = Literal["regular", "hospitalized"]
RushCondition = Literal["mild", "serious", "critical"]
RushStatus = Literal["", "exact", "over_treated", "error"]
RushTag = Literal["clinic", "ward", "or", "epidemic"]
RushSlotType = Literal["doctor", "nurse", "general", "none"]
RushPhase = Literal["council", "countdown", "action", "evaluation", "ended"]
RushMode = Literal["gesture", "steady"]
RushDisc = Literal["white", "red", ""]
RushScan = Literal["none", "standing", "fallen", "pending"]
RushActivity = Literal[
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
]


class RushObjective(TypedDict):
    """The Objective of the game; 0 where it asks for nothing."""

    id: str
    """The letter of the card and the number of players."""
    start: int
    """Medical Points at the start."""
    reputation: int
    """Reputation to be reached."""
    discharged: int
    """Patients to be discharged, of both types."""
    hospitalized: int
    """Hospitalized Patients to be discharged."""
    points: int
    """Medical Points that must be left at the end."""


class RushGoal(TypedDict):
    """One requirement of the Objective, and how far the team is."""

    name: Literal["reputation", "discharged", "hospitalized", "points"]
    """What is counted."""
    now: int
    """What the team has."""
    goal: int
    """What it needs in the end."""
    met: bool
    """Whether that is enough."""


class RushByType(TypedDict):
    """Something counted for both types of patients."""

    regular: int
    """Regular Patients, who are treated in the Clinic."""
    hospitalized: int
    """Hospitalized Patients, who need a bed."""


class RushDose(TypedDict):
    """One kind on a chart."""

    kind: RushKind
    """Which kind."""
    need: int
    """How many belong there, as far as that is known."""
    given: int
    """How many are there."""
    lacks: int
    """How many are still missing."""
    syringe: bool
    """Whether the next unit needs a syringe that is not there yet."""


class RushChart(TypedDict):
    """What belongs to a patient in one place, and what is there."""

    tag: RushTag
    """Where it is given: in the Clinic, in the Ward, in an Operating Room, or for an epidemic."""
    doses: list[RushDose]
    """All that is needed or there."""
    complete: bool
    """Whether exactly that is there which is known to be needed."""


class RushPatient(TypedDict):
    """A patient."""

    place: str
    """C1 to C6 in the Clinic, R1 to R6 in the Admission row, or the bed."""
    id: str
    """The card."""
    type: RushType
    """The type of the card."""
    condition: RushCondition
    """The present condition."""
    exams: list[RushExam]
    """The exams that have still to be performed."""
    charts: list[RushChart]
    """Charts that have something on them."""
    complete: bool
    """Whether the patient has been examined and has exactly what is needed."""
    reputation: int
    """What a discharge would bring as things stand."""
    costs: int
    """The Medical Points that an error would cost now."""


class RushDiagnosis(TypedDict):
    """A Diagnosis card at a bed."""

    exam: RushExam
    """The exam it came from."""
    id: str
    """The card."""
    applies: bool
    """Whether its treatment is the one that counts; of two equally effective ones both may."""


class RushBed(TypedDict):
    """A bed."""

    id: RushBedId
    """Its name: Ward and number."""
    area: RushArea
    """Where it stands."""
    occupied: bool
    """Whether a patient lies in it."""
    diagnoses: list[RushDiagnosis]
    """The Diagnosis cards in its treatment area."""
    scanned: bool
    """Whether a scan has stood for its full sand."""
    locked: bool
    """Whether a scan keeps it in the MRI."""


class RushDeck(TypedDict):
    """A Diagnosis deck."""

    count: int
    """How many cards are left."""
    back: str
    """What the back of the top card shows: an icon, seven discs, five beds, or nothing."""


class RushDecks(TypedDict):
    """The four Diagnosis decks."""

    cultures: RushDeck
    """That of the Cultures."""
    blood_exam: RushDeck
    """That of the Blood Exam."""
    xray: RushDeck
    """That of the X-ray."""
    mri: RushDeck
    """That of the MRI."""


class RushEpidemics(TypedDict):
    """The Epidemic cards that lie in the Wards."""

    A: str | None
    """The card in Ward A, if any."""
    B: str | None
    """The card in Ward B, if any."""


class RushSymbol(TypedDict):
    """A contagious symbol that nobody has reported yet."""

    bed: RushBedId
    """The bed it lies at."""
    exam: RushExam
    """The exam of its card."""


class RushSlot(TypedDict):
    """A slot for an hourglass."""

    id: str
    """Its name."""
    type: RushSlotType
    """What may stand there; a Research slot has the type of its card, or none."""
    glass: str | None
    """The hourglass that stands there."""
    ready: bool
    """Whether there is something to do there now."""


class RushGlass(TypedDict):
    """An hourglass."""

    id: str
    """Its name: a colour for Doctors, a number for Nurses."""
    owner: int | None
    """The seat whose Doctor it is; null for Nurses, who are everyone's."""
    slot: str | None
    """The slot it stands on; null in the pool."""
    placed: int | None
    """When it was placed; null in the pool."""
    free_at: int
    """When its sand has run out."""


class RushTask(TypedDict):
    """What a player is at: the current action."""

    deed: RushActivity
    """What is being done."""
    part: str | None
    """The Ward, exam or Operating Room it is done in, if that is settled."""
    slot: str
    """The slot whose hourglass began it."""
    research: bool
    """Whether it is the stronger action of a Research card."""
    started: int
    """When it began."""
    target: str | None
    """The place of the patient it is for, or `epidemic`; null where none is named yet."""
    aimed: int
    """How many patients have been named in it."""
    count: int
    """Cards drawn, patients hospitalized, kinds or organs taken so far."""
    most: int
    """How many of those there can be; 0 where they are not counted."""
    kind: RushKind | None
    """The kind that was taken last."""
    given: list[RushKind]
    """What was given in it, which can be taken back until it ends."""
    empties: int
    """Syringes fetched in it that are still empty."""
    tweezers: bool
    """Whether what is given here is given with tweezers."""


class RushReach(TypedDict):
    """What a hand is about to do."""

    move: str
    """The kind of movement."""
    piece: str | None
    """What it moves."""
    key: str
    """The same as a thing on the board, as in the lights of offers."""
    target: str | None
    """Where to; null while it is not let go, and where there is only one place."""
    begun: int
    """When it began."""
    effect: int | None
    """When it takes effect; null while it is not let go."""
    amount: int
    """How many pieces it takes."""
    offset: int
    """How far from the balance point an hourglass was released."""
    knock: bool
    """Whether the scanner was brushed on the way."""
    tweezers: bool
    """Whether it holds tweezers."""


class RushLeftover(TypedDict):
    """Items on a patient with an error that are not needed."""

    place: str
    """The place of the patient."""
    tag: RushTag
    """Where they were given."""
    kind: RushKind
    """Which kind."""
    count: int
    """How many there are."""
    kept: int
    """How many stay as things are decided now."""


class RushView(TypedDict):
    """Rush M.D. as everyone sees it."""

    seats: int
    """The number of players."""
    options: dict[str, str]
    """What was chosen before the game."""
    phase_ms: int
    """How long the Action Phase is."""
    sand_ms: int
    """How long an hourglass runs."""
    objective: RushObjective
    """What the team has to reach."""
    goals: list[RushGoal]
    """The same with how far it is, leaving out what is not asked for."""
    rounds: int
    """How many rounds there are."""
    round: int
    """The present one, from 1."""
    phase: RushPhase
    """The part of the round."""
    now: int
    """The time of the whole game in ms."""
    began: int
    """When the Action Phase began, in ms of the whole game."""
    until: int
    """When the countdown ends, before the phase or after a pause, in ms of the whole game."""
    clock: int
    """The time of the Action Phase; it stands still in a pause."""
    paused: Literal["", "absence", "vote", "ending"]
    """Why the game is paused, or that the pause is about to end; empty if it is not."""
    paused_at: int
    """When the pause began, in ms of the whole game."""
    pauses: int
    """Pauses that were voted for in this round."""
    pause_votes: list[int]
    """The seats that ask for a pause."""
    resume_votes: list[int]
    """The seats that want to go on."""
    absent: list[int]
    """The seats that are away."""
    absences: list[int]
    """By seat: how often it was away in this round."""
    ready: list[int]
    """The seats that are ready for the Action Phase."""
    confirmed: list[int]
    """The seats that have confirmed the evaluation."""
    modes: list[RushMode]
    """By seat: gestures or steady hands."""
    moded: list[int]
    """The seats that have chosen their hands in this Council."""
    waits: list[int]
    """The seats that let time pass, where the clock runs by moves."""
    points: int
    """Medical Points."""
    reputation: int
    """Reputation."""
    discharged: RushByType
    """Patients discharged."""
    deaths: int
    """Patients who died."""
    result: Literal["", "win", "loss_points", "loss_objective"]
    """How the game ended; empty while it goes on."""
    revealed: int
    """Rises whenever something hidden becomes known."""
    hidden: bool
    """Whether the boards are hidden, as in a pause; then everything below is empty."""
    patients: list[RushPatient | None]
    """By place: the Clinic, the Admission row, the beds."""
    beds: list[RushBed]
    """The six beds."""
    supply: dict[RushKind, int]
    """What is in the box."""
    storage: dict[RushKind, int]
    """What is in Blood Bank, Pharmacy and Organ area."""
    scarce: list[RushKind]
    """What some patient lacks and Storage does not have."""
    decks: RushByType
    """Cards left in the patient decks."""
    diagnosis_decks: RushDecks
    """The Diagnosis decks."""
    epidemic_deck: int
    """Cards left in the Epidemic deck."""
    epidemic_discards: list[str]
    """Epidemic cards that are over."""
    epidemics: RushEpidemics
    """Epidemic cards in the Wards."""
    symbols: list[RushSymbol]
    """Contagious symbols nobody has reported yet."""
    research_deck: int
    """Cards left in the Research deck."""
    research: list[str]
    """The Research cards of this round."""
    discs: list[RushDisc]
    """By hole of the Blood Exam tile."""
    slots: list[RushSlot]
    """All slots."""
    glasses: list[RushGlass]
    """All hourglasses in play."""
    scan: RushScan
    """What the hourglass on the scanner does."""
    scan_at: int
    """When the scan began."""
    scan_fall: int | None
    """When the hourglass on the scanner falls, if it wobbles."""
    tasks: list[RushTask | None]
    """By seat: the current action."""
    reaches: list[RushReach | None]
    """By seat: what the hands are about to do."""
    busy: list[int]
    """By seat: when the hands are free again, if they hold nothing."""
    organs_given: list[int]
    """Organs given in this round: heart, kidney, lung, bone."""
    exams_done: int
    """Exams performed in this round."""
    nurse_uses: list[int]
    """By Nurse: placements in this round."""
    statuses: list[RushStatus]
    """By place: what the evaluation says of the patient who is or was there."""
    applied: list[RushExam | None]
    """By bed: the exam whose Diagnosis card was applied."""
    leftovers: list[RushLeftover]
    """What may go back to the Supply."""
    changes: int
    """How often the team has decided about leftovers in this round."""
