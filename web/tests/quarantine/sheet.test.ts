import { expect, test } from "vitest";
import { shape } from "../../src/games/quarantine/pieces/shapes";
import {
  CELL,
  FEVER,
  framed,
  GUEST,
  including,
  paperOf,
} from "../../src/games/quarantine/plan/sheet";
import { plateSpot } from "../../src/table/marks/marks";

const START = framed([[0, 0]], 1);

test("what is only planned is inside the frame, wherever it would lie", () => {
  const wider = including(START, [
    [0, -3],
    [1, 0],
  ]);
  expect(wider).toEqual({ ...START, south: -3 });
  expect(including(START, [[0, 0]])).toEqual(START);
});

test("the walls of the outermost tiles are seen whole, however the box is shaped", () => {
  const high = START.north - START.south + 1;
  const wide = START.east - START.west + 1;
  for (const box of [
    { wide: 760, high: 440 },
    { wide: 300, high: 400 },
  ]) {
    const { x, y, width, height } = paperOf(START, box);
    expect(y).toBeLessThan(0);
    expect(y + height).toBeGreaterThan(high * CELL);
    expect(x).toBeLessThan(0);
    expect(x + width).toBeGreaterThan(wide * CELL);
    expect(width / height).toBeCloseTo(box.wide / box.high, 1);
  }
});

test("a box that is folded away leaves a paper that can be drawn", () => {
  for (const box of [
    { wide: 0, high: 0 },
    { wide: 0, high: 300 },
    { wide: 300, high: 0 },
  ])
    expect(Object.values(paperOf(START, box)).every(Number.isFinite)).toBe(true);
});

/** The corners of an outline, as far as it is made of lines. */
function corners(path: string): { x: number; y: number }[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MLHVhv])([^A-Za-z]*)/g)].map(([, command = "", numbers = ""]) => {
    const [first = 0, second = 0] = numbers.trim().split(/[ ,]+/).map(Number);
    if (command === "M" || command === "L") [x, y] = [first, second];
    else if (command === "H") x = first;
    else if (command === "V") y = first;
    else if (command === "h") x += first;
    else y += first;
    return { x, y };
  });
}

test("the number of a planned step touches no cube of its tile, small as the tile may be", () => {
  const [half, high] = [13, 12];
  for (let side = 50; side <= 120; side += 5) {
    const tile = { x: 0, y: 0, width: side, height: side, place: true };
    const plate = plateSpot(tile, half);
    for (const [cube, { x, y, size }] of [
      ["grey", FEVER],
      ...(["yellow", "red", "green"] as const).map((colour) => [colour, GUEST] as const),
    ] as const) {
      for (const corner of corners(shape(cube, size))) {
        const across = ((x + corner.x) * side) / CELL - plate.x;
        const down = ((y + corner.y) * side) / CELL - plate.y;
        // The plate has round ends.
        const beside = Math.max(0, Math.abs(across) - (half - high));
        expect(Math.hypot(beside, down), `${cube} at ${side} px`).toBeGreaterThan(high);
      }
    }
  }
});
