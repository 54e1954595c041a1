import { describe, expect, test } from "vitest";
import { leafAt, leafWidth, pageOn, spreadOf } from "../../src/games/holding_on/book/leaves";

const LEAF = { width: 400, height: 500, gap: 60 };

describe("the leaves of the book", () => {
  test("lie side by side where there is room for two", () => {
    expect([390, 759, 760, 1920].map(spreadOf)).toEqual([1, 1, 2, 2]);
  });

  test("are as wide as the book, but never wider than lines can be read", () => {
    expect([390, 900, 1920].map(leafWidth)).toEqual([390, 450, 544]);
  });

  test("hold what begins within them", () => {
    expect([0, 460, 461, 920].map((left) => leafAt(left, LEAF))).toEqual([0, 1, 1, 2]);
  });

  test("tell which page of the story is read on them", () => {
    const starts = [0, 1, 3, 4];
    expect([0, 1, 2, 3, 9].map((leaf) => pageOn(leaf, starts))).toEqual([0, 1, 1, 2, 3]);
  });
});
