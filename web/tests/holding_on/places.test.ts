import { describe, expect, test } from "vitest";
import {
  beside,
  boxAt,
  fitting,
  joined,
  periodOf,
  placeOf,
  slotOf,
  swapped,
} from "../../src/games/holding_on/grid/places";
import type { HoldingFits } from "../../src/games/holding_on/generated/view";
import { MOMENTS } from "./games";

type Card = { readonly handle: number; readonly fits: HoldingFits };

const NOTHING: HoldingFits = { l: null, r: null, t: null, b: null };
const FIRST: Card = { handle: 7, fits: { ...NOTHING, r: 8, b: 9 } };
const SECOND: Card = { handle: 8, fits: { ...NOTHING, l: 7 } };
const BELOW: Card = { handle: 9, fits: { ...NOTHING, t: 7 } };

function laid(cards: Readonly<Record<number, Card>>): readonly (Card | null)[] {
  return Array.from({ length: 30 }, (_, slot) => cards[slot] ?? null);
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
  test("is closed only between neighbours, in a row and between rows", () => {
    const grid = laid({ 0: FIRST, 1: SECOND, 6: BELOW });
    expect(joined(grid, 0)).toEqual(["r", "b"]);
    expect(joined(grid, 1)).toEqual(["l"]);
    expect(joined(laid({ 0: FIRST, 2: SECOND }), 0)).toEqual([]);
    expect(joined(grid, 3)).toEqual([]);
  });

  test("is closed where the rules floor says so", () => {
    for (const { after } of MOMENTS) {
      for (const [slot, cell] of after.grid.entries()) {
        if (cell) expect(joined(after.grid, slot)).toEqual(cell.joined);
      }
    }
  });

  test("that fits the memory in question is found wherever that memory may go", () => {
    const grid = laid({ 3: SECOND, 20: BELOW });
    expect(fitting(grid, 3, FIRST.fits)).toEqual(["l"]);
    expect(fitting(grid, 20, FIRST.fits)).toEqual(["t"]);
    expect(fitting(grid, 4, FIRST.fits)).toEqual([]);
  });

  test("is never shown as fitting to the memory itself", () => {
    expect(fitting(laid({ 0: FIRST }), 0, FIRST.fits)).toEqual([]);
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
    expect(JSON.stringify(after.grid)).not.toMatch(/"m[1-5][1-6]"/);
  }
});
