import { expect, test } from "vitest";
import { resized, seatCode, seatOf } from "../../src/pages/seating";

const ME = { kind: "me", colleague: null } as const;
const GOOD = { kind: "colleague", colleague: "good" } as const;

test.each(["me", "open", "colleague:good"])("%s reads as it is written", (code) => {
  expect(seatCode(seatOf(code))).toBe(code);
});

test("new seats are for the best colleague, or like the last", () => {
  expect(resized([ME], 3, ["random", "good"])).toEqual([ME, GOOD, GOOD]);
  const open = seatOf("open");
  expect(resized([ME, open], 3, ["random", "good"])).toEqual([ME, open, open]);
});

test("fewer seats keep the first", () => {
  expect(resized([ME, GOOD, GOOD], 2, ["good"])).toEqual([ME, GOOD]);
});
