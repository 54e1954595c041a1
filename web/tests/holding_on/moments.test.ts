import { expect, test } from "vitest";
import { shiftNow } from "../../src/games/holding_on/scene";
import { MOMENTS } from "./games";

test("the one who takes the shift stands on the card when it is told", () => {
  let seen = 0;
  for (const { events, steps } of MOMENTS) {
    for (const [number, { kind, args }] of events.entries()) {
      if (kind !== "assign") continue;
      const view = steps[number]!;
      const pawn = String(args["staff"]);
      expect(shiftNow(view)?.crew).toContain(pawn);
      expect(view.staff[pawn]?.at).toBe(view.shift);
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(20);
});

test("what Billy said before is kept when he says the next thing", () => {
  for (const { events, steps } of MOMENTS) {
    const heard = events.flatMap(({ kind }, number) => (kind === "hazy" ? [steps[number]!] : []));
    for (const [number, view] of heard.entries()) {
      const before = heard[number - 1]?.talk.drawn;
      if (!before) continue;
      const kept = Object.values(view.held_hazy).flat();
      const rejected = view.talk.rejected.includes(before.handle);
      expect(rejected || kept.some(({ handle }) => handle === before.handle)).toBe(true);
    }
  }
});

test("health and its band are told together", () => {
  for (const { events, steps } of MOMENTS) {
    for (const [number, { kind, args }] of events.entries()) {
      if (kind === "worse" || kind === "better") expect(steps[number]?.health).toBe(args["health"]);
    }
  }
});
