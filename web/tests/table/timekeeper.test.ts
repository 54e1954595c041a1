import { expect, test } from "vitest";
import { Timekeeper } from "../../src/table/timekeeper";

test("between two words of the server the clock runs on", () => {
  let page = 1_000;
  const keeper = new Timekeeper(() => page);
  keeper.hear({ now: 5_000, running: true, due: null });
  page += 250;
  expect(keeper.now()).toBe(5_250);
});

test("a word that was long on the way does not turn the clock back", () => {
  let page = 0;
  const keeper = new Timekeeper(() => page);
  keeper.hear({ now: 0, running: true, due: null });
  page = 500;
  keeper.hear({ now: 400, running: true, due: null });
  expect(keeper.now()).toBe(500);
  page = 600;
  keeper.hear({ now: 620, running: true, due: null });
  expect(keeper.now()).toBe(620);
});

test("a large difference is believed: the time has stood still meanwhile", () => {
  let page = 0;
  const keeper = new Timekeeper(() => page);
  keeper.hear({ now: 0, running: true, due: null });
  page = 60_000;
  keeper.hear({ now: 2_000, running: true, due: null });
  expect(keeper.now()).toBe(2_000);
});

test("a clock that does not run stands where it was", () => {
  let page = 0;
  const keeper = new Timekeeper(() => page);
  keeper.hear({ now: 700, running: false, due: null });
  page = 9_000;
  expect(keeper.now()).toBe(700);
});
