/**
 * The table plane: one fixed layout of the department, whatever the screen shows of it. It is as
 * wide as the plane on which traces are judged; what they are judged by lies where the rules say.
 * Only the desk with the hourglasses moves: below the rooms, or beside them where a window is wide.
 */
import { content, type RushBox } from "./generated/content";
import type { Point } from "./traces";
import { DOCTORS, type Area, type Bed, type Exam, type Kind, type Room } from "./view";

export type Box = RushBox;

export const PLANE: Box = { x: 0, y: 0, w: 1000, h: 605 };

/** The boards; on a small screen one is shown at a time. */
export const BOARDS = {
  admission: { x: 0, y: 0, w: 336, h: 258 },
  ward_a: { x: 340, y: 0, w: 328, h: 258 },
  ward_b: { x: 672, y: 0, w: 328, h: 258 },
  labs: { x: 0, y: 262, w: 480, h: 280 },
  theatre: { x: 484, y: 262, w: 222, h: 280 },
  pharmacy: { x: 710, y: 262, w: 290, h: 280 },
  desk: { x: 0, y: 545, w: 1000, h: 60 },
} as const satisfies Record<string, Box>;

/** What a small screen shows: parts of the plane that fill its width, the desk below the rooms. */
export const VIEWS = {
  all: PLANE,
  desk: { x: 0, y: 545, w: 376, h: 60 },
  admission: BOARDS.admission,
  ward_a: BOARDS.ward_a,
  ward_b: BOARDS.ward_b,
  lab_1: { x: 0, y: 262, w: 240, h: 280 },
  lab_2: { x: 240, y: 262, w: 240, h: 280 },
  theatre: BOARDS.theatre,
  pharmacy: BOARDS.pharmacy,
  research: { x: 380, y: 545, w: 620, h: 60 },
} as const satisfies Record<string, Box>;
export type ViewName = keyof typeof VIEWS;

export const SLOT_SIZE = { w: 42, h: 54 } as const;
export const BED_SIZE = { w: 104, h: 116 } as const;
export const CARD_SIZE = { w: 53, h: 78 } as const;
const POOL_STEP = 46;

function slotBox(x: number, y: number): Box {
  return { x, y, ...SLOT_SIZE };
}

const LAB_WIDTH = 120;
const ROOM_WIDTH = 111;
const LABS = BOARDS.labs;
const SHOP = BOARDS.pharmacy;

const LAB_SLOT_Y = LABS.y + 143;

export const SLOTS: Readonly<Record<string, Box>> = {
  "OPC-1": slotBox(6, 102),
  "OPC-2": slotBox(53, 102),
  "ADM-N": slotBox(240, 102),
  "ADM-D": slotBox(288, 102),
  "WA-1": slotBox(BOARDS.ward_a.x + 236, 3),
  "WA-2": slotBox(BOARDS.ward_a.x + 282, 3),
  "WB-1": slotBox(BOARDS.ward_b.x + 236, 3),
  "WB-2": slotBox(BOARDS.ward_b.x + 282, 3),
  CUL: slotBox(LABS.x + 7, LAB_SLOT_Y),
  BLX: slotBox(LABS.x + LAB_WIDTH + 7, LAB_SLOT_Y),
  XRY: slotBox(LABS.x + 2 * LAB_WIDTH + 7, LAB_SLOT_Y),
  MRI: slotBox(LABS.x + 3 * LAB_WIDTH + 7, LAB_SLOT_Y),
  "PH-1": slotBox(SHOP.x + 244, SHOP.y + 22),
  "PH-2": slotBox(SHOP.x + 244, SHOP.y + 80),
  "PH-D": slotBox(SHOP.x + 244, SHOP.y + 138),
  BB: slotBox(SHOP.x + 244, SHOP.y + 212),
  "ORA-D": slotBox(BOARDS.theatre.x + 9, LAB_SLOT_Y),
  "ORA-N": slotBox(BOARDS.theatre.x + 61, LAB_SLOT_Y),
  "ORB-D": slotBox(BOARDS.theatre.x + ROOM_WIDTH + 9, LAB_SLOT_Y),
  "ORB-N": slotBox(BOARDS.theatre.x + ROOM_WIDTH + 61, LAB_SLOT_Y),
};

/** Where the desk stands: its hourglasses, and the Research cards with a slot each. */
export interface DeskPlan {
  readonly box: Box;
  /** All rooms together with it. */
  readonly whole: Box;
  readonly pool: Box;
  glass(place: number): Box;
  card(place: number): Box;
}

export const RESEARCH_SLOTS: readonly string[] = ["RS-1", "RS-2", "RS-3"];

const CARD_WIDTH = 202;
const CARD_MOST = 150;

/** From this height on the hourglasses stand in two rows, and are larger than on a slot. */
const TWO_ROWS = 132;
const LARGER_MOST = 2;

/** Below the rooms, as high as there is room for it. */
export function deskBelow(h: number): DeskPlan {
  const { x, y, w } = BOARDS.desk;
  const rows = h >= TWO_ROWS ? 2 : 1;
  const inRow = 8 / rows;
  const larger = rows === 1 ? 1 : Math.min(LARGER_MOST, (h - 4) / rows / (SLOT_SIZE.h + 6));
  const glass = { w: SLOT_SIZE.w * larger, h: SLOT_SIZE.h * larger };
  const step = { x: glass.w + POOL_STEP - SLOT_SIZE.w, y: glass.h + 6 };
  const high = rows * step.y - 2;
  const top = y + Math.max(1, (h - high) / 2);
  return {
    box: { x, y, w, h },
    whole: { ...PLANE, h: y + h },
    pool: { x: x + 2, y: top, w: inRow * step.x + 6, h: high },
    glass: (place) => ({
      x: x + 5 + (place % inRow) * step.x,
      y: top + 2 + Math.floor(place / inRow) * step.y,
      ...glass,
    }),
    card: (place) => ({
      x: 382 + place * 206,
      y: y + 2,
      w: CARD_WIDTH,
      h: Math.min(CARD_MOST, h) - 4,
    }),
  };
}

const SIDE = 104;
const POOL_ROWS = 4;
const ROW = SLOT_SIZE.h + 4;

export const DESK_BELOW: DeskPlan = deskBelow(BOARDS.desk.h);

/** Left of the rooms: two hourglasses side by side, the Research cards under them. */
export const DESK_BESIDE: DeskPlan = {
  box: { x: -SIDE, y: 0, w: SIDE - 4, h: BOARDS.desk.y - 4 },
  whole: { x: -SIDE, y: 0, w: PLANE.w + SIDE, h: BOARDS.desk.y - 4 },
  pool: { x: -SIDE + 3, y: 20, w: SIDE - 10, h: POOL_ROWS * ROW + 2 },
  glass: (place) => slotBox(-SIDE + 5 + (place % 2) * 47, 22 + Math.floor(place / 2) * ROW),
  card: (place) => ({ x: -SIDE + 3, y: 262 + place * 93, w: SIDE - 10, h: 90 }),
};

/** The number of an hourglass in the pool: Doctors first, then Nurses. */
function poolPlace(glass: string): number {
  const doctor = DOCTORS.findIndex((each) => each === glass);
  return doctor >= 0 ? doctor : DOCTORS.length + Number(glass.slice(5)) - 1;
}

/** Where each hourglass stands when it is in the pool. */
export function poolBox(glass: string, desk: DeskPlan): Box {
  return desk.glass(poolPlace(glass));
}

/** Where an hourglass can stand. */
export function slotAt(slot: string, desk: DeskPlan): Box | null {
  const place = RESEARCH_SLOTS.indexOf(slot);
  if (place < 0) return SLOTS[slot] ?? null;
  const card = desk.card(place);
  return slotBox(card.x + card.w - SLOT_SIZE.w - 2, card.y + (card.h - SLOT_SIZE.h) / 2);
}

export function placeBox(place: string): Box {
  const number = Number(place.slice(1)) - 1;
  const y = place.startsWith("C") ? 20 : 177;
  return { x: 5 + number * 54.5, y, ...CARD_SIZE };
}

export const DECKS = {
  regular: { x: 110, y: 102, w: 52, h: 54 },
  hospitalized: { x: 172, y: 102, w: 52, h: 54 },
} as const satisfies Record<string, Box>;

/** The rows where cards from the decks go. */
export const ROWS = {
  regular: { x: 2, y: 18, w: 332, h: 82 },
  hospitalized: { x: 2, y: 175, w: 332, h: 82 },
} as const satisfies Record<string, Box>;

const NOWHERE: Box = { x: 0, y: 0, w: 0, h: 0 };
const judged = content.plane;

export function homeBox(bed: Bed): Box {
  return judged.homes[bed];
}

/** The treatment area of a bed in its Ward: its Diagnosis cards lie there. */
export function treatmentBox(bed: Bed): Box {
  const home = homeBox(bed);
  return { x: home.x, y: home.y + home.h + 3, w: home.w, h: 76 };
}

export function epidemicBox(ward: "A" | "B"): Box {
  const board = ward === "A" ? BOARDS.ward_a : BOARDS.ward_b;
  return { x: board.x + 76, y: 3, w: 154, h: 50 };
}

const AREA_X: Readonly<Record<Area, number>> = {
  CUL: LABS.x,
  BLX: LABS.x + LAB_WIDTH,
  XRY: LABS.x + 2 * LAB_WIDTH,
  MRI: LABS.x + 3 * LAB_WIDTH,
  ORA: BOARDS.theatre.x,
  ORB: BOARDS.theatre.x + ROOM_WIDTH,
};

/** The strip of an exam or Operating Room: title, bed, slots, and what is worked with. */
export function areaBox(area: Area): Box {
  const w = area.startsWith("OR") ? ROOM_WIDTH : LAB_WIDTH;
  return { x: AREA_X[area], y: LABS.y, w, h: LABS.h };
}

/** Where the bed stands in it. */
export function spotBox(area: Area): Box {
  return judged.spots[area];
}

export function bedBox(bed: Bed, area: Area | "home"): Box {
  return area === "home" ? homeBox(bed) : spotBox(area);
}

const DECK_X: Readonly<Record<Exam, Area>> = {
  cultures: "CUL",
  blood_exam: "BLX",
  xray: "XRY",
  mri: "MRI",
};

/** The Diagnosis deck of an exam, its back in sight. */
export function backBox(exam: Exam): Box {
  return { x: AREA_X[DECK_X[exam]] + 54, y: LABS.y + 143, w: 60, h: 54 };
}

export function tokenPoint(token: number): Point {
  return [LABS.x + 19 + (token % 4) * 27.5, LABS.y + 220 + Math.floor(token / 4) * 31];
}

export function holePoint(hole: number): Point {
  return judged.holes[hole] ?? BALANCE;
}

export const TILE: Box = judged.tile;

/** Discs beside the tile; they are piled by colour. */
export const BESIDE = { red: judged.red, white: judged.white } as const satisfies Record<
  string,
  Point
>;

/** Under the X-ray deck, and the MRI tile beside its area. */
export const PILE_BOTTOM: Box = { x: AREA_X.XRY + 8, y: LABS.y + 204, w: 104, h: 70 };
export const SCAN_TILE: Box = { x: AREA_X.MRI + 8, y: LABS.y + 204, w: 104, h: 70 };

/** Where an hourglass on the scanner is balanced. */
export const BALANCE: Point = judged.balance;
/** The bed in the scanner. */
export const SCANNER: Point = judged.scanner;

/** A kind in Storage: the shelves, and the Organ area below them. */
export function storedBox(kind: Kind): Box {
  return judged.stored[kind];
}

export const SHELVES: Box = { x: SHOP.x + 3, y: SHOP.y + 21, w: 238, h: 166 };
export const BIN: Box = { x: SHOP.x + 196, y: SHOP.y + 138, w: 42, h: 46 };

export function supplyBox(kind: Kind): Box {
  return judged.supply[kind];
}

/** The syringes beside a bed in an Operating Room, one for each liquid. */
export function syringeBox(room: Room, number: number): Box {
  return judged.syringes[room][number] ?? NOWHERE;
}

/** So far below the top of a syringe is the middle of its mouth. */
export const MOUTH: number = judged.mouth;

/** The attributes of a rectangle there; `more` makes it larger on all sides. */
export function rectOf({ x, y, w, h }: Box, more = 0) {
  return { x: x - more, y: y - more, width: w + 2 * more, height: h + 2 * more };
}

export function middle(box: Box): Point {
  return [box.x + box.w / 2, box.y + box.h / 2];
}
