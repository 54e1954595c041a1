import { expect, test } from "vitest";
import type { Offer } from "../../src/protocol";
import { barOffers, nextMark, previousMark } from "../../src/table/bar";

function offer(action: string, more: Partial<Offer> = {}): Offer {
  const say = { id: "do", args: {} };
  return {
    seat: 0,
    action,
    say,
    careful: false,
    times: 1,
    into: [],
    group: "",
    cost: null,
    final: false,
    lights: [],
    usual: false,
    ...more,
  };
}

test("the usual next step comes first, what lights the board stays on the board", () => {
  const offers = [
    offer("drive paris", { lights: ["city:paris"] }),
    offer("pass"),
    offer("done", { usual: true, lights: ["end"] }),
  ];
  expect(barOffers(offers).map(({ action }) => action)).toEqual(["done", "pass"]);
});

test("what has a place of its own in the head leaves its room to words", () => {
  const offers = [offer("finish"), offer("pause")];
  expect(barOffers(offers, "pause").map(({ action }) => action)).toEqual(["finish"]);
});

test("the bar never becomes a list", () => {
  expect(barOffers(["a", "b", "c", "d", "e"].map((action) => offer(action)))).toHaveLength(3);
});

test("a replay goes from turn to turn, and to both ends", () => {
  const marks = [3, 9];
  expect([previousMark(marks, 9), previousMark(marks, 3)]).toEqual([3, 0]);
  expect([nextMark(marks, 3, 12), nextMark(marks, 9, 12)]).toEqual([9, 12]);
});
