// Written by `python -m tools.generate` from the rules floor; never changed by hand.

import type { RushKind, RushBedId, RushExam, RushSlotType, RushType, RushCondition } from "./view";

/** A kind of item. */
export type RushKindFacts = {
  /** Its name. */
  readonly id: RushKind;
  /** Whether it is given in syringes only. */
  readonly liquid: boolean;
  /** Whether it is an organ, which is handled with tweezers everywhere. */
  readonly organ: boolean;
  /** How many there are in the game. */
  readonly total: number;
  /** How many one placement brings to Storage; of organs, one after the other. */
  readonly stocked: number;
};

export type RushWard = "A" | "B";

/** A bed. */
export type RushBedFacts = {
  /** Its name. */
  readonly id: RushBedId;
  /** The Ward it belongs to. */
  readonly ward: RushWard;
};

export type RushSpot = "CUL" | "BLX" | "XRY" | "MRI" | "ORA" | "ORB";

/** An exam. */
export type RushExamFacts = {
  /** Its name. */
  readonly id: RushExam;
  /** Where the bed has to stand for it. */
  readonly area: RushSpot;
  /** The slot of its Doctor. */
  readonly slot: string;
};

export type RushRoom = "ORA" | "ORB";

/** A slot. */
export type RushSlotFacts = {
  /** Its name. */
  readonly id: string;
  /** What may stand there; `none` where a Research card says so. */
  readonly type: RushSlotType;
};

/** A kind of movement, and how long it takes at least. */
export type RushMoveFacts = {
  /** By gesture, in ms. */
  readonly gesture: number;
  /** By steady hands, in ms. */
  readonly steady: number;
  /** What each piece adds to that by gesture. */
  readonly gesture_each: number;
  /** What each piece adds to that by steady hands. */
  readonly steady_each: number;
  /** Whether it is always done with tweezers. */
  readonly tweezers: boolean;
  /** Whether it is done with tweezers where the task asks for them. */
  readonly surgical: boolean;
  /** Whether it begins and ends with one tap. */
  readonly tap: boolean;
};

/** Medical Points that are lost. */
export type RushCosts = {
  /** By an error with a patient whose condition is mild. */
  readonly mild: number;
  /** By an error with a serious patient. */
  readonly serious: number;
  /** By an error with a critical patient, who dies of it. */
  readonly critical: number;
  /** By over-treatment. */
  readonly over_treated: number;
  /** For each patient an epidemic left untreated. */
  readonly untreated: number;
  /** For contagion that nobody reported. */
  readonly missed_symbol: number;
  /** For a broken oath. */
  readonly oath: number;
};

/** How a piece is held with tweezers. */
export type RushGrip = {
  /** It must stay so close to where it was gripped at first. */
  readonly radius: number;
  /** It slips when it is faster, in tenths of a unit per ms. */
  readonly speed: number;
};

/** How the three sorts of pieces are held. */
export type RushGrips = {
  /** Organs. */
  readonly organ: RushGrip;
  /** Pills, fluids and units for a syringe. */
  readonly token: RushGrip;
  /** Discs of the Blood Exam. */
  readonly disc: RushGrip;
};

/** How close to its target a piece must be released. */
export type RushAims = {
  /** A bed in an Operating Room. */
  readonly bed: number;
  /** A place in Storage. */
  readonly storage: number;
  /** The mouth of a syringe. */
  readonly syringe: number;
  /** A hole of the Blood Exam tile. */
  readonly hole: number;
};

/** How movements of the hand are judged, on a plane of 1000 by 1000 units. */
export type RushTraces = {
  /** The largest coordinate. */
  readonly plane: number;
  /** A trace has at most so many samples. */
  readonly samples: number;
  /** The least time between two of them, in ms. */
  readonly step: number;
  /** A trace may be so many ms longer or shorter than the server measured. */
  readonly gap: number;
  /** For so many ms a piece must stay in its grip. */
  readonly grip: number;
  /** How pieces are held. */
  readonly grips: RushGrips;
  /** How close is close enough. */
  readonly aims: RushAims;
  /** The side of the square around the bed in the scanner that no bed may enter. */
  readonly scanner: number;
  /** An hourglass released so far from the balance point stands. */
  readonly stands: number;
  /** So far it wobbles, and falls later. */
  readonly wobbles: number;
  /** The offset of every release beyond that. */
  readonly missed: number;
};

/** A rectangle on the plane. */
export type RushBox = {
  /** Its left side. */
  readonly x: number;
  /** Its upper side. */
  readonly y: number;
  /** Its width. */
  readonly w: number;
  /** Its height. */
  readonly h: number;
};

/** Where the things lie that gestures are judged by. */
export type RushPlane = {
  /** The beds in their Wards. */
  readonly homes: Readonly<Record<RushBedId, RushBox>>;
  /** Beds elsewhere, by area. */
  readonly spots: Readonly<Record<RushSpot, RushBox>>;
  /** The kinds in Storage. */
  readonly stored: Readonly<Record<RushKind, RushBox>>;
  /** The kinds in the box. */
  readonly supply: Readonly<Record<RushKind, RushBox>>;
  /** The syringes beside a bed in an Operating Room, one for each liquid. */
  readonly syringes: Readonly<Record<RushRoom, readonly RushBox[]>>;
  /** How far below its upper side the mouth of a syringe is. */
  readonly mouth: number;
  /** The Blood Exam tile. */
  readonly tile: RushBox;
  /** The holes of the tile. */
  readonly holes: readonly (readonly [number, number])[];
  /** Red discs beside the tile. */
  readonly red: readonly [number, number];
  /** White discs beside the tile. */
  readonly white: readonly [number, number];
  /** The balance point of an hourglass on the scanner. */
  readonly balance: readonly [number, number];
  /** The middle of the bed in the scanner. */
  readonly scanner: readonly [number, number];
};

/** How many of a kind. */
export type RushCount = {
  /** Which kind. */
  readonly kind: RushKind;
  /** How many. */
  readonly count: number;
};

/** A Patient card. */
export type RushPatientCard = {
  /** Its type. */
  readonly type: RushType;
  /** The condition at admission. */
  readonly condition: RushCondition;
  /** The exams it asks for. */
  readonly exams: readonly RushExam[];
  /** Direct treatment in Clinic or Ward. */
  readonly bedside: readonly RushCount[];
  /** Direct treatment in an Operating Room. */
  readonly surgery: readonly RushCount[];
  /** What it brings. */
  readonly reputation: number;
};

/** A Diagnosis card. */
export type RushDiagnosisCard = {
  /** Its exam. */
  readonly exam: RushExam;
  /** Treatment Effectiveness: of several cards the highest applies. */
  readonly effectiveness: number;
  /** Whether it can start an epidemic. */
  readonly contagious: boolean;
  /** Treatment in the Ward. */
  readonly bedside: readonly RushCount[];
  /** Treatment in an Operating Room. */
  readonly surgery: readonly RushCount[];
  /** What it brings if it applies. */
  readonly reputation: number;
};

/** An Epidemic card. */
export type RushEpidemicCard = {
  /** What each patient of the Ward needs; nothing for a false alarm. */
  readonly need: readonly RushCount[];
  /** What it brings if all are treated. */
  readonly reputation: number;
};

/** A Research card. */
export type RushResearchCard = {
  /** The type of the slot of an action; null for a task. */
  readonly slot: RushSlotType | null;
  /** The Medical Points of a task; 0 for an action. */
  readonly reward: number;
};

/** The hospital and its cards. */
export type RushContent = {
  /** How many rounds a game has. */
  readonly rounds: number;
  /** The length of the track of Medical Points. */
  readonly most_points: number;
  /** Units in a full syringe. */
  readonly syringe_holds: number;
  /** Organs that can be stored. */
  readonly organ_area: number;
  /** All kinds of items. */
  readonly kinds: readonly RushKindFacts[];
  /** The shelves of Pharmacy and Blood Bank, in the order in which they stand. */
  readonly shelf: readonly RushKind[];
  /** The Doctors, in the order of seats. */
  readonly doctors: readonly string[];
  /** The Nurses. */
  readonly nurses: readonly string[];
  /** The places of the Clinic. */
  readonly clinic: readonly string[];
  /** The places of the Admission row. */
  readonly admission: readonly string[];
  /** The beds. */
  readonly beds: readonly RushBedFacts[];
  /** The exams. */
  readonly exams: readonly RushExamFacts[];
  /** The Operating Rooms. */
  readonly rooms: readonly RushRoom[];
  /** The slots. */
  readonly slots: readonly RushSlotFacts[];
  /** Tokens of the Cultures. */
  readonly tokens: number;
  /** Kinds of movements by their verb. */
  readonly moves: Readonly<Record<string, RushMoveFacts>>;
  /** Nobody may hold a piece for longer. */
  readonly held_ms: number;
  /** What errors cost. */
  readonly costs: RushCosts;
  /** How movements of the hand are judged. */
  readonly traces: RushTraces;
  /** Where they are judged. */
  readonly plane: RushPlane;
  /** Patient cards. */
  readonly patients: Readonly<Record<string, RushPatientCard>>;
  /** Diagnosis cards. */
  readonly diagnoses: Readonly<Record<string, RushDiagnosisCard>>;
  /** Epidemic cards. */
  readonly epidemics: Readonly<Record<string, RushEpidemicCard>>;
  /** Research cards. */
  readonly research: Readonly<Record<string, RushResearchCard>>;
};

export const content: RushContent = {
  rounds: 4,
  most_points: 50,
  syringe_holds: 6,
  organ_area: 6,
  kinds: [
    {"id": "orange", "liquid": false, "organ": false, "total": 12, "stocked": 1},
    {"id": "white", "liquid": false, "organ": false, "total": 12, "stocked": 1},
    {"id": "blue", "liquid": false, "organ": false, "total": 12, "stocked": 1},
    {"id": "fluids", "liquid": false, "organ": false, "total": 15, "stocked": 2},
    {"id": "green", "liquid": true, "organ": false, "total": 24, "stocked": 2},
    {"id": "yellow", "liquid": true, "organ": false, "total": 24, "stocked": 2},
    {"id": "blood", "liquid": true, "organ": false, "total": 40, "stocked": 3},
    {"id": "syringe", "liquid": false, "organ": false, "total": 12, "stocked": 3},
    {"id": "heart", "liquid": false, "organ": true, "total": 10, "stocked": 2},
    {"id": "kidney", "liquid": false, "organ": true, "total": 10, "stocked": 2},
    {"id": "lung", "liquid": false, "organ": true, "total": 10, "stocked": 2},
    {"id": "bone", "liquid": false, "organ": true, "total": 10, "stocked": 2},
  ],
  shelf: ["orange", "white", "blue", "fluids", "green", "yellow", "blood", "syringe"],
  doctors: ["red", "black", "green", "yellow"],
  nurses: ["nurse1", "nurse2", "nurse3", "nurse4"],
  clinic: ["C1", "C2", "C3", "C4", "C5", "C6"],
  admission: ["R1", "R2", "R3", "R4", "R5", "R6"],
  beds: [
    {"id": "A1", "ward": "A"},
    {"id": "A2", "ward": "A"},
    {"id": "A3", "ward": "A"},
    {"id": "B1", "ward": "B"},
    {"id": "B2", "ward": "B"},
    {"id": "B3", "ward": "B"},
  ],
  exams: [
    {"id": "cultures", "area": "CUL", "slot": "CUL"},
    {"id": "blood_exam", "area": "BLX", "slot": "BLX"},
    {"id": "xray", "area": "XRY", "slot": "XRY"},
    {"id": "mri", "area": "MRI", "slot": "MRI"},
  ],
  rooms: ["ORA", "ORB"],
  slots: [
    {"id": "ADM-N", "type": "nurse"},
    {"id": "ADM-D", "type": "doctor"},
    {"id": "OPC-1", "type": "general"},
    {"id": "OPC-2", "type": "general"},
    {"id": "WA-1", "type": "nurse"},
    {"id": "WA-2", "type": "nurse"},
    {"id": "WB-1", "type": "nurse"},
    {"id": "WB-2", "type": "nurse"},
    {"id": "CUL", "type": "doctor"},
    {"id": "BLX", "type": "doctor"},
    {"id": "XRY", "type": "doctor"},
    {"id": "MRI", "type": "doctor"},
    {"id": "BB", "type": "general"},
    {"id": "PH-1", "type": "nurse"},
    {"id": "PH-2", "type": "nurse"},
    {"id": "PH-D", "type": "doctor"},
    {"id": "ORA-D", "type": "doctor"},
    {"id": "ORA-N", "type": "nurse"},
    {"id": "ORB-D", "type": "doctor"},
    {"id": "ORB-N", "type": "nurse"},
    {"id": "RS-1", "type": "none"},
    {"id": "RS-2", "type": "none"},
    {"id": "RS-3", "type": "none"},
  ],
  tokens: 8,
  moves: {
    "place": {"gesture": 700, "steady": 900, "gesture_each": 0, "steady_each": 0, "tweezers": false, "surgical": false, "tap": false},
    "scan": {"gesture": 2500, "steady": 4000, "gesture_each": 0, "steady_each": 0, "tweezers": false, "surgical": false, "tap": false},
    "lift_off": {"gesture": 500, "steady": 700, "gesture_each": 0, "steady_each": 0, "tweezers": false, "surgical": false, "tap": false},
    "move_bed": {"gesture": 800, "steady": 1100, "gesture_each": 0, "steady_each": 0, "tweezers": false, "surgical": false, "tap": false},
    "draw": {"gesture": 600, "steady": 800, "gesture_each": 0, "steady_each": 0, "tweezers": false, "surgical": false, "tap": false},
    "hospitalize": {"gesture": 800, "steady": 1100, "gesture_each": 0, "steady_each": 0, "tweezers": false, "surgical": false, "tap": false},
    "syringe": {"gesture": 500, "steady": 700, "gesture_each": 0, "steady_each": 0, "tweezers": false, "surgical": false, "tap": false},
    "serve": {"gesture": 450, "steady": 650, "gesture_each": 0, "steady_each": 0, "tweezers": false, "surgical": false, "tap": false},
    "stock": {"gesture": 300, "steady": 400, "gesture_each": 200, "steady_each": 250, "tweezers": false, "surgical": false, "tap": false},
    "flip": {"gesture": 1200, "steady": 1500, "gesture_each": 0, "steady_each": 0, "tweezers": false, "surgical": false, "tap": true},
    "read": {"gesture": 900, "steady": 1200, "gesture_each": 0, "steady_each": 0, "tweezers": false, "surgical": false, "tap": true},
    "card": {"gesture": 900, "steady": 1200, "gesture_each": 0, "steady_each": 0, "tweezers": false, "surgical": false, "tap": false},
    "mri_draw": {"gesture": 500, "steady": 700, "gesture_each": 0, "steady_each": 0, "tweezers": false, "surgical": false, "tap": false},
    "mri_steady": {"gesture": 800, "steady": 1200, "gesture_each": 0, "steady_each": 0, "tweezers": false, "surgical": false, "tap": false},
    "disc": {"gesture": 1100, "steady": 1700, "gesture_each": 0, "steady_each": 0, "tweezers": true, "surgical": false, "tap": false},
    "organ": {"gesture": 1100, "steady": 1700, "gesture_each": 0, "steady_each": 0, "tweezers": true, "surgical": false, "tap": false},
    "stock_organ": {"gesture": 1000, "steady": 1600, "gesture_each": 0, "steady_each": 0, "tweezers": true, "surgical": false, "tap": false},
    "discard_organ": {"gesture": 700, "steady": 1000, "gesture_each": 0, "steady_each": 0, "tweezers": true, "surgical": false, "tap": false},
    "give": {"gesture": 450, "steady": 650, "gesture_each": 0, "steady_each": 0, "tweezers": false, "surgical": true, "tap": false},
    "inject": {"gesture": 400, "steady": 600, "gesture_each": 0, "steady_each": 0, "tweezers": false, "surgical": true, "tap": false},
    "take_back": {"gesture": 450, "steady": 650, "gesture_each": 0, "steady_each": 0, "tweezers": false, "surgical": true, "tap": false},
  },
  held_ms: 10000,
  costs: {"mild": 1, "serious": 3, "critical": 8, "over_treated": 2, "untreated": 1, "missed_symbol": 3, "oath": 1},
  traces: {"plane": 1000, "samples": 250, "step": 8, "gap": 250, "grip": 150, "grips": {"organ": {"radius": 18, "speed": 12}, "token": {"radius": 12, "speed": 14}, "disc": {"radius": 10, "speed": 10}}, "aims": {"bed": 40, "storage": 40, "syringe": 14, "hole": 12}, "scanner": 120, "stands": 10, "wobbles": 25, "missed": 26},
  plane: {
    "homes": {"A1": {"x": 345, "y": 60, "w": 104, "h": 116}, "A2": {"x": 452, "y": 60, "w": 104, "h": 116}, "A3": {"x": 559, "y": 60, "w": 104, "h": 116}, "B1": {"x": 677, "y": 60, "w": 104, "h": 116}, "B2": {"x": 784, "y": 60, "w": 104, "h": 116}, "B3": {"x": 891, "y": 60, "w": 104, "h": 116}},
    "spots": {"CUL": {"x": 8, "y": 286, "w": 104, "h": 116}, "BLX": {"x": 128, "y": 286, "w": 104, "h": 116}, "XRY": {"x": 248, "y": 286, "w": 104, "h": 116}, "MRI": {"x": 368, "y": 286, "w": 104, "h": 116}, "ORA": {"x": 487, "y": 286, "w": 104, "h": 116}, "ORB": {"x": 598, "y": 286, "w": 104, "h": 116}},
    "stored": {"orange": {"x": 716, "y": 286, "w": 56, "h": 46}, "white": {"x": 775, "y": 286, "w": 56, "h": 46}, "blue": {"x": 834, "y": 286, "w": 56, "h": 46}, "fluids": {"x": 893, "y": 286, "w": 56, "h": 46}, "green": {"x": 716, "y": 335, "w": 56, "h": 46}, "yellow": {"x": 775, "y": 335, "w": 56, "h": 46}, "blood": {"x": 834, "y": 335, "w": 56, "h": 46}, "syringe": {"x": 893, "y": 335, "w": 56, "h": 46}, "heart": {"x": 716, "y": 400, "w": 46, "h": 46}, "kidney": {"x": 763, "y": 400, "w": 46, "h": 46}, "lung": {"x": 810, "y": 400, "w": 46, "h": 46}, "bone": {"x": 857, "y": 400, "w": 46, "h": 46}},
    "supply": {"orange": {"x": 716, "y": 464, "w": 36, "h": 34}, "white": {"x": 755, "y": 464, "w": 36, "h": 34}, "blue": {"x": 794, "y": 464, "w": 36, "h": 34}, "fluids": {"x": 833, "y": 464, "w": 36, "h": 34}, "green": {"x": 872, "y": 464, "w": 36, "h": 34}, "yellow": {"x": 911, "y": 464, "w": 36, "h": 34}, "blood": {"x": 716, "y": 502, "w": 36, "h": 34}, "syringe": {"x": 755, "y": 502, "w": 36, "h": 34}, "heart": {"x": 794, "y": 502, "w": 36, "h": 34}, "kidney": {"x": 833, "y": 502, "w": 36, "h": 34}, "lung": {"x": 872, "y": 502, "w": 36, "h": 34}, "bone": {"x": 911, "y": 502, "w": 36, "h": 34}},
    "syringes": {"ORA": [{"x": 492, "y": 466, "w": 30, "h": 70}, {"x": 525, "y": 466, "w": 30, "h": 70}, {"x": 558, "y": 466, "w": 30, "h": 70}], "ORB": [{"x": 603, "y": 466, "w": 30, "h": 70}, {"x": 636, "y": 466, "w": 30, "h": 70}, {"x": 669, "y": 466, "w": 30, "h": 70}]},
    "mouth": 12,
    "tile": {"x": 123, "y": 461, "w": 84, "h": 78},
    "holes": [[151, 475], [179, 475], [137, 500], [165, 500], [193, 500], [151, 525], [179, 525]],
    "red": [223, 482],
    "white": [223, 518],
    "balance": [388, 432],
    "scanner": [420, 344],
  },
  patients: {
    "carpenter": {"type": "regular", "condition": "mild", "exams": [], "bedside": [{"kind": "orange", "count": 2}, {"kind": "white", "count": 2}], "surgery": [], "reputation": 1},
    "cyclist": {"type": "regular", "condition": "mild", "exams": [], "bedside": [{"kind": "orange", "count": 3}], "surgery": [], "reputation": 1},
    "pupil": {"type": "regular", "condition": "mild", "exams": [], "bedside": [{"kind": "orange", "count": 2}, {"kind": "blue", "count": 2}], "surgery": [], "reputation": 1},
    "cook": {"type": "regular", "condition": "mild", "exams": [], "bedside": [{"kind": "fluids", "count": 3}], "surgery": [], "reputation": 1},
    "singer": {"type": "regular", "condition": "mild", "exams": [], "bedside": [{"kind": "blue", "count": 1}, {"kind": "fluids", "count": 2}], "surgery": [], "reputation": 1},
    "bus_driver": {"type": "regular", "condition": "mild", "exams": [], "bedside": [{"kind": "green", "count": 6}], "surgery": [], "reputation": 1},
    "waitress": {"type": "regular", "condition": "mild", "exams": [], "bedside": [{"kind": "white", "count": 1}, {"kind": "fluids", "count": 3}], "surgery": [], "reputation": 1},
    "gardener": {"type": "regular", "condition": "mild", "exams": [], "bedside": [{"kind": "blue", "count": 2}, {"kind": "yellow", "count": 4}], "surgery": [], "reputation": 1},
    "florist": {"type": "regular", "condition": "mild", "exams": [], "bedside": [{"kind": "white", "count": 2}, {"kind": "blue", "count": 3}], "surgery": [], "reputation": 1},
    "librarian": {"type": "regular", "condition": "mild", "exams": [], "bedside": [{"kind": "orange", "count": 3}, {"kind": "white", "count": 2}], "surgery": [], "reputation": 1},
    "student": {"type": "regular", "condition": "mild", "exams": [], "bedside": [{"kind": "orange", "count": 2}, {"kind": "white", "count": 1}, {"kind": "blue", "count": 3}], "surgery": [], "reputation": 2},
    "father": {"type": "regular", "condition": "mild", "exams": [], "bedside": [{"kind": "fluids", "count": 3}, {"kind": "green", "count": 6}], "surgery": [], "reputation": 2},
    "postwoman": {"type": "regular", "condition": "mild", "exams": [], "bedside": [{"kind": "orange", "count": 1}, {"kind": "white", "count": 3}, {"kind": "blue", "count": 2}], "surgery": [], "reputation": 2},
    "programmer": {"type": "regular", "condition": "mild", "exams": [], "bedside": [{"kind": "orange", "count": 3}, {"kind": "white", "count": 2}, {"kind": "blue", "count": 2}], "surgery": [], "reputation": 2},
    "hiker": {"type": "regular", "condition": "mild", "exams": [], "bedside": [{"kind": "orange", "count": 3}, {"kind": "blood", "count": 7}], "surgery": [], "reputation": 2},
    "violinist": {"type": "regular", "condition": "mild", "exams": [], "bedside": [{"kind": "orange", "count": 3}, {"kind": "white", "count": 2}, {"kind": "green", "count": 3}], "surgery": [], "reputation": 2},
    "swimmer": {"type": "regular", "condition": "mild", "exams": [], "bedside": [{"kind": "orange", "count": 2}, {"kind": "blue", "count": 3}, {"kind": "yellow", "count": 7}], "surgery": [], "reputation": 3},
    "grandmother": {"type": "regular", "condition": "mild", "exams": [], "bedside": [{"kind": "orange", "count": 3}, {"kind": "white", "count": 3}, {"kind": "blue", "count": 3}], "surgery": [], "reputation": 3},
    "accountant": {"type": "regular", "condition": "serious", "exams": [], "bedside": [{"kind": "white", "count": 3}], "surgery": [], "reputation": 1},
    "barista": {"type": "regular", "condition": "serious", "exams": [], "bedside": [{"kind": "fluids", "count": 3}], "surgery": [], "reputation": 1},
    "dancer": {"type": "regular", "condition": "serious", "exams": [], "bedside": [{"kind": "orange", "count": 2}, {"kind": "blue", "count": 2}], "surgery": [], "reputation": 1},
    "teenager": {"type": "regular", "condition": "serious", "exams": [], "bedside": [{"kind": "white", "count": 2}, {"kind": "blue", "count": 1}], "surgery": [], "reputation": 1},
    "taxi_driver": {"type": "regular", "condition": "serious", "exams": [], "bedside": [{"kind": "orange", "count": 3}], "surgery": [], "reputation": 1},
    "seamstress": {"type": "regular", "condition": "serious", "exams": [], "bedside": [{"kind": "white", "count": 1}, {"kind": "yellow", "count": 5}], "surgery": [], "reputation": 1},
    "farmer": {"type": "regular", "condition": "serious", "exams": [], "bedside": [{"kind": "blue", "count": 3}, {"kind": "yellow", "count": 3}], "surgery": [], "reputation": 2},
    "firefighter": {"type": "regular", "condition": "serious", "exams": [], "bedside": [{"kind": "orange", "count": 3}, {"kind": "white", "count": 2}, {"kind": "blue", "count": 2}], "surgery": [], "reputation": 2},
    "angler": {"type": "regular", "condition": "serious", "exams": [], "bedside": [{"kind": "orange", "count": 3}, {"kind": "white", "count": 1}, {"kind": "fluids", "count": 2}], "surgery": [], "reputation": 2},
    "judge": {"type": "regular", "condition": "serious", "exams": [], "bedside": [{"kind": "white", "count": 3}, {"kind": "green", "count": 7}], "surgery": [], "reputation": 2},
    "expectant_mother": {"type": "regular", "condition": "serious", "exams": [], "bedside": [{"kind": "fluids", "count": 3}, {"kind": "blood", "count": 7}], "surgery": [], "reputation": 2},
    "mason": {"type": "regular", "condition": "serious", "exams": [], "bedside": [{"kind": "orange", "count": 2}, {"kind": "blue", "count": 3}, {"kind": "blood", "count": 10}], "surgery": [], "reputation": 3},
    "beekeeper": {"type": "regular", "condition": "critical", "exams": [], "bedside": [{"kind": "yellow", "count": 7}], "surgery": [], "reputation": 2},
    "night_porter": {"type": "regular", "condition": "critical", "exams": [], "bedside": [{"kind": "blue", "count": 2}, {"kind": "fluids", "count": 3}], "surgery": [], "reputation": 2},
    "young_mother": {"type": "regular", "condition": "critical", "exams": [], "bedside": [{"kind": "orange", "count": 3}, {"kind": "fluids", "count": 3}], "surgery": [], "reputation": 2},
    "sailor": {"type": "regular", "condition": "critical", "exams": [], "bedside": [{"kind": "white", "count": 2}, {"kind": "blue", "count": 3}, {"kind": "blood", "count": 3}], "surgery": [], "reputation": 3},
    "pensioner": {"type": "regular", "condition": "critical", "exams": [], "bedside": [{"kind": "orange", "count": 2}, {"kind": "blue", "count": 2}, {"kind": "green", "count": 9}], "surgery": [], "reputation": 3},
    "runner": {"type": "regular", "condition": "critical", "exams": [], "bedside": [{"kind": "white", "count": 3}, {"kind": "blue", "count": 3}, {"kind": "fluids", "count": 4}], "surgery": [], "reputation": 3},
    "roofer": {"type": "hospitalized", "condition": "critical", "exams": [], "bedside": [{"kind": "blue", "count": 1}, {"kind": "yellow", "count": 2}], "surgery": [{"kind": "blood", "count": 1}, {"kind": "bone", "count": 3}], "reputation": 3},
    "forester": {"type": "hospitalized", "condition": "mild", "exams": [], "bedside": [{"kind": "blood", "count": 4}], "surgery": [{"kind": "green", "count": 4}, {"kind": "heart", "count": 3}], "reputation": 3},
    "courier": {"type": "hospitalized", "condition": "critical", "exams": [], "bedside": [{"kind": "orange", "count": 3}, {"kind": "green", "count": 3}, {"kind": "yellow", "count": 2}], "surgery": [{"kind": "yellow", "count": 4}, {"kind": "kidney", "count": 3}], "reputation": 5},
    "welder": {"type": "hospitalized", "condition": "serious", "exams": [], "bedside": [{"kind": "fluids", "count": 3}, {"kind": "blood", "count": 3}], "surgery": [{"kind": "orange", "count": 3}, {"kind": "heart", "count": 1}, {"kind": "bone", "count": 2}], "reputation": 4},
    "lorry_driver": {"type": "hospitalized", "condition": "critical", "exams": [], "bedside": [{"kind": "orange", "count": 2}, {"kind": "fluids", "count": 5}, {"kind": "yellow", "count": 3}], "surgery": [{"kind": "kidney", "count": 3}], "reputation": 5},
    "chemist": {"type": "hospitalized", "condition": "critical", "exams": [], "bedside": [{"kind": "white", "count": 1}, {"kind": "yellow", "count": 11}, {"kind": "blood", "count": 2}], "surgery": [], "reputation": 3},
    "glazier": {"type": "hospitalized", "condition": "serious", "exams": [], "bedside": [{"kind": "orange", "count": 5}, {"kind": "white", "count": 5}], "surgery": [], "reputation": 3},
    "midwife": {"type": "hospitalized", "condition": "serious", "exams": [], "bedside": [{"kind": "orange", "count": 3}, {"kind": "yellow", "count": 5}, {"kind": "blood", "count": 4}], "surgery": [], "reputation": 3},
    "zookeeper": {"type": "hospitalized", "condition": "serious", "exams": ["cultures"], "bedside": [{"kind": "blue", "count": 3}], "surgery": [], "reputation": 2},
    "diver": {"type": "hospitalized", "condition": "serious", "exams": ["cultures"], "bedside": [{"kind": "white", "count": 2}, {"kind": "blue", "count": 1}], "surgery": [], "reputation": 2},
    "cheesemaker": {"type": "hospitalized", "condition": "serious", "exams": ["cultures"], "bedside": [{"kind": "white", "count": 2}], "surgery": [], "reputation": 2},
    "relief_worker": {"type": "hospitalized", "condition": "mild", "exams": ["cultures"], "bedside": [], "surgery": [], "reputation": 1},
    "backpacker": {"type": "hospitalized", "condition": "mild", "exams": ["cultures"], "bedside": [], "surgery": [], "reputation": 1},
    "weaver": {"type": "hospitalized", "condition": "mild", "exams": ["blood_exam"], "bedside": [{"kind": "white", "count": 3}], "surgery": [], "reputation": 2},
    "conductor": {"type": "hospitalized", "condition": "mild", "exams": ["blood_exam"], "bedside": [{"kind": "fluids", "count": 3}], "surgery": [], "reputation": 2},
    "potter": {"type": "hospitalized", "condition": "critical", "exams": ["blood_exam"], "bedside": [], "surgery": [], "reputation": 2},
    "painter": {"type": "hospitalized", "condition": "mild", "exams": ["blood_exam"], "bedside": [], "surgery": [], "reputation": 1},
    "translator": {"type": "hospitalized", "condition": "critical", "exams": ["blood_exam"], "bedside": [], "surgery": [], "reputation": 2},
    "skier": {"type": "hospitalized", "condition": "serious", "exams": ["xray"], "bedside": [{"kind": "orange", "count": 2}], "surgery": [], "reputation": 2},
    "climber": {"type": "hospitalized", "condition": "critical", "exams": ["xray"], "bedside": [{"kind": "fluids", "count": 2}], "surgery": [], "reputation": 2},
    "goalkeeper": {"type": "hospitalized", "condition": "serious", "exams": ["xray"], "bedside": [{"kind": "orange", "count": 3}], "surgery": [], "reputation": 2},
    "removal_man": {"type": "hospitalized", "condition": "mild", "exams": ["xray"], "bedside": [], "surgery": [], "reputation": 1},
    "handball_player": {"type": "hospitalized", "condition": "mild", "exams": ["xray"], "bedside": [], "surgery": [], "reputation": 1},
    "pianist": {"type": "hospitalized", "condition": "serious", "exams": ["mri"], "bedside": [{"kind": "blue", "count": 3}], "surgery": [], "reputation": 2},
    "pilot": {"type": "hospitalized", "condition": "serious", "exams": ["mri"], "bedside": [{"kind": "yellow", "count": 5}], "surgery": [], "reputation": 2},
    "chess_player": {"type": "hospitalized", "condition": "critical", "exams": ["mri"], "bedside": [], "surgery": [], "reputation": 2},
    "night_nurse": {"type": "hospitalized", "condition": "mild", "exams": ["mri"], "bedside": [], "surgery": [], "reputation": 1},
    "architect": {"type": "hospitalized", "condition": "serious", "exams": ["mri"], "bedside": [], "surgery": [], "reputation": 1},
    "veterinarian": {"type": "hospitalized", "condition": "mild", "exams": ["cultures", "blood_exam"], "bedside": [], "surgery": [], "reputation": 3},
    "soldier": {"type": "hospitalized", "condition": "mild", "exams": ["cultures", "xray"], "bedside": [], "surgery": [], "reputation": 3},
    "biology_teacher": {"type": "hospitalized", "condition": "serious", "exams": ["cultures", "mri"], "bedside": [{"kind": "blue", "count": 2}, {"kind": "fluids", "count": 1}], "surgery": [], "reputation": 4},
    "acrobat": {"type": "hospitalized", "condition": "mild", "exams": ["blood_exam", "xray"], "bedside": [], "surgery": [], "reputation": 3},
    "opera_singer": {"type": "hospitalized", "condition": "mild", "exams": ["blood_exam", "mri"], "bedside": [], "surgery": [], "reputation": 3},
    "boxer": {"type": "hospitalized", "condition": "serious", "exams": ["xray", "mri"], "bedside": [{"kind": "orange", "count": 1}, {"kind": "white", "count": 2}], "surgery": [], "reputation": 4},
    "stablehand": {"type": "hospitalized", "condition": "mild", "exams": ["cultures", "xray"], "bedside": [], "surgery": [], "reputation": 3},
    "historian": {"type": "hospitalized", "condition": "serious", "exams": ["blood_exam", "mri"], "bedside": [], "surgery": [], "reputation": 3},
  },
  diagnoses: {
    "cul_1": {"exam": "cultures", "effectiveness": 1, "contagious": false, "bedside": [{"kind": "orange", "count": 2}, {"kind": "blood", "count": 3}], "surgery": [], "reputation": 1},
    "cul_2": {"exam": "cultures", "effectiveness": 1, "contagious": true, "bedside": [{"kind": "blood", "count": 6}], "surgery": [], "reputation": 1},
    "cul_3": {"exam": "cultures", "effectiveness": 1, "contagious": true, "bedside": [{"kind": "fluids", "count": 2}, {"kind": "blood", "count": 9}], "surgery": [], "reputation": 2},
    "cul_4": {"exam": "cultures", "effectiveness": 1, "contagious": false, "bedside": [{"kind": "orange", "count": 3}, {"kind": "white", "count": 6}], "surgery": [], "reputation": 3},
    "cul_5": {"exam": "cultures", "effectiveness": 2, "contagious": false, "bedside": [{"kind": "orange", "count": 2}, {"kind": "white", "count": 2}], "surgery": [], "reputation": 1},
    "cul_6": {"exam": "cultures", "effectiveness": 2, "contagious": false, "bedside": [{"kind": "yellow", "count": 4}], "surgery": [], "reputation": 1},
    "cul_7": {"exam": "cultures", "effectiveness": 2, "contagious": false, "bedside": [{"kind": "white", "count": 3}, {"kind": "blue", "count": 2}], "surgery": [], "reputation": 1},
    "cul_8": {"exam": "cultures", "effectiveness": 2, "contagious": false, "bedside": [], "surgery": [{"kind": "white", "count": 2}, {"kind": "heart", "count": 3}], "reputation": 2},
    "cul_9": {"exam": "cultures", "effectiveness": 3, "contagious": false, "bedside": [{"kind": "blue", "count": 1}, {"kind": "blood", "count": 6}], "surgery": [], "reputation": 1},
    "cul_10": {"exam": "cultures", "effectiveness": 3, "contagious": true, "bedside": [{"kind": "orange", "count": 2}, {"kind": "white", "count": 1}, {"kind": "blood", "count": 4}], "surgery": [], "reputation": 2},
    "cul_11": {"exam": "cultures", "effectiveness": 3, "contagious": false, "bedside": [{"kind": "orange", "count": 1}, {"kind": "white", "count": 2}, {"kind": "blue", "count": 4}], "surgery": [], "reputation": 2},
    "cul_12": {"exam": "cultures", "effectiveness": 3, "contagious": true, "bedside": [{"kind": "blue", "count": 2}, {"kind": "fluids", "count": 3}, {"kind": "blood", "count": 9}], "surgery": [], "reputation": 3},
    "cul_13": {"exam": "cultures", "effectiveness": 4, "contagious": true, "bedside": [{"kind": "blood", "count": 6}], "surgery": [], "reputation": 1},
    "cul_14": {"exam": "cultures", "effectiveness": 4, "contagious": true, "bedside": [{"kind": "fluids", "count": 2}, {"kind": "yellow", "count": 4}], "surgery": [], "reputation": 1},
    "cul_15": {"exam": "cultures", "effectiveness": 4, "contagious": false, "bedside": [{"kind": "white", "count": 1}, {"kind": "blood", "count": 11}], "surgery": [], "reputation": 2},
    "cul_16": {"exam": "cultures", "effectiveness": 4, "contagious": true, "bedside": [], "surgery": [{"kind": "white", "count": 2}, {"kind": "kidney", "count": 3}], "reputation": 2},
    "cul_17": {"exam": "cultures", "effectiveness": 5, "contagious": false, "bedside": [{"kind": "blue", "count": 5}], "surgery": [], "reputation": 1},
    "cul_18": {"exam": "cultures", "effectiveness": 5, "contagious": false, "bedside": [{"kind": "blood", "count": 10}], "surgery": [], "reputation": 2},
    "cul_19": {"exam": "cultures", "effectiveness": 5, "contagious": true, "bedside": [{"kind": "blue", "count": 3}, {"kind": "green", "count": 5}], "surgery": [], "reputation": 2},
    "cul_20": {"exam": "cultures", "effectiveness": 5, "contagious": false, "bedside": [{"kind": "orange", "count": 2}, {"kind": "blue", "count": 2}, {"kind": "fluids", "count": 1}, {"kind": "blood", "count": 9}], "surgery": [], "reputation": 3},
    "cul_21": {"exam": "cultures", "effectiveness": 6, "contagious": false, "bedside": [{"kind": "blue", "count": 1}, {"kind": "blood", "count": 3}], "surgery": [], "reputation": 1},
    "cul_22": {"exam": "cultures", "effectiveness": 6, "contagious": false, "bedside": [], "surgery": [{"kind": "lung", "count": 1}, {"kind": "bone", "count": 2}], "reputation": 2},
    "cul_23": {"exam": "cultures", "effectiveness": 6, "contagious": false, "bedside": [{"kind": "orange", "count": 1}, {"kind": "white", "count": 1}, {"kind": "blood", "count": 9}], "surgery": [], "reputation": 2},
    "cul_24": {"exam": "cultures", "effectiveness": 6, "contagious": false, "bedside": [{"kind": "orange", "count": 2}], "surgery": [{"kind": "blood", "count": 7}, {"kind": "heart", "count": 1}, {"kind": "lung", "count": 2}], "reputation": 3},
    "blx_1": {"exam": "blood_exam", "effectiveness": 1, "contagious": true, "bedside": [{"kind": "white", "count": 2}, {"kind": "blue", "count": 2}], "surgery": [], "reputation": 1},
    "blx_2": {"exam": "blood_exam", "effectiveness": 1, "contagious": false, "bedside": [{"kind": "white", "count": 2}, {"kind": "yellow", "count": 3}], "surgery": [], "reputation": 1},
    "blx_3": {"exam": "blood_exam", "effectiveness": 1, "contagious": false, "bedside": [{"kind": "green", "count": 4}, {"kind": "blood", "count": 2}], "surgery": [], "reputation": 1},
    "blx_4": {"exam": "blood_exam", "effectiveness": 1, "contagious": false, "bedside": [{"kind": "orange", "count": 1}], "surgery": [{"kind": "lung", "count": 3}], "reputation": 2},
    "blx_5": {"exam": "blood_exam", "effectiveness": 2, "contagious": false, "bedside": [{"kind": "white", "count": 3}], "surgery": [], "reputation": 1},
    "blx_6": {"exam": "blood_exam", "effectiveness": 2, "contagious": false, "bedside": [{"kind": "blood", "count": 6}], "surgery": [], "reputation": 1},
    "blx_7": {"exam": "blood_exam", "effectiveness": 2, "contagious": false, "bedside": [], "surgery": [{"kind": "kidney", "count": 1}, {"kind": "bone", "count": 2}], "reputation": 2},
    "blx_8": {"exam": "blood_exam", "effectiveness": 2, "contagious": false, "bedside": [{"kind": "orange", "count": 2}, {"kind": "white", "count": 3}, {"kind": "blue", "count": 1}, {"kind": "yellow", "count": 5}], "surgery": [], "reputation": 3},
    "blx_9": {"exam": "blood_exam", "effectiveness": 3, "contagious": false, "bedside": [{"kind": "fluids", "count": 2}, {"kind": "blood", "count": 4}], "surgery": [], "reputation": 1},
    "blx_10": {"exam": "blood_exam", "effectiveness": 3, "contagious": false, "bedside": [{"kind": "orange", "count": 2}, {"kind": "white", "count": 2}], "surgery": [], "reputation": 1},
    "blx_11": {"exam": "blood_exam", "effectiveness": 3, "contagious": false, "bedside": [{"kind": "white", "count": 2}], "surgery": [{"kind": "heart", "count": 3}], "reputation": 2},
    "blx_12": {"exam": "blood_exam", "effectiveness": 3, "contagious": true, "bedside": [{"kind": "fluids", "count": 2}, {"kind": "blood", "count": 12}], "surgery": [], "reputation": 3},
    "blx_13": {"exam": "blood_exam", "effectiveness": 4, "contagious": true, "bedside": [], "surgery": [{"kind": "blue", "count": 2}, {"kind": "heart", "count": 3}], "reputation": 2},
    "blx_14": {"exam": "blood_exam", "effectiveness": 4, "contagious": false, "bedside": [{"kind": "white", "count": 3}, {"kind": "blood", "count": 7}], "surgery": [], "reputation": 2},
    "blx_15": {"exam": "blood_exam", "effectiveness": 4, "contagious": false, "bedside": [{"kind": "fluids", "count": 1}, {"kind": "blood", "count": 12}], "surgery": [], "reputation": 3},
    "blx_16": {"exam": "blood_exam", "effectiveness": 4, "contagious": false, "bedside": [], "surgery": [{"kind": "blood", "count": 12}, {"kind": "lung", "count": 3}], "reputation": 3},
    "blx_17": {"exam": "blood_exam", "effectiveness": 5, "contagious": false, "bedside": [{"kind": "white", "count": 5}], "surgery": [], "reputation": 1},
    "blx_18": {"exam": "blood_exam", "effectiveness": 5, "contagious": false, "bedside": [{"kind": "blue", "count": 2}, {"kind": "blood", "count": 4}], "surgery": [], "reputation": 1},
    "blx_19": {"exam": "blood_exam", "effectiveness": 5, "contagious": false, "bedside": [{"kind": "orange", "count": 1}, {"kind": "blood", "count": 11}], "surgery": [], "reputation": 2},
    "blx_20": {"exam": "blood_exam", "effectiveness": 5, "contagious": true, "bedside": [{"kind": "orange", "count": 2}, {"kind": "white", "count": 2}, {"kind": "fluids", "count": 1}, {"kind": "yellow", "count": 4}], "surgery": [], "reputation": 2},
    "blx_21": {"exam": "blood_exam", "effectiveness": 6, "contagious": true, "bedside": [{"kind": "orange", "count": 1}, {"kind": "blood", "count": 6}], "surgery": [], "reputation": 1},
    "blx_22": {"exam": "blood_exam", "effectiveness": 6, "contagious": false, "bedside": [], "surgery": [{"kind": "blood", "count": 3}, {"kind": "bone", "count": 3}], "reputation": 2},
    "blx_23": {"exam": "blood_exam", "effectiveness": 6, "contagious": false, "bedside": [{"kind": "orange", "count": 2}, {"kind": "white", "count": 2}, {"kind": "blue", "count": 4}], "surgery": [], "reputation": 2},
    "blx_24": {"exam": "blood_exam", "effectiveness": 6, "contagious": true, "bedside": [{"kind": "orange", "count": 1}, {"kind": "fluids", "count": 3}, {"kind": "blood", "count": 6}], "surgery": [], "reputation": 2},
    "xry_1": {"exam": "xray", "effectiveness": 1, "contagious": false, "bedside": [{"kind": "white", "count": 2}, {"kind": "blood", "count": 4}], "surgery": [], "reputation": 1},
    "xry_2": {"exam": "xray", "effectiveness": 1, "contagious": false, "bedside": [{"kind": "blue", "count": 2}, {"kind": "yellow", "count": 2}], "surgery": [], "reputation": 1},
    "xry_3": {"exam": "xray", "effectiveness": 1, "contagious": false, "bedside": [], "surgery": [{"kind": "blue", "count": 2}, {"kind": "lung", "count": 3}], "reputation": 2},
    "xry_4": {"exam": "xray", "effectiveness": 1, "contagious": false, "bedside": [{"kind": "orange", "count": 2}, {"kind": "blue", "count": 4}, {"kind": "fluids", "count": 5}], "surgery": [], "reputation": 3},
    "xry_5": {"exam": "xray", "effectiveness": 2, "contagious": false, "bedside": [{"kind": "blood", "count": 6}], "surgery": [], "reputation": 1},
    "xry_6": {"exam": "xray", "effectiveness": 2, "contagious": false, "bedside": [{"kind": "blood", "count": 6}], "surgery": [], "reputation": 1},
    "xry_7": {"exam": "xray", "effectiveness": 2, "contagious": false, "bedside": [{"kind": "white", "count": 1}, {"kind": "blood", "count": 6}], "surgery": [], "reputation": 1},
    "xry_8": {"exam": "xray", "effectiveness": 2, "contagious": false, "bedside": [{"kind": "orange", "count": 2}], "surgery": [{"kind": "heart", "count": 1}, {"kind": "kidney", "count": 2}], "reputation": 2},
    "xry_9": {"exam": "xray", "effectiveness": 3, "contagious": false, "bedside": [{"kind": "fluids", "count": 2}, {"kind": "blood", "count": 4}], "surgery": [], "reputation": 1},
    "xry_10": {"exam": "xray", "effectiveness": 3, "contagious": false, "bedside": [{"kind": "blue", "count": 1}, {"kind": "blood", "count": 6}], "surgery": [], "reputation": 1},
    "xry_11": {"exam": "xray", "effectiveness": 3, "contagious": false, "bedside": [], "surgery": [{"kind": "green", "count": 3}, {"kind": "lung", "count": 3}], "reputation": 2},
    "xry_12": {"exam": "xray", "effectiveness": 3, "contagious": false, "bedside": [{"kind": "blue", "count": 2}], "surgery": [{"kind": "heart", "count": 1}, {"kind": "kidney", "count": 2}], "reputation": 2},
    "xry_13": {"exam": "xray", "effectiveness": 4, "contagious": false, "bedside": [{"kind": "white", "count": 1}, {"kind": "blood", "count": 6}], "surgery": [], "reputation": 1},
    "xry_14": {"exam": "xray", "effectiveness": 4, "contagious": false, "bedside": [{"kind": "fluids", "count": 1}, {"kind": "blood", "count": 11}], "surgery": [], "reputation": 2},
    "xry_15": {"exam": "xray", "effectiveness": 4, "contagious": false, "bedside": [], "surgery": [{"kind": "blood", "count": 3}, {"kind": "bone", "count": 3}], "reputation": 2},
    "xry_16": {"exam": "xray", "effectiveness": 4, "contagious": false, "bedside": [], "surgery": [{"kind": "yellow", "count": 4}, {"kind": "kidney", "count": 1}, {"kind": "lung", "count": 1}, {"kind": "bone", "count": 1}], "reputation": 3},
    "xry_17": {"exam": "xray", "effectiveness": 5, "contagious": false, "bedside": [{"kind": "orange", "count": 3}, {"kind": "blue", "count": 2}], "surgery": [], "reputation": 1},
    "xry_18": {"exam": "xray", "effectiveness": 5, "contagious": false, "bedside": [], "surgery": [{"kind": "kidney", "count": 1}, {"kind": "lung", "count": 2}], "reputation": 2},
    "xry_19": {"exam": "xray", "effectiveness": 5, "contagious": false, "bedside": [], "surgery": [{"kind": "green", "count": 6}, {"kind": "lung", "count": 2}], "reputation": 2},
    "xry_20": {"exam": "xray", "effectiveness": 5, "contagious": false, "bedside": [{"kind": "blue", "count": 2}], "surgery": [{"kind": "white", "count": 4}, {"kind": "lung", "count": 3}], "reputation": 3},
    "xry_21": {"exam": "xray", "effectiveness": 6, "contagious": false, "bedside": [{"kind": "fluids", "count": 2}, {"kind": "blood", "count": 3}], "surgery": [], "reputation": 1},
    "xry_22": {"exam": "xray", "effectiveness": 6, "contagious": false, "bedside": [{"kind": "fluids", "count": 1}], "surgery": [{"kind": "yellow", "count": 1}, {"kind": "kidney", "count": 3}], "reputation": 2},
    "xry_23": {"exam": "xray", "effectiveness": 6, "contagious": false, "bedside": [{"kind": "blue", "count": 1}], "surgery": [{"kind": "blood", "count": 1}, {"kind": "kidney", "count": 3}], "reputation": 2},
    "xry_24": {"exam": "xray", "effectiveness": 6, "contagious": false, "bedside": [{"kind": "white", "count": 2}], "surgery": [{"kind": "blood", "count": 7}, {"kind": "heart", "count": 1}, {"kind": "kidney", "count": 2}], "reputation": 3},
    "mri_1": {"exam": "mri", "effectiveness": 1, "contagious": false, "bedside": [{"kind": "blue", "count": 3}], "surgery": [], "reputation": 1},
    "mri_2": {"exam": "mri", "effectiveness": 1, "contagious": false, "bedside": [{"kind": "white", "count": 1}, {"kind": "blood", "count": 3}], "surgery": [], "reputation": 1},
    "mri_3": {"exam": "mri", "effectiveness": 1, "contagious": false, "bedside": [], "surgery": [{"kind": "blood", "count": 3}, {"kind": "bone", "count": 3}], "reputation": 2},
    "mri_4": {"exam": "mri", "effectiveness": 1, "contagious": false, "bedside": [{"kind": "blue", "count": 1}], "surgery": [{"kind": "blood", "count": 1}, {"kind": "bone", "count": 3}], "reputation": 2},
    "mri_5": {"exam": "mri", "effectiveness": 2, "contagious": false, "bedside": [{"kind": "orange", "count": 2}, {"kind": "blood", "count": 4}], "surgery": [], "reputation": 1},
    "mri_6": {"exam": "mri", "effectiveness": 2, "contagious": false, "bedside": [{"kind": "blood", "count": 6}], "surgery": [], "reputation": 1},
    "mri_7": {"exam": "mri", "effectiveness": 2, "contagious": false, "bedside": [{"kind": "white", "count": 1}, {"kind": "blue", "count": 2}, {"kind": "fluids", "count": 2}], "surgery": [], "reputation": 1},
    "mri_8": {"exam": "mri", "effectiveness": 2, "contagious": false, "bedside": [{"kind": "blue", "count": 2}], "surgery": [{"kind": "kidney", "count": 1}, {"kind": "bone", "count": 2}], "reputation": 2},
    "mri_9": {"exam": "mri", "effectiveness": 3, "contagious": false, "bedside": [{"kind": "blue", "count": 2}, {"kind": "blood", "count": 3}], "surgery": [], "reputation": 1},
    "mri_10": {"exam": "mri", "effectiveness": 3, "contagious": false, "bedside": [{"kind": "yellow", "count": 6}], "surgery": [], "reputation": 1},
    "mri_11": {"exam": "mri", "effectiveness": 3, "contagious": false, "bedside": [], "surgery": [{"kind": "blood", "count": 3}, {"kind": "heart", "count": 3}], "reputation": 2},
    "mri_12": {"exam": "mri", "effectiveness": 3, "contagious": false, "bedside": [{"kind": "fluids", "count": 1}, {"kind": "blood", "count": 1}], "surgery": [{"kind": "heart", "count": 3}], "reputation": 2},
    "mri_13": {"exam": "mri", "effectiveness": 4, "contagious": false, "bedside": [{"kind": "blood", "count": 6}], "surgery": [], "reputation": 1},
    "mri_14": {"exam": "mri", "effectiveness": 4, "contagious": false, "bedside": [{"kind": "white", "count": 5}], "surgery": [], "reputation": 1},
    "mri_15": {"exam": "mri", "effectiveness": 4, "contagious": false, "bedside": [], "surgery": [{"kind": "blood", "count": 4}, {"kind": "heart", "count": 1}, {"kind": "lung", "count": 2}], "reputation": 3},
    "mri_16": {"exam": "mri", "effectiveness": 4, "contagious": false, "bedside": [], "surgery": [{"kind": "blood", "count": 6}, {"kind": "heart", "count": 1}, {"kind": "lung", "count": 2}], "reputation": 3},
    "mri_17": {"exam": "mri", "effectiveness": 5, "contagious": false, "bedside": [], "surgery": [{"kind": "blood", "count": 3}, {"kind": "bone", "count": 3}], "reputation": 2},
    "mri_18": {"exam": "mri", "effectiveness": 5, "contagious": false, "bedside": [{"kind": "orange", "count": 1}, {"kind": "blood", "count": 9}], "surgery": [], "reputation": 2},
    "mri_19": {"exam": "mri", "effectiveness": 5, "contagious": false, "bedside": [{"kind": "fluids", "count": 2}], "surgery": [{"kind": "kidney", "count": 1}, {"kind": "bone", "count": 2}], "reputation": 2},
    "mri_20": {"exam": "mri", "effectiveness": 5, "contagious": false, "bedside": [], "surgery": [{"kind": "blood", "count": 6}, {"kind": "heart", "count": 1}, {"kind": "bone", "count": 2}], "reputation": 3},
    "mri_21": {"exam": "mri", "effectiveness": 6, "contagious": false, "bedside": [{"kind": "fluids", "count": 2}, {"kind": "blood", "count": 3}], "surgery": [], "reputation": 1},
    "mri_22": {"exam": "mri", "effectiveness": 6, "contagious": false, "bedside": [{"kind": "orange", "count": 2}, {"kind": "fluids", "count": 5}], "surgery": [], "reputation": 2},
    "mri_23": {"exam": "mri", "effectiveness": 6, "contagious": false, "bedside": [{"kind": "white", "count": 5}, {"kind": "blue", "count": 3}], "surgery": [], "reputation": 2},
    "mri_24": {"exam": "mri", "effectiveness": 6, "contagious": false, "bedside": [{"kind": "fluids", "count": 2}, {"kind": "blood", "count": 12}], "surgery": [], "reputation": 3},
  },
  epidemics: {
    "false_alarm": {"need": [], "reputation": 0},
    "mild_cold": {"need": [], "reputation": 0},
    "passing_rash": {"need": [], "reputation": 0},
    "influenza": {"need": [{"kind": "orange", "count": 1}], "reputation": 2},
    "whooping_cough": {"need": [{"kind": "orange", "count": 1}], "reputation": 2},
    "scarlet_fever": {"need": [{"kind": "white", "count": 1}], "reputation": 2},
    "pink_eye": {"need": [{"kind": "white", "count": 1}], "reputation": 2},
    "measles": {"need": [{"kind": "blue", "count": 1}], "reputation": 2},
    "stomach_flu": {"need": [{"kind": "fluids", "count": 1}], "reputation": 2},
    "food_poisoning": {"need": [{"kind": "fluids", "count": 1}], "reputation": 2},
    "pneumonia": {"need": [{"kind": "orange", "count": 1}, {"kind": "white", "count": 1}], "reputation": 3},
    "hepatitis": {"need": [{"kind": "white", "count": 1}, {"kind": "blue", "count": 1}], "reputation": 3},
    "meningitis": {"need": [{"kind": "yellow", "count": 2}], "reputation": 4},
    "malaria": {"need": [{"kind": "blood", "count": 1}], "reputation": 4},
  },
  research: {
    "full_clinic": {"slot": null, "reward": 1},
    "busy_laboratory": {"slot": null, "reward": 1},
    "right_dose": {"slot": null, "reward": 1},
    "first_things_first": {"slot": null, "reward": 1},
    "full_house": {"slot": null, "reward": 1},
    "containment": {"slot": null, "reward": 1},
    "transplant_study": {"slot": null, "reward": 2},
    "surgical_series": {"slot": null, "reward": 2},
    "bedside_trial": {"slot": null, "reward": 2},
    "screening_day": {"slot": null, "reward": 2},
    "ward_study": {"slot": null, "reward": 3},
    "shift_study": {"slot": null, "reward": 3},
    "open_doors": {"slot": "nurse", "reward": 0},
    "double_round": {"slot": "doctor", "reward": 0},
    "shared_clinic": {"slot": "general", "reward": 0},
    "ward_round": {"slot": "nurse", "reward": 0},
    "bulk_order": {"slot": "nurse", "reward": 0},
    "blood_drive": {"slot": "general", "reward": 0},
    "organ_network": {"slot": "doctor", "reward": 0},
    "mobile_laboratory": {"slot": "doctor", "reward": 0},
    "steady_hand": {"slot": "nurse", "reward": 0},
    "scrub_nurse": {"slot": "nurse", "reward": 0},
  },
};
