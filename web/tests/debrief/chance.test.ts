import { describe, expect, it } from "vitest";
import { chanceBand, chanceLine, inPercent, placeOf } from "../../src/debrief/chance";

const room = { width: 100, height: 100, plies: 10 };
const points = [
  { ply: 0, value: 0.5, low: 0.4, high: 0.6 },
  { ply: 5, value: 0.25, low: 0.2, high: 0.3 },
  { ply: 10, value: 1, low: 1, high: 1 },
];

describe("the chance over a game", () => {
  it("goes straight from one estimate to the next", () => {
    expect(chanceLine(points, room)).toBe("M0.0 50.0L50.0 75.0L100.0 0.0");
  });

  it("has a band from the upper ends and back along the lower ones", () => {
    expect(chanceBand(points, room)).toBe(
      "M0.0 40.0L50.0 70.0L100.0 0.0L100.0 0.0L50.0 80.0L0.0 60.0Z",
    );
  });

  it("marks a moment where the next estimate stands", () => {
    expect(placeOf(points, room, 5)).toEqual([50, 75]);
    expect(placeOf(points, room, 4)).toEqual([40, 75]);
    expect(placeOf(points, room, 99)).toEqual([990, 0]);
  });

  it("is told in whole percent", () => {
    expect(inPercent({ value: 0.666, low: 0.6, high: 0.7 })).toEqual({
      chance: 67,
      low: 60,
      high: 70,
    });
  });
});
