import { expect, test } from "vitest";
import {
  NAMED,
  nearWidth,
  part,
  sharedWith,
  whole,
  WHOLE_FROM,
} from "../../src/games/rush_md/camera";
import {
  DESK_BELOW,
  DESK_BESIDE,
  deskBelow,
  poolBox,
  RESEARCH_SLOTS,
  slotAt,
  SLOTS,
  SLOT_SIZE,
  type Box,
} from "../../src/games/rush_md/plane";
import { eventsIn } from "../../src/games/rush_md/whereabouts";
import { after } from "./facts";

/** The board of a laptop's window of 1366 by 657, of a tablet's, and of one beside an open panel. */
const LAPTOP = [1166, 561] as const;
const TABLET = [840, 660] as const;
const NARROWED = [704, 560] as const;
const GLASSES = ["red", "black", "green", "yellow", "nurse1", "nurse2", "nurse3", "nurse4"];

function overlap(one: Box, other: Box): boolean {
  const wide = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return wide > 0 && high > 0;
}

test("on a laptop the desk stands beside the rooms and an hourglass is 48 px high", () => {
  const camera = whole(...LAPTOP);
  expect(camera.desk).toBe(DESK_BESIDE);
  expect(camera.scale * SLOT_SIZE.h).toBeGreaterThanOrEqual(48);
});

test("where there is height, the desk below the rooms takes it", () => {
  const camera = whole(...TABLET);
  expect(camera.scale).toBeGreaterThan(WHOLE_FROM);
  expect(camera.desk.box.x).toBe(0);
  expect(camera.desk.box.h).toBeGreaterThan(DESK_BELOW.box.h);
});

test("a board that is too small for all rooms shows one of them", () => {
  expect(whole(...NARROWED).scale).toBeLessThan(WHOLE_FROM);
  expect(part("ward_a", ...NARROWED).scale).toBeGreaterThan(1.5);
  expect(whole(0, 0).desk).toBe(DESK_BELOW);
});

test.each([
  ["below", DESK_BELOW],
  ["high", deskBelow(120)],
  ["beside", DESK_BESIDE],
])("on a desk %s the rooms nothing stands on anything else", (_, desk) => {
  const slots = [...Object.keys(SLOTS), ...RESEARCH_SLOTS].map((slot) => slotAt(slot, desk));
  const boxes = [...GLASSES.map((glass) => poolBox(glass, desk)), ...slots];
  for (const [number, box] of boxes.entries()) {
    if (!box) throw new Error("A slot stands nowhere.");
    const { x, y, w, h } = desk.whole;
    expect(box.x >= x && box.x + box.w <= x + w && box.y >= y && box.y + box.h <= y + h).toBe(true);
    for (const other of boxes.slice(number + 1)) {
      expect(other && overlap(box, other)).toBe(false);
    }
  }
});

test("the small plan tells where sand has run out and where a colleague works", () => {
  const boards = after("target C1");
  const slot = boards.tasks[0]?.slot ?? "";
  expect(slot).toMatch(/^OPC/);
  expect(eventsIn("admission", boards, 0, 0)?.colleagues).toEqual([]);
  expect(eventsIn("admission", boards, 1, 0)?.colleagues).toEqual([0]);
  expect(eventsIn("admission", boards, 1, 1e9)?.out).toBe(true);
  expect(eventsIn("pharmacy", boards, 1, 1e9)?.out).toBe(false);
  expect(eventsIn("all", boards, 1, 0)).toBeNull();
});

/** What an operation shows: an Operating Room and the shelves, side by side. */
const OPERATION: Box = { x: 0, y: 0, w: 385, h: 258 };

test("on a high board an operation stands below the rooms, which keep their names", () => {
  for (const [width, height] of [TABLET, [1240, 792]] as const) {
    const all = whole(width, height);
    const { camera, aside, below } = sharedWith(OPERATION, true, all, width, height);
    expect(aside).toBe(0);
    expect(camera.scale).toBeGreaterThanOrEqual(NAMED);
    expect(camera.scale * camera.box.h).toBeLessThanOrEqual(height - below + 1);
    expect(below / height).toBeGreaterThan(0.4);
  }
});

test("on a low board it stands beside them, and so does an exam anywhere", () => {
  const laptop = sharedWith(OPERATION, true, whole(...LAPTOP), ...LAPTOP);
  expect(laptop.below).toBe(0);
  expect(laptop.aside).toBe(nearWidth(LAPTOP[0], true));
  const exam = sharedWith({ x: 0, y: 0, w: 120, h: 141 }, false, whole(...TABLET), ...TABLET);
  expect(exam.below).toBe(0);
});
