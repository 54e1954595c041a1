/** What every board of the department needs to draw itself. */
import type { RushDose } from "../generated/view";
import type { Hand } from "../hand.svelte";
import { givenKey } from "../piece_actions";
import type { Touchable } from "../touchable";
import {
  backBox,
  BALANCE,
  bedBox,
  BESIDE,
  BIN,
  DECKS,
  DESK_BELOW,
  holePoint,
  homeBox,
  middle,
  PILE_BOTTOM,
  placeBox,
  poolBox,
  ROWS,
  SCAN_TILE,
  SLOT_SIZE,
  slotAt,
  spotBox,
  storedBox,
  supplyBox,
  tokenPoint,
  type Box,
  type DeskPlan,
} from "../plane";
import type { Point } from "../traces";
import {
  AREAS,
  bedOf,
  EXAMS,
  KINDS,
  PLACES,
  type Boards,
  type Kind,
  type RushScene,
  type RushView,
  type Status,
} from "../view";

export interface Floor {
  readonly scene: RushScene;
  readonly hand: Hand;
  readonly view: RushView;
  readonly boards: Boards;
  /** Where the hourglasses of the pool and the Research cards stand. */
  readonly desk: DeskPlan;
  /** Pixels for a unit of the plane. */
  readonly scale: number;
  /** The faces of the tokens that lie open at this moment, by number. */
  readonly faces: ReadonlyMap<number, string>;
  /** The attributes of a thing; none where it is handled elsewhere. */
  touch(key: string, label: string): Partial<Touchable>;
  /** Is the thing in somebody's hands? */
  held(key: string): boolean;
}

/** The attributes of what is a thing only while something can be done with it. */
export function whileLit(floor: Floor, key: string, label: string): Partial<Touchable> {
  return floor.hand.isLit(key) ? floor.touch(key, label) : {};
}

/** The attributes of a dose on the chart of a place: what was given in one's own action can be taken back. */
export function takenBack(floor: Floor, place: string, { kind }: RushDose): Partial<Touchable> {
  if (floor.hand.task?.target !== place) return {};
  return whileLit(floor, givenKey(kind), floor.scene.words.text("do-take-back", { kind }));
}

/** How the patient of a place was judged; empty until the evaluation says so. */
export function statusOf({ view, boards }: Floor, place: string): Status {
  return view.phase === "evaluation" ? (boards.statuses[PLACES.indexOf(place)] ?? "") : "";
}

/** The keys of all that is in somebody's hands. */
export function heldKeys(boards: Boards, hand: Hand): ReadonlySet<string> {
  const found = new Set(boards.reaches.flatMap((each) => (each ? [each.key] : [])));
  if (hand.carried) found.add(hand.carried.key);
  return found;
}

type Found = Point | null | undefined;

/** A kind of goods, on the shelves or in the Supply. */
function goods(name: string, box: (kind: Kind) => Box): Found {
  const kind = KINDS.find((each) => each === name);
  return kind && middle(box(kind));
}

const pile = (name: string): "regular" | "hospitalized" =>
  name === "regular" ? "regular" : "hospitalized";

/** Where things of each kind are, by the rest of their keys; nothing for a name that is none. */
const POINTS: Readonly<Record<string, (name: string, boards: Boards, desk: DeskPlan) => Found>> = {
  glass: (name, { glasses }, desk) => {
    const slot = glasses.find(({ id }) => id === name)?.slot;
    return middle((slot ? slotAt(slot, desk) : null) ?? poolBox(name, desk));
  },
  slot: (name, _, desk) => middle(slotAt(name, desk) ?? SCAN_TILE),
  bed: (name, boards) => {
    const bed = bedOf(boards, name);
    return bed && middle(bedBox(bed.id, bed.area));
  },
  home: (name, boards) => {
    const bed = bedOf(boards, name);
    return bed && middle(homeBox(bed.id));
  },
  area: (name) => {
    const area = AREAS.find((each) => each === name);
    return area && middle(spotBox(area));
  },
  place: (name) => middle(placeBox(name)),
  deck: (name) => middle(DECKS[pile(name)]),
  row: (name) => middle(ROWS[pile(name)]),
  back: (name) => middle(backBox(EXAMS.find((each) => each === name) ?? "mri")),
  stored: (name) => goods(name, storedBox),
  supply: (name) => goods(name, supplyBox),
  token: (name) => tokenPoint(Number(name)),
  hole: (name) => (name === "table" ? BESIDE.red : holePoint(Number(name))),
  disc: (name) => (name === "red" || name === "white" ? BESIDE[name] : holePoint(Number(name))),
  bin: () => middle(BIN),
  bottom: () => middle(PILE_BOTTOM),
  tile: () => middle(SCAN_TILE),
};

/** Where a thing is on the plane, with the desk below the rooms unless it stands elsewhere. */
export function pointOf(key: string, boards: Boards, desk: DeskPlan = DESK_BELOW): Point {
  const [kind = "", name = ""] = key.split(":");
  return POINTS[kind]?.(name, boards, desk) ?? BALANCE;
}

/** The least height of a piece to be taken, in px, and how far it may outgrow its units for that. */
const GRIPPED = 48;
const OUTGROWS = 1.067;

/** How much larger than on the plane hourglasses and slots are drawn, so that a finger finds them. */
export function outgrown({ scale }: Pick<Floor, "scale">): number {
  return Math.min(OUTGROWS, Math.max(1, GRIPPED / SLOT_SIZE.h / scale));
}

/** About how wide a letter is, for the height of its type. */
const LETTER = 0.53;

/** How high the letters of a label are, in units: as large as they must be to be read. */
export function labelSize(floor: Floor): number {
  return Math.min(LABEL_MOST, Math.max(LABEL_LEAST, LABEL_PX / floor.scale));
}

/** So many letters of a label fit into so many units. */
export function lettersIn(floor: Floor, width: number): number {
  return Math.max(3, Math.floor(width / (labelSize(floor) * LETTER)));
}

/** The least height of a label on the screen, and its bounds on the plane. */
const LABEL_PX = 12.1;
const LABEL_LEAST = 11.5;
const LABEL_MOST = 15.6;

/** Words that must fit into so many letters. */
export function short(text: string, letters: number): string {
  return text.length <= letters ? text : `${text.slice(0, letters - 1).trimEnd()}…`;
}

/** A name that fits into so many units: set a little closer if need be, and cut only then. */
export function fitted(floor: Floor, text: string, width: number): NameLine {
  const letters = lettersIn(floor, width);
  if (text.length <= letters) return { text };
  return { text: short(text, Math.floor(letters * CLOSER)), textLength: width };
}

/** A line of a name, set closer where it would be too wide. */
export interface NameLine {
  readonly text: string;
  readonly textLength?: number;
}

/** A name in one line or two of so many units: broken where it has a space, and never cut. */
export function named(text: string, width: number, size: number): readonly NameLine[] {
  const letters = Math.max(3, Math.floor(width / (size * LETTER)));
  const line = (part: string): NameLine =>
    part.length <= letters ? { text: part } : { text: part, textLength: width };
  if (text.length <= letters) return [line(text)];
  const middle = text.length / 2;
  const far = (at: number): number => Math.abs(at - middle);
  const [space] = [...text.matchAll(/ /g)]
    .map(({ index }) => index)
    .toSorted((one, other) => far(one) - far(other));
  if (space !== undefined) return [line(text.slice(0, space)), line(text.slice(space + 1))];
  if (text.length <= letters * CLOSER) return [line(text)];
  const half = Math.ceil(middle);
  return [line(`${text.slice(0, half)}-`), line(text.slice(half))];
}

/** How high the letters of a name in two lines are, in units. */
export function nameSize({ scale }: Pick<Floor, "scale">): number {
  return Math.min(13.2, Math.max(9.6, 11.1 / scale));
}

/** So many times the usual number of letters can still be read. */
const CLOSER = 1.35;

/** Words in so many lines of so many letters; what is left over is cut. */
export function lined(text: string, letters: number, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= letters) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), short(lines.slice(most - 1).join(" "), letters)];
}
