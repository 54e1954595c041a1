import { expect, test } from "vitest";
import { isLow, laidOut, part, placeOf, whole, WHOLE_FROM } from "../../src/games/rush_md/camera";
import { arranged } from "../../src/games/rush_md/closeup/panes";
import { outgrown } from "../../src/games/rush_md/department/floor";
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
const LOW = [1080, 624] as const;
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
  expect(TABLET[1] - camera.scale * camera.box.h).toBeLessThan(2);
});

test("on a tablet an hourglass is 48 px high on its slot, and larger in the pool", () => {
  const { scale, desk } = whole(...TABLET);
  expect(scale * outgrown({ scale }) * SLOT_SIZE.h).toBeGreaterThanOrEqual(47.9);
  expect(scale * poolBox("nurse1", desk).w).toBeGreaterThan(48);
});

test("a board that is too small for all rooms shows one of them", () => {
  expect(whole(...NARROWED).scale).toBeLessThan(WHOLE_FROM);
  expect(part("ward_a", ...NARROWED).scale).toBeGreaterThan(1.5);
  expect(whole(0, 0).desk).toBe(DESK_BELOW);
});

test.each([
  ["below", DESK_BELOW],
  ["high", deskBelow(120)],
  ["of two rows", deskBelow(132)],
  ["as high as can be", deskBelow(400)],
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

/** What an operation shows: an Operating Room and the shelves. */
const OPERATION: readonly Box[] = [
  { x: 484, y: 284, w: 111, h: 258 },
  { x: 713, y: 283, w: 239, h: 167 },
];
const EXAM: readonly Box[] = [{ x: 0, y: 401, w: 120, h: 141 }];
const HIGH = [1240, 792] as const;

test.each([
  ["a laptop", LAPTOP, "beside"],
  ["a smaller laptop", LOW, "beside"],
  ["a high window", HIGH, "beside"],
  ["a tablet", TABLET, "below"],
] as const)("on %s a place is kept that covers no room", (_, [width, height], lies) => {
  const layout = laidOut(width, height, false);
  const { camera, aside, strip } = layout;
  expect(layout.lies).toBe(lies);
  expect(camera.scale).toBeGreaterThanOrEqual(WHOLE_FROM);
  expect(aside.x + aside.w).toBeLessThanOrEqual(width);
  expect(aside.y + aside.h).toBeLessThanOrEqual(height);
  const left = (width - strip - camera.box.w * camera.scale) / 2;
  const rooms = camera.scale * (542 - camera.box.y);
  expect(aside.x >= width - strip || aside.y >= rooms).toBe(true);
  const pool = left + camera.scale * (camera.desk.pool.x + camera.desk.pool.w - camera.box.x);
  expect(aside.x).toBeGreaterThanOrEqual(pool);
});

test.each([
  ["a laptop", LAPTOP],
  ["a smaller laptop", LOW],
  ["a high window", HIGH],
  ["a tablet", TABLET],
  ["a laptop with an open panel", [866, 561] as const],
] as const)("on %s a close-up is larger than what it shows", (_, [width, height]) => {
  const layout = laidOut(width, height, false);
  for (const [panes, wide] of [
    [EXAM, false],
    [OPERATION, true],
  ] as const) {
    const { w, h } = placeOf(panes, wide, layout);
    const low = isLow({ x: 0, y: 0, w, h });
    const shown = arranged(panes, low ? w - 216 : w - 19, low ? h - 19 : h - 88);
    for (const { scale } of shown) expect(scale).toBeGreaterThan(layout.camera.scale);
  }
});

test("where cards lie on the desk, a close-up stands below them or over the rooms", () => {
  const layout = laidOut(...TABLET, true);
  expect(layout.lies === "over" || layout.aside.y > laidOut(...TABLET, false).aside.y).toBe(true);
});

test("slots that outgrow the plane on a small screen leave their neighbours alone", () => {
  const more = outgrown({ scale: 0.5 }) - 1;
  const boxes = Object.keys(SLOTS).map((slot) => {
    const { x, y, w, h } = SLOTS[slot] ?? { x: 0, y: 0, w: 0, h: 0 };
    return { x: x - (more * w) / 2, y: y - (more * h) / 2, w: w * (1 + more), h: h * (1 + more) };
  });
  for (const [number, box] of boxes.entries()) {
    for (const other of boxes.slice(number + 1)) expect(overlap(box, other)).toBe(false);
  }
});
