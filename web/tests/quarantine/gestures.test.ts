import { describe, expect, test } from "vitest";
import { could, TURN_ACTIONS, offersOf } from "../../src/games/quarantine/turn_actions";
import { lately } from "../../src/games/quarantine/lately";
import { lineUp, sameLine } from "../../src/games/quarantine/lineup";
import { framed, paperOf, steady } from "../../src/games/quarantine/plan/sheet";
import { wished } from "../../src/games/quarantine/wish";
import type { QuarantineStep } from "../../src/games/quarantine/generated/view";
import type { GameEvent } from "../../src/protocol";
import type { Words } from "../../src/words/words";
import { MOMENTS, offer } from "./games";

const some = MOMENTS.map(({ before }) => before.step).find((step) => step !== null);
const asked = (step: Partial<QuarantineStep> | null) => ({
  step: step && some ? { ...some, ...step } : null,
});

describe("one gesture for several steps", () => {
  test("admits as long as a bed is offered", () => {
    const wish = { kind: "admit" } as const;
    const legal = ["admit red", "stop", "cancel"].map((action) => offer(0, action));
    expect(wished(wish, legal, asked({ kind: "admit" }))).toMatchObject({ action: "admit red" });
    expect(wished(wish, [offer(0, "draw")], asked(null))).toBeNull();
  });

  test("carries a patient to another place", () => {
    const wish = { kind: "move", from: 1, to: 3 } as const;
    const legal = ["to 2", "to 3", "cancel"].map((action) => offer(0, action));
    const at = (place: number) => wished(wish, legal, asked({ kind: "move_to", place }));
    expect(at(1)).toMatchObject({ action: "to 3" });
    expect(at(2)).toBeNull();
  });

  test("puts a whole line into order, one after the other", () => {
    const wish = { kind: "order", line: ["red", "blue", "red"] } as const;
    const legal = ["next red", "next blue"].map((action) => offer(0, action));
    const after = (...line: readonly ("red" | "blue")[]) =>
      wished(wish, legal, asked({ kind: "new_order", line }));
    expect(after()).toMatchObject({ action: "next red" });
    expect(after("red")).toMatchObject({ action: "next blue" });
    expect(wished(wish, legal, asked(null))).toBeNull();
  });
});

describe("what somebody else has just done", () => {
  const words = {
    player: (seat: number) => `P${seat}`,
    tell: ({ kind, args }: GameEvent) => `P${String(args["seat"])} does ${kind}.`,
  } as unknown as Words;
  const event = (kind: string, args: GameEvent["args"]): GameEvent => ({
    kind,
    args,
    changed: null,
  });
  const turn = (seat: number, ...points: string[]) => event("turn", { seat, turn: 1, points });
  const past = [
    turn(1, "2", "1"),
    event("draw", { seat: 1 }),
    event("cure", { seat: 1 }),
    event("cure", { seat: 1 }),
  ];

  test("is one line while that turn goes on, and after it with its points", () => {
    expect(lately(past, [0], words)).toEqual([
      { seat: 1, gain: 0, sentence: "P1: does cure (2×)." },
    ]);
    const after = [...past, turn(0, "2", "4")];
    expect(lately(after, [0], words)).toMatchObject([{ seat: 1, gain: 3 }]);
  });

  test("is nothing where one has done it oneself", () => {
    expect(lately(past, [0, 1], words)).toEqual([]);
    expect(lately([], [0], words)).toEqual([]);
  });
});

test("a patient stands at the place where the others make room", () => {
  expect(lineUp([0, 1, 2, 3], 0, 2)).toEqual([1, 2, 0, 3]);
  expect(lineUp([0, 1, 2, 3], 3, 0)).toEqual([3, 0, 1, 2]);
  expect(lineUp([0, 1], 0, 9)).toEqual([1, 0]);
  expect(sameLine(["red", "red", "blue"], [1, 0, 2])).toBe(true);
  expect(sameLine(["red", "red", "blue"], [0, 2, 1])).toBe(false);
});

test("every action of a turn belongs to one of the eight, and each can be asked about", () => {
  for (const { offers, before } of MOMENTS) {
    const begun = TURN_ACTIONS.flatMap((action) => offersOf(action, offers));
    expect(new Set(begun).size).toBe(begun.length);
    for (const action of TURN_ACTIONS) {
      const asks = could(action, before, before.active);
      expect(asks.length).toBeLessThanOrEqual(24);
      if (before.market.length > 0) expect(asks.length).toBeGreaterThan(0);
    }
  }
});

describe("the plan stands still", () => {
  const box = { wide: 760, high: 440 };
  const first = framed([[0, 0]], 1);

  test("while all that is needed is in sight", () => {
    const wider = framed(
      [
        [0, 0],
        [2, 0],
      ],
      1,
    );
    expect(wider).not.toEqual(first);
    expect(steady(first, wider, box)).toBe(first);
  });

  test("and moves when something would lie outside, or far too much is shown", () => {
    const far = framed(
      [
        [0, 0],
        [0, 5],
      ],
      1,
    );
    expect(steady(first, far, box)).toBe(far);
    expect(steady(far, first, box)).toBe(first);
    const { height } = paperOf(far, box);
    expect(height).toBe(812);
  });
});
