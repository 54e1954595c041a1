import { expect, test } from "vitest";
import { counts, UNSTEADY } from "../../src/table/steady";

test("the second half of a double click does not count once the buttons have changed", () => {
  expect(counts({ detail: 2, at: 1_100 }, 1_000)).toBe(false);
});

test("a click of its own counts at once", () => {
  expect(counts({ detail: 1, at: 1_001 }, 1_000)).toBe(true);
});

test("a key counts at once", () => {
  expect(counts({ detail: 0, at: 1_001 }, 1_000)).toBe(true);
});

test("a quick hand counts again once the buttons have stood for a moment", () => {
  expect(counts({ detail: 3, at: 1_000 + UNSTEADY }, 1_000)).toBe(true);
});
