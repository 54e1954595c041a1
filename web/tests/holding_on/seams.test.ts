import { describe, expect, test } from "vitest";
import {
  beside,
  boxAt,
  closed,
  fits,
  fitting,
  type Grid,
  periodOf,
  placeOf,
  type Seams,
  slotOf,
  swapped,
} from "../../src/games/holding_on/grid/seams";
import { seen } from "../../src/games/holding_on/view";
import { MOMENTS } from "./games";

const FIRST: Seams = { l: "", r: "bkcbs", t: "", b: "ssbsc" };
const SECOND: Seams = { l: "bkcbs", r: "sscbs", t: "", b: "kcbsk" };
const BELOW: Seams = { l: "", r: "skssk", t: "ssbsc", b: "sbbbb" };

function laid(cards: Readonly<Record<number, Seams>>): Grid {
  return Array.from({ length: 30 }, (_, slot) => {
    const seams = cards[slot];
    return seams ? { seams } : null;
  });
}

describe("the grid", () => {
  test("has five rows of six places, counted from 1", () => {
    expect(slotOf(1, 1)).toBe(0);
    expect(slotOf(5, 6)).toBe(29);
    for (let slot = 0; slot < 30; slot += 1) {
      expect(slotOf(periodOf(slot), placeOf(slot))).toBe(slot);
    }
  });

  test("ends at its borders and does not run on into the next row", () => {
    expect(beside(5, "r")).toBeNull();
    expect(beside(6, "l")).toBeNull();
    expect(beside(0, "t")).toBeNull();
    expect(beside(29, "b")).toBeNull();
    expect(beside(7, "t")).toBe(1);
    expect(beside(7, "b")).toBe(13);
  });
});

describe("a seam", () => {
  test("fits where both edges carry the same stitches", () => {
    expect(fits(FIRST, "r", SECOND)).toBe(true);
    expect(fits(SECOND, "l", FIRST)).toBe(true);
    expect(fits(FIRST, "b", BELOW)).toBe(true);
    expect(fits(FIRST, "r", BELOW)).toBe(false);
  });

  test("is never a hem, though hems look alike", () => {
    expect(fits(FIRST, "l", { ...SECOND, r: "" })).toBe(false);
  });

  test("is closed only between neighbours, in a row and between rows", () => {
    const grid = laid({ 0: FIRST, 1: SECOND, 6: BELOW });
    expect(closed(grid, 0)).toEqual(["r", "b"]);
    expect(closed(grid, 1)).toEqual(["l"]);
    expect(closed(laid({ 0: FIRST, 2: SECOND }), 0)).toEqual([]);
    expect(closed(grid, 3)).toEqual([]);
  });

  test("that fits the memory in question is found wherever that memory may go", () => {
    const grid = laid({ 3: SECOND, 20: BELOW });
    expect(fitting(grid, 3, FIRST)).toEqual(["l"]);
    expect(fitting(grid, 20, FIRST)).toEqual(["t"]);
    expect(fitting(grid, 4, FIRST)).toEqual([]);
  });

  test("is never shown as fitting to the memory itself", () => {
    expect(fitting(laid({ 0: FIRST }), 0, FIRST)).toEqual([]);
  });
});

test("while a memory is dragged over another one the two change places", () => {
  const grid = ["a", null, "b"];
  expect(swapped(grid, 0, 2)).toEqual(["b", null, "a"]);
  expect(swapped(grid, 0, 1)).toEqual([null, "a", "b"]);
});

describe("a memory is let fall", () => {
  const row = [0, 50, 100].map((left) => ({ left, right: left + 40, top: 0, bottom: 40 }));

  test("into the place below the finger", () => {
    expect(boxAt(row, 70, 20, 10)).toBe(1);
  });

  test("into the nearest one beside it", () => {
    expect(boxAt(row, 47, 20, 10)).toBe(1);
    expect(boxAt(row, 120, 48, 10)).toBe(2);
  });

  test("nowhere when none is near", () => {
    expect(boxAt(row, 20, 80, 10)).toBe(-1);
    expect(boxAt([], 0, 0, 10)).toBe(-1);
  });
});

test("no view of whole scenarios names a memory by its place", () => {
  for (const { after } of MOMENTS) {
    expect(JSON.stringify(seen(after).grid)).not.toMatch(/"m[1-5][1-6]"/);
  }
});
