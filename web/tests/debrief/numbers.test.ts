import { describe, expect, it } from "vitest";
import { inPercent, placeOf, tenth } from "../../src/debrief/numbers";

const frame = { width: 100, height: 100, plies: 10, top: 1 };
const points = [
  { ply: 0, value: 0.5, low: 0.4, high: 0.6 },
  { ply: 5, value: 0.25, low: 0.2, high: 0.3 },
  { ply: 10, value: 1, low: 1, high: 1 },
];

describe("the chance over a game", () => {
  it("marks a moment where the next estimate stands", () => {
    expect(placeOf(points, frame, 5)).toEqual([50, 75]);
    expect(placeOf(points, frame, 4)).toEqual([40, 75]);
    expect(placeOf(points, frame, 99)).toEqual([990, 0]);
  });

  it("is told in whole percent", () => {
    expect(inPercent({ value: 0.666, low: 0.6, high: 0.7 })).toEqual({
      chance: 67,
      low: 60,
      high: 70,
    });
  });
});

it("points are told with one place behind the point", () => {
  expect(tenth(2.468)).toBe(2.5);
});
