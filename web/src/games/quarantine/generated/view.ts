// Written by `python -m tools.generate` from the rules floor; never changed by hand.

export type QuarantinePhase = "building" | "turn" | "ended";

export type QuarantineCube = "yellow" | "red" | "green" | "blue" | "grey";

export type QuarantineQuestion = "free_marker" | "queue" | "infect" | "spread" | "admit" | "price" | "payment" | "place" | "turning" | "move_to" | "new_order" | "rebuild" | "rebuild_place" | "rebuild_turning" | "block" | "keep";

export type QuarantineColour = "yellow" | "red" | "green" | "blue";

export type QuarantineSource = "bought" | "contract" | "aside";

/** Cubes by their kinds. */
export type QuarantineCubes = {
  /** Yellow patients. */
  readonly yellow: number;
  /** Red patients. */
  readonly red: number;
  /** Green patients. */
  readonly green: number;
  /** Blue patients. */
  readonly blue: number;
  /** Grey cubes of the fever. */
  readonly grey: number;
};

/** A block of two by two cells that Pathology can clean. */
export type QuarantineBlock = {
  /** Whose hospital it is in. */
  readonly owner: number;
  /** Its south-west cell. */
  readonly corner: readonly [number, number];
  /** How many grey cubes it loses. */
  readonly cubes: number;
};

/** A tile as it lies in a hospital. */
export type QuarantineTile = {
  /** Its name, as `red_2` or `pharmacy`. */
  readonly tile: string;
  /** Where it lies: x grows east, y grows north. */
  readonly cell: readonly [number, number];
  /** The sides with a passage, in the order `nesw`. */
  readonly doors: string;
  /** A grey cube lies on it. */
  readonly quarantined: boolean;
  /** The patients on it. */
  readonly patients: readonly QuarantineColour[];
  /** How many patients can be admitted to it; none where it is no ward. */
  readonly beds: number;
};

/** A complete nurses' station: four tiles that fill a block of two by two. */
export type QuarantineStation = {
  /** The south-west cell of the block. */
  readonly corner: readonly [number, number];
  /** The four tiles. */
  readonly tiles: readonly string[];
};

/** A message that is not yet in a language. */
export type QuarantineReason = {
  /** The id of the message. */
  readonly id: string;
  /** What fills its places. */
  readonly args: Readonly<Record<string, string | number>>;
};

/** A rebuild under way: nothing of it is true before it is done. */
export type QuarantineDraft = {
  /** The tiles as they lie in the draft. */
  readonly tiles: readonly QuarantineTile[];
  /** The nurses' stations of the draft. */
  readonly stations: readonly QuarantineStation[];
  /** The cell before its entrance; null while the lobby is lifted. */
  readonly front: readonly [number, number] | null;
  /** Tiles that were lifted and lie nowhere yet. */
  readonly hand: readonly string[];
  /** Tiles that would be set aside. */
  readonly aside: readonly string[];
  /** Tiles that were lifted or put down and may not be lifted any more. */
  readonly touched: readonly string[];
  /** How many more tiles may be lifted. */
  readonly lifts: number;
  /** Why the rebuild cannot end like this; null if it can. */
  readonly unfinished: QuarantineReason | null;
};

/** The question inside a turn that must be answered first, with what is chosen so far. */
export type QuarantineStep = {
  /** What is asked. */
  readonly kind: QuarantineQuestion;
  /** The tile to place, to price, to pay for, or just quarantined. */
  readonly tile: string | null;
  /** The patient to be sent to a line, or to be moved in it. */
  readonly colour: QuarantineColour | null;
  /** Whose hospital the fever spreads in, or Pathology cleans. */
  readonly owner: number | null;
  /** The place in the line, counted from 1, of the patient to be moved. */
  readonly place: number | null;
  /** Where the tile to place comes from. */
  readonly source: QuarantineSource | null;
  /** The cell of the tile to be turned, or of the block to be cleaned. */
  readonly cell: readonly [number, number] | null;
  /** The price or the payment so far; a grey pair counts as one. */
  readonly cubes: QuarantineCubes;
  /** How many units that is. */
  readonly paid: number;
  /** How many units the tile costs, or the least price. */
  readonly due: number;
  /** The other seats whose stocks could pay the price that is being set. */
  readonly payers: readonly number[];
  /** What stays in the own stock. */
  readonly left: QuarantineCubes;
  /** The front of the new order so far, or the line as it was before admitting. */
  readonly line: readonly QuarantineColour[];
  /** The blocks among which Pathology has the choice. */
  readonly blocks: readonly QuarantineBlock[];
  /** The rebuild under way. */
  readonly draft: QuarantineDraft | null;
};

/** Where a player may lay a tile, and why not elsewhere. */
export type QuarantineSites = {
  /** Whose hospital it is. */
  readonly seat: number;
  /** The tiles for which this holds. */
  readonly tiles: readonly string[];
  /** For each cell `x,y` where they may lie the doors they may have there, turned clockwise. */
  readonly open: Readonly<Record<string, readonly string[]>>;
  /** For other cells the id of the message that says why they may not lie there. */
  readonly closed: Readonly<Record<string, string>>;
  /** The id of that message for all the rest. */
  readonly elsewhere: string;
};

/** The points that a hospital would have if the game ended now. */
export type QuarantineScore = {
  /** For special rooms. */
  readonly rooms: number;
  /** For complete nurses' stations. */
  readonly stations: number;
  /** For pairs of cubes in the own stock, grey ones by an active Laboratory. */
  readonly cubes: number;
  /** For an empty waiting line. */
  readonly line: number;
  /** All of them. */
  readonly points: number;
};

/** What one player owns. */
export type QuarantineHospital = {
  /** The tiles of the hospital. */
  readonly tiles: readonly QuarantineTile[];
  /** Its complete nurses' stations. */
  readonly stations: readonly QuarantineStation[];
  /** The cell before the entrance, where the line waits. */
  readonly front: readonly [number, number];
  /** How many cells beyond its tiles a new one may lie: two with an active Helipad, else one. */
  readonly reach: number;
  /** The patients who wait, the first one first. */
  readonly line: readonly QuarantineColour[];
  /** How many of them one action could admit now. */
  readonly admissible: number;
  /** The own cubes. */
  readonly stock: QuarantineCubes;
  /** Bonus action markers. */
  readonly markers: number;
  /** Tiles that are set aside. */
  readonly aside: readonly string[];
  /** Its points if the game ended now. */
  readonly score: QuarantineScore;
};

/** A stack of special rooms. */
export type QuarantineStack = {
  /** The room. */
  readonly tile: string;
  /** How many are left. */
  readonly left: number;
  /** Whose contract it is. */
  readonly owner: number | null;
  /** Its price; no cubes where it has none. */
  readonly price: QuarantineCubes;
  /** The contract was made in this turn, so that its owner must wait. */
  readonly contracted_now: boolean;
  /** The seats whose stocks could pay the price now. */
  readonly payers: readonly number[];
};

/** The stack of extra wards of one colour. */
export type QuarantineWards = {
  /** The colour. */
  readonly colour: QuarantineColour;
  /** How many are left. */
  readonly left: number;
  /** The name that the next one gets in the hospital of the active player. */
  readonly tile: string;
};

export type QuarantineResult = "" | "win_points" | "win_tiles" | "win_stations" | "shared";

/** How likely the next cubes are to bring fever. */
export type QuarantineFever = {
  /** How many cubes come: in the rest of this turn, or in the whole of the next. */
  readonly cubes: number;
  /** They come in someone's first turn, when grey cubes do no harm. */
  readonly harmless: boolean;
  /** The chance, in per cent, that a grey one is among them. */
  readonly risk: number;
};

/** A position of Quarantine. */
export type QuarantineView = {
  /** The number of players. */
  readonly seats: number;
  /** Who began. */
  readonly first: number;
  /** What was chosen before the game. */
  readonly options: Readonly<Record<string, string>>;
  /** Starting hospitals are built, turns are played, or the game is over. */
  readonly phase: QuarantinePhase;
  /** The number of the turn; 0 before the first one. */
  readonly turn: number;
  /** Who decides. */
  readonly active: number;
  /** Actions left in this turn. */
  readonly actions: number;
  /** Cubes still to be drawn in this turn. */
  readonly held: number;
  /** The cube that was drawn and has no place yet. */
  readonly drawn: QuarantineCube | null;
  /** The question that must be answered before anything else. */
  readonly step: QuarantineStep | null;
  /** For every tile that the active player could lay now, where; in the building phase also for the wards of those whose turn to open a hospital is still to come. */
  readonly sites: readonly QuarantineSites[];
  /** The hospitals by seats. */
  readonly hospitals: readonly QuarantineHospital[];
  /** The special rooms; none before all hospitals are built. */
  readonly market: readonly QuarantineStack[];
  /** The extra wards. */
  readonly wards: readonly QuarantineWards[];
  /** Tiles that nobody has acquired yet; with the last one the end begins. */
  readonly tiles_left: number;
  /** Cubes still to come, those in the neighbour's hand included. */
  readonly bag: QuarantineCubes;
  /** Patients among them; with the last one the end begins. */
  readonly patients_left: number;
  /** Cubes that were paid. */
  readonly box: QuarantineCubes;
  /** Grey cubes beside the market. */
  readonly grey_supply: number;
  /** Bonus action markers beside the market. */
  readonly marker_supply: number;
  /** Markers taken by an action in this turn; they cannot be spent before the next. */
  readonly markers_taken: number;
  /** The rebuild of this turn is done. */
  readonly rebuilt: boolean;
  /** Pathology was used in this turn. */
  readonly examined: boolean;
  /** Colours of which an extra ward was bought in this turn. */
  readonly wards_bought: readonly QuarantineColour[];
  /** Actions that were cancelled in this turn. */
  readonly cancels: number;
  /** Who brought about the end and gets no further turn. */
  readonly finisher: number | null;
  /** In the end: the seats whose points have been counted. */
  readonly counted: readonly number[];
  /** By what the game was decided; empty while it goes on. */
  readonly result: QuarantineResult;
  /** Rises whenever something random becomes known. */
  readonly revealed: number;
  /** What the next cubes may bring; null when none will come. */
  readonly fever: QuarantineFever | null;
};
