import { expect, test } from "vitest";
import type { Hint, HintStep, Offer, Position } from "../../src/protocol";
import { isStillGood, offerFor, plannedBy, PlanWalk, restOf } from "../../src/table/plan/plan";

function step(action: string, lights: string[] = [], seat = 0): HintStep {
  return { seat, action, say: { id: "do-it", args: {} }, reason: null, lights };
}

function offer(action: string, seat = 0): Offer {
  return {
    seat,
    action,
    say: { id: "do-it", args: {} },
    lights: [],
    final: false,
    cost: null,
    usual: false,
    careful: false,
    times: 1,
    into: [],
    group: "",
  };
}

function hint(steps: HintStep[], lights: string[] = []): Hint {
  return {
    type: "hint",
    step: 3,
    offer: null,
    reason: null,
    aim: null,
    leaves: null,
    changed: null,
    gain: null,
    foreseen: null,
    next: null,
    nudge: null,
    lights,
    steps,
  };
}

test("advice holds for one position; where all act at once, as long as it can be followed", () => {
  const advice = { ...hint([]), offer: offer("draw") };
  const now = { step: 3, legal: [offer("draw"), offer("rest")] } as unknown as Position;
  const later = { ...now, step: 4 };
  expect(isStillGood(advice, now, false)).toBe(true);
  expect(isStillGood(advice, later, false)).toBe(false);
  expect(isStillGood(advice, later, true)).toBe(true);
  expect(isStillGood(advice, { ...later, legal: [offer("rest")] }, true)).toBe(false);
});

test("a step is done by the very same action of the same seat", () => {
  expect(offerFor(step("pass"), [offer("pass", 1)])).toBeUndefined();
  expect(offerFor(step("pass", [], 1), [offer("drive paris", 1), offer("pass", 1)])).toEqual(
    offer("pass", 1),
  );
});

test("of a plan the steps are left that were not done, and the next of them is advised", () => {
  const whole = hint([step("drive paris"), step("treat blue"), step("drive essen")]);
  const rest = restOf(whole, 0, "drive paris");
  expect(rest?.steps.map(({ action }) => action)).toEqual(["treat blue", "drive essen"]);
  expect(rest?.offer).toEqual(offer("treat blue"));
  const aimed = { ...whole, aim: { id: "aim-cure", args: {} } };
  expect(restOf(aimed, 0, "drive paris")?.aim).toBeNull();
  expect(restOf(whole, 0, "treat blue")?.offer).toEqual(offer("drive paris"));
  expect(restOf(whole, 1, "drive paris")).toBeNull();
  expect(restOf(whole, 0, "pass")).toBeNull();
  expect(restOf(hint([step("pass")]), 0, "pass")).toBeNull();
});

test("all steps are taken one after the other", () => {
  const walk = new PlanWalk();
  const [first, second] = [step("drive paris"), step("treat blue")];
  const offers = [offer("pass"), offer("drive paris"), offer("treat blue")];
  expect(walk.next([first, second], offers, null)).toEqual({
    kind: "take",
    offer: offer("drive paris"),
  });
  expect(walk.next([second], offers, null)).toEqual({ kind: "take", offer: offer("treat blue") });
  expect(walk.next([], offers, null)).toEqual({ kind: "end" });
});

test("a walk stops where a step is not offered, and says which", () => {
  const due = step("drive paris");
  expect(new PlanWalk().next([due], [offer("pass")], null)).toEqual({ kind: "stop", step: due });
});

test("a walk waits for the second tap where nothing can be taken back, and ends without it", () => {
  const due = step("end_turn");
  const asked = { ...offer("end_turn"), careful: true, final: true };
  const walk = new PlanWalk();
  expect(walk.next([due], [asked], null).kind).toBe("take");
  expect(walk.next([due], [asked], asked).kind).toBe("wait");
  expect(walk.next([due], [asked], null).kind).toBe("end");
});

test("a walk taps twice itself where a step can be taken back", () => {
  const due = step("discard paris");
  const asked = { ...offer("discard paris"), careful: true };
  const walk = new PlanWalk();
  expect(walk.next([due], [asked], null).kind).toBe("take");
  expect(walk.next([due], [asked], asked)).toEqual({ kind: "take", offer: asked });
});

test("a walk waits while others decide, and says which step was lost with its plan", () => {
  const [first, second] = [step("drive paris"), step("treat blue")];
  const walk = new PlanWalk();
  walk.next([first, second], [offer("drive paris")], null);
  expect(walk.next([second], [], null).kind).toBe("wait");
  expect(walk.next([], [offer("agree")], null)).toEqual({ kind: "stop", step: second });
});

test("a plan leads to what its first player would have, to the end of the walk", () => {
  const own = { tiles: [] };
  const plan = { ...hint([step("admit red", [], 2), step("cure red", [], 2)]), foreseen: own };
  expect(plannedBy(plan)).toEqual({ seat: 2, own });
  expect(plannedBy(hint(plan.steps))).toBeNull();
  expect(plannedBy({ ...plan, steps: [] })).toBeNull();
  const rest = restOf(plan, 2, "admit red");
  expect(rest && plannedBy(rest)).toEqual({ seat: 2, own });
});
