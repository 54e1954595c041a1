import { describe, expect, it } from "vitest";
import { firstTimesIn, happens, stillOn, unseen } from "../../src/accompanied/first_times";
import type { Entry, FirstTimeCard, GameEvent } from "../../src/protocol";

const event = (kind: string, args: Record<string, unknown> = {}): GameEvent => ({
  kind,
  args,
  changed: null,
});
const time = (
  name: string,
  kind: string,
  when: Record<string, string[]> = {},
  until: string[] = [],
): FirstTimeCard => ({ name, event: kind, when, until });
const entry = (step: number, seat: number, ...events: GameEvent[]): Entry =>
  ({ step, ply: step, seat, events, made: 0 }) as unknown as Entry;

describe("first times", () => {
  it("look at the kind of an event, at whose it is and at what it is about", () => {
    const mine = time("mine", "draw", { seat: ["me"], card: ["c*", "x"] });
    expect(happens(mine, event("draw", { seat: 1, card: "c02" }), [1])).toBe(true);
    expect(happens(mine, event("draw", { seat: 1, card: "x" }), [0, 1])).toBe(true);
    expect(happens(mine, event("draw", { seat: 0, card: "x" }), [1])).toBe(false);
    expect(happens(mine, event("draw", { seat: 1, card: "xy" }), [1])).toBe(false);
    expect(happens(mine, event("drop", { seat: 1, card: "x" }), [1])).toBe(false);
  });

  it("are told in the order of what matters most, each once and one for an event", () => {
    const times = [
      time("mine", "fever", { owner: ["me"] }),
      time("any", "fever"),
      time("c", "cure"),
    ];
    const events = [event("cure"), event("fever", { owner: 0 }), event("cure")];
    expect(firstTimesIn(events, times, new Set(), [0])).toEqual(["mine", "c"]);
    expect(firstTimesIn(events, times, new Set(["mine", "c"]), [0])).toEqual(["any"]);
    expect(firstTimesIn(events, times, new Set(["mine", "any", "c"]), [0])).toEqual([]);
  });

  it("are not told once their moment has passed", () => {
    const times = [time("card", "reveal", {}, ["reveal", "evening"]), time("tired", "tired")];
    const told = (...kinds: string[]): readonly string[] =>
      firstTimesIn(
        kinds.map((kind) => event(kind)),
        times,
        new Set(),
        [0],
      );
    expect(told("reveal", "tired")).toEqual(["card", "tired"]);
    expect(told("reveal", "tired", "evening")).toEqual(["tired"]);
    expect(told("reveal", "evening", "reveal")).toEqual(["card"]);
    expect(stillOn(["card", "tired"], [event("evening")], times)).toEqual(["tired"]);
    expect(stillOn(["card", "tired"], [event("tired")], times)).toEqual(["card", "tired"]);
  });

  it("are looked for in what has happened since the last own move", () => {
    const deal = [event("deal")];
    const [a, b, c] = [event("a"), event("b"), event("c")];
    expect(unseen(deal, [entry(1, 1, a)], [0])).toEqual([deal[0], a]);
    expect(unseen(deal, [entry(1, 1, a), entry(2, 0, b), entry(3, 1, c)], [0])).toEqual([c]);
  });
});
