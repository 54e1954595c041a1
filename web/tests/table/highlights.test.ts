import { expect, test } from "vitest";
import type { Chair, Highlights, NextGame } from "../../src/protocol";
import { featOf, inHundred, seatsOf } from "../../src/table/highlights";

const told: Highlights = {
  decided: null,
  boast: null,
  next: null,
  best: null,
  feats: [
    { seat: 0, ply: 9, say: { id: "feat-cure", args: {} } },
    { seat: 1, ply: 30, say: { id: "feat-saved", args: {} } },
    { seat: 2, ply: 12, say: { id: "feat-treat", args: {} } },
  ],
};

function chair(seat: number, kind: Chair["kind"], you = false): Chair {
  return { seat, kind, you } as Chair;
}

function next(seats: number): NextGame {
  const rung = { seats, level: "good", options: {}, games: 300, wins: 100 };
  return { kind: "harder", changes: ["seats"], rung, options: {} };
}

test("the feat shown is one's own, and the last of them for several at one screen", () => {
  expect(featOf(told, [2])?.id).toBe("feat-treat");
  expect(featOf(told, [0, 1])?.id).toBe("feat-saved");
  expect(featOf(told, [])).toBeNull();
});

test("the next game has the same people, and colleagues of its level beside them", () => {
  const chairs = [chair(0, "colleague"), chair(1, "person", true), chair(2, "person")];
  expect(seatsOf(next(4), chairs)).toEqual([
    { kind: "me", colleague: null },
    { kind: "open", colleague: null },
    { kind: "colleague", colleague: "good" },
    { kind: "colleague", colleague: "good" },
  ]);
  expect(seatsOf(next(2), [...chairs, chair(3, "person")])).toHaveLength(2);
});

test("a chance is said in games of a hundred", () => {
  expect(inHundred({ wins: 100, games: 300 })).toBe(33);
  expect(inHundred({ wins: 150.5, games: 300 })).toBe(50);
});
