import { describe, expect, it, vi } from "vitest";
import { leant, swinging, UPRIGHT } from "../../src/games/rush_md/closeup/balance";
import { closeUpOf } from "../../src/games/rush_md/closeup/closeups";
import { arranged, planeAt } from "../../src/games/rush_md/closeup/panes";
import { Plan } from "../../src/games/rush_md/council/plan.svelte";
import type { Hand } from "../../src/games/rush_md/hand.svelte";
import { SLOTS } from "../../src/games/rush_md/plane";
import type { Task } from "../../src/games/rush_md/view";
import { after } from "./facts";

const TASK: Task = {
  deed: "examine",
  part: "xray",
  slot: "XRY",
  research: false,
  started: 100,
  target: "B3",
  aimed: 0,
  count: 0,
  most: 0,
  kind: null,
  given: [],
  empties: 0,
  tweezers: false,
};

function hand(task: Task | null, lit: readonly string[] = []): Hand {
  const known = { task, seat: 0, carried: null, brought: null };
  return { ...known, isLit: (key: string) => lit.includes(key) } as unknown as Hand;
}

describe("what is looked at from close by", () => {
  const view = after("draw regular");

  it("is the exam that the hands are at, with its things and no slot", () => {
    const near = closeUpOf(view, hand(TASK));
    expect(near?.look).toBe("xray");
    expect(near?.keys.has("back:xray")).toBe(true);
    expect(near?.keys.has("bed:B3")).toBe(false);
    expect([...(near?.keys ?? [])].filter((key) => key.startsWith("slot:"))).toEqual([]);
    expect(closeUpOf(view, hand({ ...TASK, deed: "admit", part: null, target: null }))).toBeNull();
    expect(closeUpOf({ ...view, phase: "council" }, hand(TASK))).toBeNull();
  });

  it("shows its things where the floor has them", () => {
    const near = closeUpOf(view, hand({ ...TASK, deed: "store_organs", part: null, target: null }));
    const [pane] = arranged(near?.panes ?? [], 478, 400);
    if (!pane) throw new Error("There is no pane.");
    expect(pane.scale).toBeCloseTo(2);
    expect(planeAt([pane], pane.left, pane.top)).toEqual([pane.box.x, pane.box.y]);
    expect(SLOTS["PH-D"]?.x).toBeGreaterThan(pane.box.x + pane.box.w);
  });

  it("is crossed from pane to pane without a leap", () => {
    const boxes = [
      { x: 484, y: 284, w: 111, h: 258 },
      { x: 713, y: 283, w: 239, h: 167 },
    ];
    const panes = arranged(boxes, 640, 480);
    let before = planeAt(panes, 0, 100)[0];
    for (let x = 4; x < 640; x += 4) {
      const now = planeAt(panes, x, 100)[0];
      expect(now - before).toBeGreaterThan(0);
      expect(now - before).toBeLessThan(12);
      before = now;
    }
  });
});

describe("an hourglass on the scanner", () => {
  it("leans to the side on which it stands too far out, and rights itself in the middle", () => {
    let lean = UPRIGHT;
    for (let step = 0; step < 120; step++) lean = leant(lean, 20, 0, 0.016);
    expect(lean.angle).toBeGreaterThan(15);
    for (let step = 0; step < 200; step++) lean = leant(lean, 0, 0, 0.016);
    expect(Math.abs(lean.angle)).toBeLessThan(1);
  });

  it("stays behind a hand that moves, and swings wider the sooner it falls", () => {
    expect(leant(UPRIGHT, 0, 5, 0.016).angle).toBeLessThan(0);
    expect(swinging(155, 100)).toBeGreaterThan(swinging(155, 3_900));
  });
});

describe("the plan of the Council", () => {
  it("is told once the taps are over, and follows what others say", () => {
    vi.useFakeTimers();
    const scene = { handed: new Map<string, number | null>(), hand: vi.fn() };
    const plan = new Plan(scene);
    plan.pass("labs", 2, 1);
    expect(plan.of("labs")).toBe(1);
    plan.pass("labs", 2, 1);
    expect(plan.of("labs")).toBe(0);
    expect(scene.hand).not.toHaveBeenCalled();
    vi.advanceTimersByTime(700);
    expect(scene.hand.mock.calls).toEqual([["duty:labs", 0]]);
    scene.handed = new Map([["duty:labs", 1]]);
    expect(plan.dutiesOf(1)).toEqual(["labs"]);
    plan.pass("labs", 2, 1);
    plan.pass("labs", 2, 1);
    expect(plan.of("labs")).toBeNull();
    vi.useRealTimers();
  });
});
