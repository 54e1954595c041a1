import { expect, test } from "vitest";
import { resized, seatCode, seatOf } from "../../src/pages/seating";

const ME = { kind: "me", colleague: null } as const;
const PLANNER = { kind: "colleague", colleague: "planner" } as const;

test.each(["me", "open", "colleague:planner"])("%s reads as it is written", (code) => {
  expect(seatCode(seatOf(code))).toBe(code);
});

test("new seats are for the best colleague, or like the last", () => {
  expect(resized([ME], 3, ["random", "planner"])).toEqual([ME, PLANNER, PLANNER]);
  const open = seatOf("open");
  expect(resized([ME, open], 3, ["random", "planner"])).toEqual([ME, open, open]);
});

test("fewer seats keep the first", () => {
  expect(resized([ME, PLANNER, PLANNER], 2, ["planner"])).toEqual([ME, PLANNER]);
});
