import { expect, test } from "vitest";
import { different, ownFirst } from "../../src/debrief/decisions";

const say = (id: string) => ({ id, args: {} });
const better = (id: string) => ({ seat: 0, say: say(id) });

test("the reader's own decisions come first, the costliest of each first", () => {
  const decisions = [{ seat: 1 }, { seat: 0 }, { seat: 2 }, { seat: 0 }];
  expect(ownFirst(decisions, new Set([0])).map(({ seat }) => seat)).toEqual([0, 0, 1, 2]);
});

test("of two turns only what differs is told, and all where it is only the order", () => {
  const whole = {
    played: ["draw", "draw", "red-ward"].map(say),
    better: ["draw", "gift-shop", "draw"].map(better),
  };
  const told = different(whole);
  expect(told.played.map(({ id }) => id)).toEqual(["red-ward"]);
  expect(told.better.map((each) => each.say.id)).toEqual(["gift-shop"]);
  const turned = { played: ["cure", "admit"].map(say), better: ["admit", "cure"].map(better) };
  expect(different(turned)).toEqual(turned);
});
