import { expect, test, vi } from "vitest";
import type { Hint, HintStep } from "../../src/protocol";
import { Counsel, type Advised } from "../../src/table/counsel.svelte";

const HINT = { type: "hint", seat: 0, step: 3 } as unknown as Hint;

function step(action: string, seat = 0): HintStep {
  return { seat, action, say: { id: action, args: {} }, reason: null, lights: [] };
}

/** A plan, whose first step is what is advised. */
function plan(...actions: string[]): Hint {
  const steps = actions.map((action) => step(action));
  return { ...HINT, offer: steps[0] ?? null, steps, changed: null } as unknown as Hint;
}

function counsel(table: Partial<Advised> = {}) {
  const show = vi.fn();
  const ask = vi.fn(() => true);
  const of = new Counsel({
    able: () => true,
    ask,
    holds: () => true,
    asks: () => true,
    show,
    ...table,
  });
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

/** A counsel whose advice was asked for and heard. */
function advised(hint: Hint, table: Partial<Advised> = {}) {
  const given = counsel(table);
  given.of.ask();
  given.of.hear(hint);
  return given;
}

test("a plan stays with the steps that are left, and is looked at again after each", () => {
  let now = 3;
  const { of, ask, show } = advised(plan("admit red", "cure red"), {
    holds: ({ step: at }) => at === now,
  });
  of.play(0, "admit red");
  now = 4;
  of.goOn();
  expect(of.advice?.offer).toMatchObject({ seat: 0, action: "cure red" });
  expect([of.due, ask.mock.calls.length]).toEqual([true, 1]);
  of.review();
  of.review();
  expect([of.due, ask.mock.calls.length, of.advising]).toEqual([false, 2, false]);
  const told = { ...plan("disinfect"), step: 4, changed: { id: "changed-own", args: {} } };
  of.hear(told);
  expect([of.advice, of.due]).toEqual([told, false]);
  expect(show).toHaveBeenLastCalledWith(told);
});

test("one press, one answer: advice that was followed to its end is over", () => {
  const { of, ask } = advised(plan("draw"));
  of.play(0, "draw");
  of.review();
  expect([of.advice, of.due, ask.mock.calls.length]).toEqual([null, false, 1]);
});

test("a plan is not followed while others decide", () => {
  let mine = true;
  const { of, ask } = advised(plan("draw", "end_turn"), { asks: () => mine });
  of.play(0, "draw");
  mine = false;
  of.review();
  expect([of.advice, of.due, ask.mock.calls.length]).toEqual([null, false, 1]);
});

test("where another question comes the plan ends, says where, and answers nothing unasked", () => {
  const { of } = advised(plan("draw", "end_turn"));
  of.play(0, "draw");
  of.review();
  of.hear(plan("queue 0"));
  expect([of.advice, of.stopped]).toEqual([null, { step: step("end_turn"), why: null }]);
  of.play(0, "queue 0");
  expect(of.stopped).toBeNull();
});

test("where finding out is the fun the second press gives the answer", () => {
  const folded = { ...plan("put 3"), nudge: { id: "nudge-hem", args: {} } };
  const { of, ask, show } = advised(folded);
  expect([of.advice, of.nudge, show.mock.calls.length]).toEqual([null, folded.nudge, 0]);
  of.ask();
  expect([of.advice, of.nudge, ask.mock.calls.length]).toEqual([folded, null, 1]);
  expect(show).toHaveBeenCalledWith(folded);
});

test("someone who does something else is left alone", () => {
  const { of } = advised(plan("admit red", "cure red"));
  of.play(0, "rebuild");
  expect([of.advice, of.due]).toEqual([null, false]);
});

test("an answer that comes too late is asked for again, one that fails is not", () => {
  let good = true;
  const { of, ask } = advised(plan("admit red", "cure red", "end_turn"), { holds: () => good });
  of.play(0, "admit red");
  of.review();
  of.play(0, "cure red");
  good = false;
  of.hear(plan("cure red"));
  expect([of.due, of.advice?.steps.length]).toEqual([true, 1]);
  of.review();
  expect(ask).toHaveBeenCalledTimes(3);
  expect(of.fail()).toBe(false);
  expect([of.due, of.advice?.steps.length]).toEqual([false, 1]);
});
