import { expect, test } from "vitest";
import type { Hint, HintStep, Offer } from "../../src/protocol";
import { offerFor, PlanWalk, thingsOf } from "../../src/table/plan/plan";

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
    lights,
    steps,
  };
}

test("what a plan is about is lit once, its aim first", () => {
  const plan = hint(
    [step("drive paris", ["city:paris"]), step("treat blue", ["city:paris"])],
    ["disease:blue"],
  );
  expect(thingsOf(plan)).toEqual(["disease:blue", "city:paris"]);
});

test("a step is done by the very same action of the same seat", () => {
  expect(offerFor(step("pass"), [offer("pass", 1)])).toBeUndefined();
  expect(offerFor(step("pass", [], 1), [offer("drive paris", 1), offer("pass", 1)])).toEqual(
    offer("pass", 1),
  );
});

test("all steps are taken one after the other", () => {
  const walk = new PlanWalk(hint([step("drive paris"), step("treat blue")]));
  expect(walk.next([offer("drive paris"), offer("pass")])?.action).toBe("drive paris");
  expect(walk.left).toBe(1);
  expect(walk.next([offer("treat blue")])?.action).toBe("treat blue");
  expect(walk.next([offer("pass")])).toBeUndefined();
});

test("a walk ends for good where a step is not offered", () => {
  const walk = new PlanWalk(hint([step("drive paris"), step("treat blue")]));
  expect(walk.next([offer("pass")])).toBeUndefined();
  expect(walk.left).toBe(0);
  expect(walk.next([offer("drive paris")])).toBeUndefined();
});
