import { describe, expect, it } from "vitest";
import { A_GLANCE, A_LOOK, Coach } from "../../src/accompanied/coach.svelte";
import type { Entry, Hint, HintStep, Offer } from "../../src/protocol";

const SEAT = 0;
const step = (action: string): HintStep => ({
  seat: SEAT,
  action,
  say: { id: action, args: {} },
  reason: null,
  lights: [],
});
const offer = (action: string): Offer => ({ ...step(action) }) as unknown as Offer;
const hint = (...actions: string[]): Hint =>
  ({
    step: 1,
    offer: actions[0] ? offer(actions[0]) : null,
    reason: null,
    aim: { id: "aim", args: {} },
    lights: [],
    steps: actions.map(step),
    leaves: null,
    changed: null,
  }) as unknown as Hint;
const played = (action: string | null, seat = SEAT): Entry =>
  ({ seat, action: action === null ? null : offer(action) }) as unknown as Entry;

describe("the coach", () => {
  it("is asked once in a position, and not while nothing can be done", () => {
    const coach = new Coach(false);
    expect(coach.isDue(3, [], 0)).toBe(false);
    expect(coach.isDue(3, [offer("a")], 0)).toBe(true);
    coach.asks(3, 0);
    expect(coach.isDue(3, [offer("a")], 9_000)).toBe(false);
    expect(coach.isDue(4, [offer("a")], 0)).toBe(true);
  });

  it("goes on with its plan when a step was done, and waits while others act", () => {
    const coach = new Coach(false);
    coach.hear(hint("a", "b"));
    coach.moved([played("x", 1)], [SEAT]);
    expect(coach.advised?.next.action).toBe("a");
    coach.moved([played("a")], [SEAT]);
    expect(coach.advised?.next.action).toBe("b");
    coach.moved([played("b")], [SEAT]);
    expect(coach.advised).toBeNull();
  });

  it("has nothing to say about a way of the person's own until it is asked again", () => {
    const coach = new Coach(false);
    coach.hear(hint("a", "b"));
    coach.moved([played("z")], [SEAT]);
    expect(coach.advised).toBeNull();
  });

  it("keeps its words in a game with a clock until there are others", () => {
    const coach = new Coach(true);
    coach.hear(hint("a"));
    coach.asks(1, 0);
    expect(coach.isDue(2, [offer("a")], A_LOOK)).toBe(false);
    coach.moved([played("a")], [SEAT]);
    expect(coach.advised?.next.action).toBe("a");
    expect(coach.isDue(2, [offer("a")], A_GLANCE - 1)).toBe(false);
    expect(coach.isDue(2, [offer("a")], A_GLANCE)).toBe(true);
    // What others do is looked at less often.
    coach.asks(2, 0);
    coach.moved([played("x", 1)], [SEAT]);
    expect(coach.isDue(2, [offer("c")], A_LOOK - 1)).toBe(false);
    expect(coach.isDue(2, [offer("c")], A_LOOK)).toBe(true);
    coach.hear(hint());
    expect(coach.advised?.next.action).toBe("a");
    coach.hear(hint("c"));
    expect(coach.advised?.next.action).toBe("c");
  });

  it("is silent once it was sent away", () => {
    const coach = new Coach(false);
    coach.dismissed = true;
    expect(coach.isDue(1, [offer("a")], 0)).toBe(false);
  });
});
