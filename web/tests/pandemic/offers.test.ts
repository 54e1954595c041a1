import { describe, expect, test } from "vitest";
import { cardOrder } from "../../src/games/pandemic/facts";
import { orderWithin } from "../../src/games/pandemic/offers";
import { grouped } from "../../src/table/grouping";
import { MOMENTS, offer } from "./games";

/** Answers that are given by a button and not on the board. */
const UNLIT = /^(pass|rest|agree|refuse|spend)/;

describe("in every position of whole games", () => {
  test("each offer stands in exactly one group", () => {
    for (const { offers } of MOMENTS) {
      const shown = grouped(offers, [], orderWithin).flatMap((group) => group.offers);
      expect(shown.map(({ action }) => action).sort()).toEqual(
        offers.map(({ action }) => action).sort(),
      );
    }
  });

  test("each offer about a thing lights things that the board has", () => {
    for (const { action, lights } of MOMENTS.flatMap(({ offers }) => offers)) {
      if (UNLIT.test(action)) expect(lights).toEqual([]);
      else expect(lights, action).not.toEqual([]);
      for (const key of lights) {
        expect(key).toMatch(/^(city|card|infection|pawn|player|disease):\w/);
      }
    }
  });

  test("what wants a second tap says what it costs, or lets a card go", () => {
    const grave = MOMENTS.flatMap(({ offers }) => offers).filter(({ careful }) => careful);
    expect(grave.length).toBeGreaterThan(20);
    for (const { action, cost } of grave) {
      if (!action.startsWith("discard ")) expect(cost, action).not.toBeNull();
    }
  });
});

test("flights to anywhere stand behind flights with a card", () => {
  const flights = ["charter", "fly lima", "fly chicago"].map((action) =>
    offer(0, action, { group: "fly" }),
  );
  const [group] = grouped(flights, [], orderWithin);
  expect(group?.offers.map(({ action }) => action)).toEqual(["fly chicago", "fly lima", "charter"]);
});

test("cards are let go in the order in which the hand shows them", () => {
  const hand = ["airlift", "tokyo", "lima", "chicago"];
  const offers = hand.map((card) => offer(0, `discard ${card}`, { group: "discard" }));
  const [group] = grouped(offers, [], orderWithin);
  const shown = [...hand].sort((a, b) => cardOrder(a) - cardOrder(b));
  expect(group?.offers.map(({ action }) => action)).toEqual(shown.map((card) => `discard ${card}`));
});
