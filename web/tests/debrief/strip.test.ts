import { describe, expect, it } from "vitest";
import { momentAt, onTheClock, reach, REPLAY_MS } from "../../src/debrief/strip";

describe("a strip of time", () => {
  it("lays a span where it was", () => {
    expect(reach({ start: 60_000, end: 90_000 }, 240_000, 240_000)).toEqual({
      left: 25,
      width: 12.5,
    });
  });

  it("shows as much of a span as has passed", () => {
    expect(reach({ start: 60_000, end: 90_000 }, 240_000, 72_000).width).toBe(5);
    expect(reach({ start: 60_000, end: 90_000 }, 240_000, 30_000).width).toBe(0);
  });

  it("is replayed in fifteen seconds, however long it was", () => {
    expect(REPLAY_MS).toBe(15_000);
    expect(momentAt(0, 240_000)).toBe(0);
    expect(momentAt(7_500, 240_000)).toBe(120_000);
    expect(momentAt(15_000, 60_000)).toBe(60_000);
    expect(momentAt(99_000, 60_000)).toBe(60_000);
  });

  it("is read on a clock", () => {
    expect(onTheClock(65_000)).toBe("1:05");
    expect(onTheClock(240_000)).toBe("4:00");
  });
});
