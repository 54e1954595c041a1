import { expect, test } from "vitest";
import { isAgreed, leaveFor } from "../../src/games/pandemic/questions/leave";
import type { PandemicStep } from "../../src/games/pandemic/generated/view";

const asked = (action: string, change: Partial<PandemicStep> = {}, turn = 4) => ({
  turn,
  step: {
    kind: "consent" as const,
    seat: 1,
    by: 0,
    action,
    pawn: 1,
    city: null,
    cards: [],
    ...change,
  },
});

test("all moves of one turn by one player can be agreed to at once", () => {
  const given = leaveFor(asked("drive chicago 1"));
  for (const next of ["drive atlanta 1", "fly lima 1", "shuttle cairo 1", "join paris 1"]) {
    expect(isAgreed(given, leaveFor(asked(next))), next).toBe(true);
  }
  expect(isAgreed(given, leaveFor(asked("charter 1")))).toBe(true);
});

test("but not those of another turn, another player or another pawn", () => {
  const given = leaveFor(asked("drive chicago 1"));
  expect(isAgreed(given, leaveFor(asked("drive atlanta 1", {}, 5)))).toBe(false);
  expect(isAgreed(given, leaveFor(asked("drive atlanta 1", { by: 2 })))).toBe(false);
  expect(isAgreed(given, leaveFor(asked("drive atlanta 2", { seat: 2 })))).toBe(false);
  expect(isAgreed(null, leaveFor(asked("drive atlanta 1")))).toBe(false);
});

test("cards and Events are always asked about", () => {
  const given = leaveFor(asked("drive chicago 1"));
  for (const other of ["give atlanta 1", "take atlanta 1", "play airlift"]) {
    expect(leaveFor(asked(other)), other).toBeNull();
    expect(isAgreed(given, leaveFor(asked(other)))).toBe(false);
  }
  expect(leaveFor({ turn: 4, step: null })).toBeNull();
});
