import { describe, expect, test } from "vitest";
import { lastOwnStep, recap, turns } from "../../src/notices/recap";
import type { Entry } from "../../src/protocol";
import { oneLine } from "../../src/words/oneLine";

const entry = (step: number, seat: number, more: Partial<Entry> = {}): Entry => ({
  step,
  ply: step,
  seat,
  events: [{ kind: "drive", args: {}, changed: null }],
  made: 0,
  undone: false,
  action: null,
  reason: null,
  at: 0,
  nonce: null,
  ...more,
});
const own = (step: number): Entry => entry(step, 0, { nonce: "n" });

describe("since your last turn", () => {
  test("tells what others did after the own last move", () => {
    const found = recap([own(1), entry(2, 1), entry(3, 1)], [0], null);
    expect(found?.entries.map(({ step }) => step)).toEqual([2, 3]);
    expect(found?.ply).toBe(1);
  });

  test("tells nothing that was seen already", () => {
    const entries = [own(1), entry(2, 1), entry(3, 1)];
    expect(recap(entries, [0], 2)?.entries.map(({ step }) => step)).toEqual([3]);
    expect(recap(entries, [0], 3)).toBeNull();
  });

  test("tells what a colleague did in one's name", () => {
    const entries = [own(1), entry(2, 1), entry(3, 0), entry(4, 1)];
    expect(lastOwnStep(entries, [0])).toBe(1);
    expect(recap(entries, [0], null)?.entries.map(({ step }) => step)).toEqual([2, 3, 4]);
  });

  test("leaves out what was taken back, and what says nothing", () => {
    const entries = [
      own(1),
      entry(2, 1),
      entry(3, 1, { undone: true, ply: 1 }),
      entry(4, 1, { ply: 2, events: [] }),
      entry(5, 1, { ply: 3 }),
    ];
    expect(recap(entries, [0], null)?.entries.map(({ step }) => step)).toEqual([5]);
  });

  test("tells nothing to somebody who has only just come", () => {
    expect(recap([entry(1, 1), entry(2, 1)], [0], null)).toBeNull();
    expect(recap([entry(1, 1), entry(2, 1)], [0], 1)?.entries).toHaveLength(1);
  });

  test("tells nothing to somebody who watches, or after the own move", () => {
    expect(recap([entry(1, 1)], [], null)).toBeNull();
    expect(recap([entry(1, 1), own(2)], [0], null)).toBeNull();
  });
});

describe("turn by turn", () => {
  const event = (kind: string) => ({ kind, args: {}, changed: null });
  const isHeading = ({ kind }: { kind: string }): boolean => kind === "turn";
  const isLoud = ({ kind }: { kind: string }): boolean => kind === "outbreak";
  const kinds = (events: readonly { kind: string }[]): string[] => events.map(({ kind }) => kind);

  test("a turn goes from heading to heading, and its line tells the moves and what is loud", () => {
    const entries = [
      entry(2, 1, { events: [event("drive")] }),
      entry(3, 1, {
        events: [event("treat"), event("draw"), event("outbreak"), event("turn")],
      }),
      entry(4, 2, { events: [event("fly")] }),
    ];
    const [first, second] = turns(entries, isHeading, isLoud);
    expect(first?.heading).toBeNull();
    expect(first?.seat).toBe(1);
    expect(kinds(first?.gist ?? [])).toEqual(["drive", "treat", "outbreak"]);
    expect(kinds(first?.events ?? [])).toEqual(["drive", "treat", "draw", "outbreak"]);
    expect(second?.heading?.kind).toBe("turn");
    expect(second?.seat).toBe(2);
  });

  test("without headings each who acts has a line, and nobody’s events belong to the one before", () => {
    const found = turns([entry(2, 1), entry(3, -1), entry(4, 2)], isHeading, isLoud);
    expect(found.map(({ seat, events }) => [seat, events.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  test("what was done twice is told once, without the name", () => {
    const told = oneLine(["Ann drives to Oslo.", "Ann treats.", "Ann treats.", ""], "Ann");
    expect(told).toBe("drives to Oslo; treats (2×).");
    expect(oneLine([""], "Ann")).toBe("");
  });
});
