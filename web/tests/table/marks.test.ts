import { expect, test } from "vitest";
import type { HintStep } from "../../src/protocol";
import { marksOfPings, marksOfPlan } from "../../src/table/marks/marks";

function step(action: string, ...lights: string[]): HintStep {
  return { seat: 0, action, say: { id: "do", args: {} }, reason: null, lights };
}

test("steps are numbered where they happen, and a way leads from each to the next", () => {
  const marks = marksOfPlan([
    step("drive paris", "city:paris"),
    step("treat blue", "city:paris"),
    step("drive essen", "city:essen"),
  ]);
  expect(marks.filter(({ to }) => to === null).map(({ thing, text }) => [thing, text])).toEqual([
    ["city:paris", "1, 2"],
    ["city:essen", "3"],
  ]);
  expect(marks.filter(({ to }) => to !== null).map(({ thing, to }) => [thing, to])).toEqual([
    ["city:paris", "city:essen"],
  ]);
});

test("a step that is about nothing on the board has no mark", () => {
  expect(marksOfPlan([step("pass"), step("drive paris", "city:paris")])).toMatchObject([
    { thing: "city:paris", text: "2" },
  ]);
});

test("whoever points is named, and who only calls marks nothing", () => {
  const ping = { type: "pointed" as const, seat: 1, to: null, lasts: 5, say: null };
  const marks = marksOfPings(
    [
      { ...ping, key: 1, thing: "city:paris", call: null },
      { ...ping, key: 2, thing: null, call: "wait" },
    ],
    new Map([[1, "Ania"]]),
    () => "",
  );
  expect(marks).toMatchObject([{ kind: "ping", thing: "city:paris", text: "Ania" }]);
});
