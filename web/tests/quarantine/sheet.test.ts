import { expect, test } from "vitest";
import { CELL, framed, including, paperOf } from "../../src/games/quarantine/plan/sheet";

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
