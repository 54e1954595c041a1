"""What a view of Quarantine and its content are made of, field by field.

Everything lies open on the table (part 6 of the reference), so all seats and spectators see alike.
"""

from typing import Literal, TypedDict

QuarantineColour = Literal["yellow", "red", "green", "blue"]
QuarantineCube = Literal["yellow", "red", "green", "blue", "grey"]
QuarantinePhase = Literal["building", "turn", "ended"]
QuarantineSide = Literal["n", "e", "s", "w"]
QuarantineTileKind = Literal["lobby", "ward", "room"]
QuarantineSource = Literal["bought", "contract", "aside"]
QuarantineResult = Literal["", "win_points", "win_tiles", "win_stations", "shared"]
QuarantineQuestion = Literal[
    "free_marker",
    "queue",
    "infect",
    "spread",
    "admit",
    "price",
    "payment",
    "place",
    "turning",
    "move_to",
    "new_order",
    "rebuild",
    "rebuild_place",
    "rebuild_turning",
    "block",
    "keep",
]


class QuarantineCubes(TypedDict):
    """Cubes by their kinds."""

    yellow: int
    """Yellow patients."""
    red: int
    """Red patients."""
    green: int
    """Green patients."""
    blue: int
    """Blue patients."""
    grey: int
    """Grey cubes of the fever."""


class QuarantineReason(TypedDict):
    """A message that is not yet in a language."""

    id: str
    """The id of the message."""
    args: dict[str, str | int]
    """What fills its places."""


class QuarantineTile(TypedDict):
    """A tile as it lies in a hospital."""

    tile: str
    """Its name, as `red_2` or `pharmacy`."""
    cell: tuple[int, int]
    """Where it lies: x grows east, y grows north."""
    doors: str
    """The sides with a passage, in the order `nesw`."""
    quarantined: bool
    """A grey cube lies on it."""
    patients: list[QuarantineColour]
    """The patients on it."""
    beds: int
    """How many patients can be admitted to it; none where it is no ward."""


class QuarantineStation(TypedDict):
    """A complete nurses' station: four tiles that fill a block of two by two."""

    corner: tuple[int, int]
    """The south-west cell of the block."""
    tiles: list[str]
    """The four tiles."""


class QuarantineScore(TypedDict):
    """The points that a hospital would have if the game ended now."""

    rooms: int
    """For special rooms."""
    stations: int
    """For complete nurses' stations."""
    cubes: int
    """For pairs of cubes in the own stock, grey ones by an active Laboratory."""
    line: int
    """For an empty waiting line."""
    points: int
    """All of them."""


class QuarantineHospital(TypedDict):
    """What one player owns."""

    tiles: list[QuarantineTile]
    """The tiles of the hospital."""
    stations: list[QuarantineStation]
    """Its complete nurses' stations."""
    front: tuple[int, int]
    """The cell before the entrance, where the line waits."""
    reach: int
    """How many cells beyond its tiles a new one may lie: two with an active Helipad, else one."""
    line: list[QuarantineColour]
    """The patients who wait, the first one first."""
    admissible: int
    """How many of them one action could admit now."""
    stock: QuarantineCubes
    """The own cubes."""
    markers: int
    """Bonus action markers."""
    aside: list[str]
    """Tiles that are set aside."""
    score: QuarantineScore
    """Its points if the game ended now."""


class QuarantineDraft(TypedDict):
    """A rebuild under way: nothing of it is true before it is done."""

    tiles: list[QuarantineTile]
    """The tiles as they lie in the draft."""
    stations: list[QuarantineStation]
    """The nurses' stations of the draft."""
    front: tuple[int, int] | None
    """The cell before its entrance; null while the lobby is lifted."""
    hand: list[str]
    """Tiles that were lifted and lie nowhere yet."""
    aside: list[str]
    """Tiles that would be set aside."""
    touched: list[str]
    """Tiles that were lifted or put down and may not be lifted any more."""
    lifts: int
    """How many more tiles may be lifted."""
    unfinished: QuarantineReason | None
    """Why the rebuild cannot end like this; null if it can."""


class QuarantineBlock(TypedDict):
    """A block of two by two cells that Pathology can clean."""

    owner: int
    """Whose hospital it is in."""
    corner: tuple[int, int]
    """Its south-west cell."""
    cubes: int
    """How many grey cubes it loses."""


class QuarantineStep(TypedDict):
    """The question inside a turn that must be answered first, with what is chosen so far."""

    kind: QuarantineQuestion
    """What is asked."""
    tile: str | None
    """The tile to place, to price, to pay for, or just quarantined."""
    colour: QuarantineColour | None
    """The patient to be sent to a line, or to be moved in it."""
    owner: int | None
    """Whose hospital the fever spreads in, or Pathology cleans."""
    place: int | None
    """The place in the line, counted from 1, of the patient to be moved."""
    source: QuarantineSource | None
    """Where the tile to place comes from."""
    cell: tuple[int, int] | None
    """The cell of the tile to be turned, or of the block to be cleaned."""
    cubes: QuarantineCubes
    """The price or the payment so far; a grey pair counts as one."""
    paid: int
    """How many units that is."""
    due: int
    """How many units the tile costs, or the least price."""
    payers: list[int]
    """The other seats whose stocks could pay the price that is being set."""
    left: QuarantineCubes
    """What stays in the own stock."""
    line: list[QuarantineColour]
    """The front of the new order so far, or the line as it was before admitting."""
    blocks: list[QuarantineBlock]
    """The blocks among which Pathology has the choice."""
    draft: QuarantineDraft | None
    """The rebuild under way."""


class QuarantineStack(TypedDict):
    """A stack of special rooms."""

    tile: str
    """The room."""
    left: int
    """How many are left."""
    owner: int | None
    """Whose contract it is."""
    price: QuarantineCubes
    """Its price; no cubes where it has none."""
    contracted_now: bool
    """The contract was made in this turn, so that its owner must wait."""
    payers: list[int]
    """The seats whose stocks could pay the price now."""


class QuarantineWards(TypedDict):
    """The stack of extra wards of one colour."""

    colour: QuarantineColour
    """The colour."""
    left: int
    """How many are left."""
    tile: str
    """The name that the next one gets in the hospital of the active player."""


class QuarantineSites(TypedDict):
    """Where a player may lay a tile, and why not elsewhere."""

    seat: int
    """Whose hospital it is."""
    tiles: list[str]
    """The tiles for which this holds."""
    open: dict[str, list[str]]
    """For each cell `x,y` where they may lie the doors they may have there, turned clockwise."""
    closed: dict[str, str]
    """For other cells the id of the message that says why they may not lie there."""
    elsewhere: str
    """The id of that message for all the rest."""


class QuarantineFever(TypedDict):
    """How likely the next cubes are to bring fever."""

    cubes: int
    """How many cubes come: in the rest of this turn, or in the whole of the next."""
    harmless: bool
    """They come in someone's first turn, when grey cubes do no harm."""
    risk: int
    """The chance, in per cent, that a grey one is among them."""


class QuarantineView(TypedDict):
    """A position of Quarantine."""

    seats: int
    """The number of players."""
    first: int
    """Who began."""
    options: dict[str, str]
    """What was chosen before the game."""
    phase: QuarantinePhase
    """Starting hospitals are built, turns are played, or the game is over."""
    turn: int
    """The number of the turn; 0 before the first one."""
    active: int
    """Who decides."""
    actions: int
    """Actions left in this turn."""
    held: int
    """Cubes still to be drawn in this turn."""
    drawn: QuarantineCube | None
    """The cube that was drawn and has no place yet."""
    step: QuarantineStep | None
    """The question that must be answered before anything else."""
    sites: list[QuarantineSites]
    """For every tile that the active player could lay now, where; in the building phase also for
    the wards of those whose turn to open a hospital is still to come."""
    hospitals: list[QuarantineHospital]
    """The hospitals by seats."""
    market: list[QuarantineStack]
    """The special rooms; none before all hospitals are built."""
    wards: list[QuarantineWards]
    """The extra wards."""
    tiles_left: int
    """Tiles that nobody has acquired yet; with the last one the end begins."""
    bag: QuarantineCubes
    """Cubes still to come, those in the neighbour's hand included."""
    patients_left: int
    """Patients among them; with the last one the end begins."""
    box: QuarantineCubes
    """Cubes that were paid."""
    grey_supply: int
    """Grey cubes beside the market."""
    marker_supply: int
    """Bonus action markers beside the market."""
    markers_taken: int
    """Markers taken by an action in this turn; they cannot be spent before the next."""
    rebuilt: bool
    """The rebuild of this turn is done."""
    examined: bool
    """Pathology was used in this turn."""
    wards_bought: list[QuarantineColour]
    """Colours of which an extra ward was bought in this turn."""
    cancels: int
    """Actions that were cancelled in this turn."""
    finisher: int | None
    """Who brought about the end and gets no further turn."""
    counted: list[int]
    """In the end: the seats whose points have been counted."""
    result: QuarantineResult
    """By what the game was decided; empty while it goes on."""
    revealed: int
    """Rises whenever something random becomes known."""
    fever: QuarantineFever | None
    """What the next cubes may bring; null when none will come."""


class QuarantineTileFacts(TypedDict):
    """A kind of tile."""

    tile: str
    """Its name."""
    kind: QuarantineTileKind
    """What it is."""
    colour: QuarantineColour | None
    """The colour of a ward."""
    rotations: list[str]
    """The doors it can have, in the order of clockwise quarter turns."""


class QuarantineContent(TypedDict):
    """The tiles of Quarantine and the numbers of its rulebook."""

    colours: list[QuarantineColour]
    """The colours of patients and wards."""
    cubes: list[QuarantineCube]
    """The colours, and grey."""
    tiles: list[QuarantineTileFacts]
    """Every tile that a hospital can have."""
    rooms: list[str]
    """The special rooms."""
    streets: dict[str, QuarantineSide]
    """For each way to turn the lobby its street side."""
    rooms_on_the_market: int
    """How many special rooms are on sale in a game."""
    actions_per_turn: int
    """Actions in a turn."""
    cubes_per_turn: int
    """Cubes drawn in a turn."""
    least_price: int
    """The fewest cubes of a price."""
    ward_price: int
    """What an extra ward costs."""
    most_set_aside: int
    """How many tiles can be set aside."""
    markers_per_turn: int
    """How many markers can be taken in a turn."""
    lifts: int
    """How many tiles a rebuild may lift."""
    lifts_with_maintenance: int
    """The same with an active Maintenance."""
    most_cancels: int
    """After so many cancelled actions in one turn no action in several steps can be begun."""
