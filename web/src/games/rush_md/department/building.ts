/** The building around the boards: where its walls, doors, windows and furniture are. */
import { BOARDS, homeBox, ROWS, SHELVES, treatmentBox, type Box } from "../plane";
import { BEDS } from "../view";

const { admission, labs, theatre, pharmacy, ward_a, ward_b } = BOARDS;
const EAST = ward_b.x + ward_b.w;
const SOUTH = labs.y + labs.h;
/** The wall between the upper rooms and the lower ones. */
const MIDDLE = labs.y - 2;
const HALF = 166;

interface Ground extends Box {
  /** A token of the room. */
  readonly colour: string;
  /** What is laid on it. */
  readonly pattern: "tiles" | "boards";
}

export const FLOORS: readonly Ground[] = [
  { ...admission, h: HALF, colour: "--floor-clinic", pattern: "boards" },
  { ...admission, y: HALF, h: MIDDLE - HALF, colour: "--floor-admission", pattern: "tiles" },
  { ...ward_a, x: ward_a.x - 2, h: MIDDLE, colour: "--floor-ward", pattern: "boards" },
  { ...ward_b, x: ward_b.x - 2, h: MIDDLE, colour: "--floor-ward", pattern: "boards" },
  { ...labs, colour: "--floor-lab", pattern: "tiles" },
  { ...theatre, x: theatre.x - 2, colour: "--floor-theatre", pattern: "tiles" },
  {
    ...pharmacy,
    x: pharmacy.x - 2,
    w: pharmacy.w + 2,
    colour: "--floor-pharmacy",
    pattern: "tiles",
  },
];

/** Doors are gaps in the walls. */
export const WALLS = [
  // Around everything, with the way in on the left and one to the desk below.
  `M-4 118V-4H${EAST + 4}V${SOUTH + 2}H420`,
  `M300 ${SOUTH + 2}H-4V166`,
  // Between the upper rooms and the lower ones.
  `M-4 ${MIDDLE}H140M210 ${MIDDLE}H400M470 ${MIDDLE}H560M640 ${MIDDLE}H740M820 ${MIDDLE}H${EAST}`,
  // Between Admission and the Wards, and between Labs, surgery and Pharmacy.
  `M${ward_a.x - 2} -4V92M${ward_a.x - 2} 166V${MIDDLE}`,
  `M${ward_b.x - 2} -4V60M${ward_b.x - 2} 190V${MIDDLE}`,
  `M${theatre.x - 2} ${MIDDLE}V400M${theatre.x - 2} 462V${SOUTH}`,
  `M${pharmacy.x - 2} ${MIDDLE}V400M${pharmacy.x - 2} 462V${SOUTH}`,
].join("");

/** Between the exams, and between the two Operating Rooms. */
export const GLASS_WALLS = [
  ...[1, 2, 3].map((lab) => `M${lab * 120} ${MIDDLE}v140M${lab * 120} ${SOUTH - 80}V${SOUTH}`),
  `M${theatre.x + theatre.w / 2} ${MIDDLE}v140M${theatre.x + theatre.w / 2} ${SOUTH - 80}V${SOUTH}`,
].join("");

export const WINDOWS: readonly { readonly x: number; readonly w: number }[] = [
  { x: 40, w: 90 },
  { x: 190, w: 90 },
  { x: 420, w: 110 },
  { x: 740, w: 110 },
];

/** Swinging doors: a leaf and the way it turns. */
export const DOORS: readonly string[] = [
  "M-4 118l-30 8M-4 166l-30-8",
  `M140 ${MIDDLE}l8-22M210 ${MIDDLE}l-8-22`,
  `M400 ${MIDDLE}l8-22M470 ${MIDDLE}l-8-22`,
  `M740 ${MIDDLE}l8-22M820 ${MIDDLE}l-8-22`,
];

interface Furniture extends Box {
  readonly r: number;
  /** A token of the room. */
  readonly colour: string;
}

const HEAP: Box = { x: pharmacy.x + 3, y: pharmacy.y + 199, w: 238, h: 77 };

export const COUNTERS: readonly Furniture[] = [
  { ...ROWS.regular, r: 10, colour: "--seat" },
  // The reception, between the decks.
  { x: 104, y: 100, w: 128, h: 58, r: 12, colour: "--wood" },
  { ...ROWS.hospitalized, r: 10, colour: "--seat" },
  { ...SHELVES, r: 4, colour: "--wood" },
  { ...HEAP, r: 6, colour: "--steel" },
  // The bench of the Cultures, and the stand of the Blood Exam.
  { x: 3, y: labs.y + 201, w: 114, h: 76, r: 6, colour: "--steel" },
  { x: 120 + 3, y: labs.y + 199, w: 114, h: 78, r: 6, colour: "--steel" },
  ...BEDS.map((bed) => ({ ...treatmentBox(bed), r: 6, colour: "--table" })),
];

/** Where beds stand in the Wards. */
export const BAYS: readonly Box[] = BEDS.map((bed) => {
  const { x, y, w, h } = homeBox(bed);
  return { x: x - 1, y: y - 3, w: w + 2, h: h + 4 };
});

export const TREES: readonly (readonly [number, number, number])[] = [
  [-190, 60, 30],
  [-230, 180, 22],
  [-170, 420, 34],
  [1090, 40, 32],
  [1130, 170, 24],
  [1070, 330, 30],
  [1120, 470, 22],
  [720, 790, 34],
  [840, 840, 26],
  [180, 860, 30],
  [560, 900, 24],
  [300, -120, 28],
  [700, -140, 34],
];

/** An ambulance from above, about its middle. */
export const AMBULANCE = {
  x: 360,
  body: "M-70-30h96q34 0 42 16v28q-8 16-42 16h-96ZM30-26v52M-70 0h12",
  cross: "M-34-16h14v9h9v14h-9v9h-14v-9h-9v-14h9Z",
} as const;
