/**
 * What is looked at from close by: the exam or operation that the own hands are busy with. It is
 * drawn large on the same plane, so that a gesture in it is judged as one on the floor.
 */
import {
  areaKey,
  backKey,
  bedKey,
  BIN,
  BOTTOM,
  discKey,
  glassKey,
  holeKey,
  SHELF_KEY,
  slotKey,
  storedKey,
  supplyKey,
  TILE,
  tokenKey,
  WOBBLING,
} from "../piece_actions";
import { isBalanced } from "../grip";
import type { Hand } from "../hand.svelte";
import { areaBox, BOARDS, type Box, type ViewName } from "../plane";
import {
  areaOf,
  bedAt,
  EXAMS,
  HOLES,
  KINDS,
  LIQUIDS,
  ORGANS,
  ROOMS,
  TOKENS,
  type Boards,
  type Exam,
  type Room,
} from "../view";

export interface CloseUp {
  readonly look: Exam | "surgery" | "organs";
  /** Of which action it is; sent away, it stays away for that one. */
  readonly id: string;
  /** Whose bed it is about. */
  readonly bed: string | null;
  /** The parts of the plane that are shown, from left to right. */
  readonly panes: readonly Box[];
  /** The things that are handled here and not on the floor. */
  readonly keys: ReadonlySet<string>;
  /** The things that are handled on the floor, and by a pointer here as well. */
  readonly also: ReadonlySet<string>;
  /** The room of a small screen in whose place it stands. */
  readonly room: ViewName;
  /** Two panes stand side by side and want a wider place. */
  readonly wide: boolean;
}

const NONE: ReadonlySet<string> = new Set();
const BENCH = 140;
const SHELVES: Box = { x: BOARDS.pharmacy.x + 3, y: BOARDS.pharmacy.y + 21, w: 239, h: 167 };
const ORGAN_SHELVES: Box = { x: BOARDS.pharmacy.x + 3, y: BOARDS.pharmacy.y + 122, w: 239, h: 156 };

const EXAM_KEYS: Readonly<Record<Exam, readonly string[]>> = {
  cultures: [...TOKENS.map(tokenKey), backKey("cultures")],
  blood_exam: [
    ...[...HOLES, "red", "white"].map(discKey),
    ...[...HOLES, "table"].map(holeKey),
    backKey("blood_exam"),
  ],
  xray: [backKey("xray"), BOTTOM, areaKey("XRY")],
  mri: [backKey("mri"), TILE, WOBBLING, slotKey("MRI"), areaKey("MRI")],
};

const EXAM_ROOMS: Readonly<Record<Exam, ViewName>> = {
  cultures: "lab_1",
  blood_exam: "lab_1",
  xray: "lab_2",
  mri: "lab_2",
};

/** The lower half of an exam's strip: slot, deck and what is worked with. */
function bench(exam: Exam): Box {
  const { x, y, w, h } = areaBox(areaOf(exam));
  return { x, y: y + BENCH - 1, w, h: h - BENCH + 1 };
}

function examined(exam: Exam, bed: string | null, started: number): CloseUp {
  return {
    look: exam,
    id: `${exam}:${bed ?? ""}:${started}`,
    bed,
    panes: [bench(exam)],
    keys: new Set(EXAM_KEYS[exam]),
    also: NONE,
    room: EXAM_ROOMS[exam],
    wide: false,
  };
}

function operated(boards: Boards, room: Room, bed: string, started: number): CloseUp {
  const { x, y, w, h } = areaBox(room);
  return {
    look: "surgery",
    id: `surgery:${bed}:${started}`,
    bed,
    panes: [{ x, y: y + 22, w, h: h - 22 }, SHELVES],
    keys: new Set([
      ...KINDS.map(storedKey),
      ...LIQUIDS.map((kind) => `syringe:${room}:${kind}`),
      ...KINDS.map((kind) => `given:${kind}`),
      bedKey(bed),
      SHELF_KEY,
      BIN,
    ]),
    also: new Set([
      slotKey(`${room}-D`),
      slotKey(`${room}-N`),
      ...boards.glasses.map(({ id }) => glassKey(id)),
    ]),
    room: "theatre",
    wide: true,
  };
}

/** What the own hands are busy with, if it is worth a closer look. */
export function closeUpOf(boards: Boards, hand: Hand): CloseUp | null {
  const { task, seat } = hand;
  if (boards.phase !== "action" || seat < 0) return null;
  if (task?.deed === "examine") {
    const exam = EXAMS.find((each) => each === task.part);
    return exam && task.target !== null ? examined(exam, task.target, task.started) : null;
  }
  if (task?.deed === "store_organs") {
    return {
      look: "organs",
      id: `organs:${task.started}`,
      bed: null,
      panes: [ORGAN_SHELVES],
      keys: new Set([...ORGANS.map(storedKey), ...ORGANS.map(supplyKey), BIN]),
      also: NONE,
      room: "pharmacy",
      wide: false,
    };
  }
  if (task && task.target !== null) {
    const room = ROOMS.find((each) => bedAt(boards, each)?.id === task.target);
    return room && task.tweezers ? operated(boards, room, task.target, task.started) : null;
  }
  if (task) return null;
  return scanned(boards, hand);
}

/** A scan begins with the balancing: for the one who brought the bed, or has to steady the glass. */
function scanned(boards: Boards, hand: Hand): CloseUp | null {
  const bed = bedAt(boards, "MRI");
  if (!bed) return null;
  const balancing = hand.carried !== null && isBalanced(hand.carried);
  const ready = hand.isLit(TILE) || hand.isLit(slotKey("MRI"));
  const mine = hand.isLit(WOBBLING) || balancing || (hand.brought === bed.id && ready);
  return mine ? examined("mri", bed.id, 0) : null;
}
