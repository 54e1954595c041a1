import { expect, test, vi } from "vitest";
import type { Hint } from "../../src/protocol";
import { Counsel, type Advised } from "../../src/table/counsel.svelte";

const HINT = { type: "hint", seat: 0, step: 3 } as unknown as Hint;

function counsel(table: Partial<Advised> = {}) {
  const show = vi.fn();
  const ask = vi.fn(() => true);
  const of = new Counsel({ able: () => true, ask, holds: () => true, show, ...table });
  return { of, ask, show };
}

test("advice that was asked for is shown", () => {
  const { of, ask, show } = counsel();
  of.ask();
  of.ask();
  expect([ask.mock.calls.length, of.advising]).toEqual([1, true]);
  of.hear(HINT);
  expect([of.advice, of.advising]).toEqual([HINT, false]);
  expect(show).toHaveBeenCalledWith(HINT);
});

test("a quiet question lights nothing, unless somebody asks aloud meanwhile", () => {
  const { of, ask, show } = counsel();
  const heard = vi.fn();
  expect(of.consult(heard)).toBe(true);
  expect(of.consult(heard)).toBe(false);
  of.hear(HINT);
  expect([heard.mock.calls.length, of.advice]).toEqual([1, null]);
  of.consult(heard);
  of.ask();
  of.hear(HINT);
  expect([ask.mock.calls.length, heard.mock.calls.length, of.advice]).toEqual([2, 2, HINT]);
  expect(show).toHaveBeenCalledTimes(1);
});

test("of a quiet question that fails nobody hears", () => {
  const { of } = counsel();
  of.consult(() => undefined);
  expect(of.fail()).toBe(false);
  expect(of.fail()).toBe(true);
  of.ask();
  expect([of.fail(), of.advising]).toEqual([true, false]);
});

test("advice is gone when the table has gone on, or when it came too late", () => {
  let good = true;
  const { of } = counsel({ holds: () => good });
  of.ask();
  of.hear(HINT);
  of.goOn();
  expect(of.advice).toBe(HINT);
  good = false;
  of.goOn();
  expect(of.advice).toBeNull();
  of.ask();
  of.hear(HINT);
  expect([of.advice, of.advising]).toEqual([null, false]);
});

test("where there is nothing to choose nobody is asked", () => {
  const { of, ask } = counsel({ able: () => false });
  of.ask();
  expect([of.consult(() => undefined), of.advising, ask.mock.calls.length]).toEqual([
    false,
    false,
    0,
  ]);
});
