import { expect, test } from "vitest";
import { isRunning, toldAt } from "../../src/games/rush_md/time";
import type { Glass } from "../../src/games/rush_md/view";

const glass: Glass = { id: "red", owner: 0, slot: "ADM-D", placed: 0, free_at: 30_000 };

test("the words about sand count the same seconds all through a second", () => {
  expect([1, 500, 999].map((time) => toldAt(glass, time))).toEqual([0, 0, 0]);
  expect(toldAt(glass, 29_001)).toBe(29_000);
});

test("sand that has run out is told as run out", () => {
  expect(isRunning(glass, toldAt(glass, 29_999))).toBe(true);
  expect(isRunning(glass, toldAt(glass, 30_000))).toBe(false);
  expect(toldAt(glass, 40_000)).toBe(30_000);
});
