import { expect, test } from "vitest";
import type { HintStep } from "../../src/protocol";
import {
  bubbleSpot,
  marksBeside,
  marksOfPings,
  marksOfPlan,
  placedSteps,
  plateSpot,
  runs,
  type Box,
} from "../../src/table/marks/marks";

function step(action: string, ...lights: string[]): HintStep {
  return { seat: 0, action, say: { id: "do", args: {} }, reason: null, lights };
}

const box = (x: number, place = true): Box => ({ x, y: 0, width: 9, height: 9, place });

/** The marks of a plan on a board where things lie in these boxes. */
function placed(steps: HintStep[], boxes: Record<string, Box>, ways = true) {
  const found = marksOfPlan(steps, ways).map((mark) => {
    const things = [mark.thing, ...(mark.instead ?? [])];
    return { mark, box: things.map((thing) => boxes[thing]).find((each) => each) ?? null };
  });
  const all = placedSteps(found);
  return {
    numbers: all.filter(({ end }) => !end).map((each) => [each.box.x, each.text]),
    ways: all.flatMap((each) => (each.end ? [[each.box.x, each.end.x]] : [])),
  };
}

test("steps are numbered where they happen, and a way leads from each to the next", () => {
  const steps = [
    step("drive paris", "city:paris"),
    step("treat blue", "city:paris"),
    step("drive essen", "city:essen"),
  ];
  const board = { "city:paris": box(1), "city:essen": box(2) };
  expect(placed(steps, board)).toEqual({
    numbers: [
      [1, "1–2"],
      [2, "3"],
    ],
    ways: [[1, 2]],
  });
  expect(placed(steps, board, false).ways).toEqual([]);
});

test("no number is left out: a step that is nowhere to be seen stands with the one before", () => {
  const steps = [
    step("pass"),
    step("contract cafeteria", "stack:cafeteria"),
    step("add blue", "stock:blue"),
    step("done"),
    step("admit red", "bed:red", "tile:0.red"),
  ];
  const board = { "stack:cafeteria": box(1, false), "tile:0.red": box(2) };
  expect(placed(steps, board)).toEqual({
    numbers: [
      [1, "1–4"],
      [2, "5"],
    ],
    ways: [],
  });
  expect(placed(steps, {}).numbers).toEqual([]);
});

test("what the camera does not show has no number, and no way leads past it", () => {
  const [first, second, third] = marksOfPlan([step("one"), step("two"), step("three")]);
  if (!first || !second || !third) throw new Error("three steps have three marks");
  const marks = placedSteps([
    { mark: first, box: box(1) },
    { mark: second, box: null, away: true },
    { mark: third, box: box(2) },
  ]);
  expect(marks.map((each) => [each.text, each.end])).toEqual([
    ["1", null],
    ["3", null],
  ]);
});

test("where the board draws the steps itself, only cards beside it are marked", () => {
  const steps = [
    step("drive paris", "city:paris"),
    step("give paris 1", "card:paris", "player:1"),
    step("pass"),
  ];
  const marks = marksBeside(steps, (thing) => thing.startsWith("card:"));
  expect(marks.map(({ thing, text, way }) => [thing, text, way])).toEqual([
    ["card:paris", "2", false],
  ]);
  expect(placedSteps(marks.map((mark) => ({ mark, box: null, away: true })))).toEqual([]);
});

test("numbers are read as runs", () => {
  expect(runs([1, 2, 4, 6, 7, 8])).toBe("1–2, 4, 6–8");
});

test("the number of a card stands at its lower corner, that of a tile on its edge", () => {
  const card = { x: 100, y: 50, width: 120, height: 60, card: true };
  expect(plateSpot(card, 13)).toEqual({ x: 211, y: 106 });
  const tile = { x: 100, y: 50, width: 80, height: 80, place: true };
  expect(plateSpot(tile, 13)).toEqual({ x: 140, y: 50 });
  expect(plateSpot({ ...tile, height: 20 }, 13)).toEqual({ x: 140, y: 39 });
});

test("a bubble stands beside its thing, where it covers least", () => {
  const window = { width: 1000, height: 600 };
  const bubble = { width: 210, height: 62 };
  const thing = { x: 400, y: 300, width: 100, height: 80 };
  expect(bubbleSpot(thing, bubble, [], window)).toEqual({ x: 345, y: 388 });
  const below = { x: 400, y: 390, width: 100, height: 80 };
  expect(bubbleSpot(thing, bubble, [below], window)).toEqual({ x: 345, y: 230 });
  const above = { x: 400, y: 210, width: 100, height: 80 };
  expect(bubbleSpot(thing, bubble, [below, above], window)).toEqual({ x: 508, y: 309 });
  const low = { x: 990, y: 560, width: 10, height: 40 };
  expect(bubbleSpot(low, bubble, [], window)).toEqual({ x: 786, y: 490 });
});

test("the one who points is named, and who only calls marks nothing", () => {
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
