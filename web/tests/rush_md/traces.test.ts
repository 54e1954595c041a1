import { expect, test } from "vitest";
import { Tracer, type Point, type Sample } from "../../src/games/rush_md/traces";

/** A gesture of so many ms with a sample on every frame. */
function traced(ms: number, from: Point, to: Point, rest: number): readonly Sample[] {
  const tracer = new Tracer();
  tracer.begin(1_000, from);
  for (let at = 16; at < ms; at += 16) {
    const share = Math.max(0, (at - rest) / (ms - rest));
    const x = from[0] + (to[0] - from[0]) * share;
    tracer.move(1_000 + at, [x, from[1] + (to[1] - from[1]) * share]);
  }
  return tracer.end(1_000 + ms, to);
}

test("a trace is told as the server reads it", () => {
  const trace = traced(900, [100, 100], [300, 100], 200);
  expect(trace[0]).toEqual([0, 100, 100]);
  expect(trace.at(-1)).toEqual([900, 300, 100]);
  trace.slice(1).forEach(([at], before) => {
    expect(at - (trace[before]?.[0] ?? 0)).toBeGreaterThanOrEqual(8);
  });
});

test("a long gesture keeps few enough samples, and its end", () => {
  const trace = traced(9_000, [0, 0], [900, 400], 200);
  expect(trace.length).toBeLessThanOrEqual(250);
  expect(trace.at(-1)).toEqual([9_000, 900, 400]);
});

test("what leaves the plane is kept on its edge", () => {
  const trace = traced(500, [990, 10], [1_200, -40], 200);
  expect(trace.every(([, x, y]) => x >= 0 && x <= 1_000 && y >= 0 && y <= 1_000)).toBe(true);
});
