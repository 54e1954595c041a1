import { describe, expect, it } from "vitest";
import { partAreas, pointsLine, sheetOf, tenth } from "../../src/debrief/forecast";

const say = (id: string) => ({ id, args: {} });
const sure = (value: number) => ({ value, low: value, high: value });
const forecast = {
  plies: [0, 10],
  prospects: [
    {
      seat: 0,
      points: [sure(10), sure(20)],
      parts: [
        { say: say("board-rooms"), values: [4, 5] },
        { say: say("board-cubes"), values: [6, 15] },
      ],
    },
  ],
};

describe("points to be expected", () => {
  const sheet = sheetOf(forecast, 10, 100, 100);

  it("are measured by the most of all", () => {
    expect(sheet.top).toBe(20);
  });

  it("go straight from one moment to the next", () => {
    expect(forecast.prospects.map((one) => pointsLine(sheet, forecast.plies, one))).toEqual([
      "M0.0 50.0L100.0 0.0",
    ]);
  });

  it("are made of parts that lie one upon the other", () => {
    expect(forecast.prospects.flatMap((one) => partAreas(sheet, forecast.plies, one))).toEqual([
      "M0.0 80.0L100.0 75.0L100.0 100.0L0.0 100.0Z",
      "M0.0 50.0L100.0 0.0L100.0 75.0L0.0 80.0Z",
    ]);
  });

  it("are told with one place behind the point", () => {
    expect(tenth(2.468)).toBe(2.5);
  });
});
