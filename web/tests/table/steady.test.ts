import { expect, test } from "vitest";
import { counts, UNSEEN, UNSTEADY } from "../../src/table/steady";

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

test("a click in the place of the one before counts once the new button could be seen", () => {
  expect(counts({ detail: 1, at: 1_000 + UNSTEADY, again: true }, 1_000)).toBe(false);
  expect(counts({ detail: 1, at: 1_000 + UNSEEN, again: true }, 1_000)).toBe(true);
  expect(counts({ detail: 0, at: 1_001, again: true }, 1_000)).toBe(true);
});
