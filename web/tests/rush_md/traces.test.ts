import { expect, test } from "vitest";
import * as judge from "../../src/games/rush_md/traces";
import { TRACES } from "./facts";

test("every trace is judged as the rules judge it", () => {
  for (const { trace, took, piece, origin, target, kind, ...said } of TRACES) {
    expect(judge.tweezers(trace, took, piece, origin, target, kind)).toBe(said.tweezers);
    expect(judge.bed(trace, took, [500, 500])).toBe(said.bed);
    expect(judge.balance(trace, took, target)).toBe(said.balance);
  }
  expect(new Set(TRACES.map(({ tweezers }) => tweezers))).toEqual(
    new Set(["ok", "slip", "miss", "steady"]),
  );
});

/** A gesture of so many ms with a sample on every frame. */
function traced(ms: number, from: judge.Point, to: judge.Point, rest = 0): judge.Sample[] {
  const tracer = new judge.Tracer();
  tracer.begin(1_000, from);
  for (let at = 16; at < ms; at += 16) {
    const share = Math.max(0, (at - rest) / (ms - rest));
    const x = from[0] + (to[0] - from[0]) * share;
    tracer.move(1_000 + at, [x, from[1] + (to[1] - from[1]) * share]);
  }
  return [...tracer.end(1_000 + ms, to).trace];
}

test("a calm hand succeeds, a hasty one slips, a careless one misses", () => {
  const calm = traced(900, [100, 100], [300, 100], 200);
  expect(judge.tweezers(calm, 900, "organ", [100, 100], [300, 100], "bed")).toBe("ok");
  expect(judge.tweezers(calm, 900, "organ", [100, 100], [300, 200], "bed")).toBe("miss");
  const hasty = traced(300, [100, 100], [500, 100], 160);
  expect(judge.tweezers(hasty, 300, "organ", [100, 100], [500, 100], "bed")).toBe("slip");
  const early = traced(900, [100, 100], [300, 100], 0);
  expect(judge.tweezers(early, 900, "disc", [100, 100], [300, 100], "hole")).toBe("slip");
});

test("a long gesture keeps few enough samples, and its end", () => {
  const trace = traced(9_000, [0, 0], [900, 400], 200);
  expect(trace.length).toBeLessThanOrEqual(250);
  expect(trace.at(-1)).toEqual([9_000, 900, 400]);
  expect(judge.tweezers(trace, 9_000, "disc", [0, 0], [900, 400], "hole")).toBe("ok");
});

test("what leaves the plane is kept on its edge", () => {
  const trace = traced(500, [990, 10], [1_200, -40], 200);
  expect(trace.every(([, x, y]) => x >= 0 && x <= 1_000 && y >= 0 && y <= 1_000)).toBe(true);
});
