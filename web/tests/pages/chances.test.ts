import { expect, test } from "vitest";
import { levelOf, rungFor } from "../../src/pages/chances";
import { pointsOf } from "../../src/past/points";
import type { GameCard, LadderCard, PlayedGame, SeatWish } from "../../src/protocol";

const card = {
  options: [
    { name: "epidemics", default: "4", choices: ["4", "5"] },
    { name: "hands", default: "usual", choices: [] },
    { name: "roles", default: "random", choices: [] },
  ],
} as unknown as GameCard;
const rungs = ["4", "5"].flatMap((epidemics) =>
  ["gentle", "good"].map((level) => ({
    seats: 2,
    level,
    options: { epidemics },
    games: 300,
    wins: level === "good" ? 200 : 100,
  })),
);
const ladder: LadderCard = { rungs, indifferent: ["hands"], player: null };
const seats = (...kinds: string[]): SeatWish[] =>
  kinds.map((kind) =>
    kind === "me" ? { kind: "me", colleague: null } : { kind: "colleague", colleague: kind },
  );

test("a table is looked up by its seats, its level and the options that matter", () => {
  const found = rungFor(ladder, card, seats("me", "gentle"), { epidemics: "5", hands: "open" });
  expect(found).toEqual(rungs[2]);
  expect(rungFor(ladder, card, seats("me", "gentle"), { roles: "medic" })).toBeUndefined();
  expect(rungFor(ladder, card, seats("me", "me", "me"), {})).toBeUndefined();
});

test("a team is as good as its weakest colleague, rivals as the strongest, people are good", () => {
  expect(levelOf(seats("me", "good", "gentle"), ladder)).toBe("gentle");
  expect(levelOf(seats("me", "good", "gentle"), { ...ladder, player: "good" })).toBe("good");
  expect(levelOf(seats("me", "me"), ladder)).toBe("good");
});

test("points are counted over games that count", () => {
  const game = (points: number | null, won: boolean | null): PlayedGame =>
    ({ points, won }) as PlayedGame;
  expect(pointsOf([game(20, true), game(25, false), game(90, null)])).toEqual({
    games: 2,
    best: 25,
    mean: 22.5,
  });
  expect(pointsOf([game(null, true)])).toBeNull();
});
