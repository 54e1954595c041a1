import { describe, expect, test } from "vitest";
import { groups, targets, weighty } from "../../src/games/pandemic/offers";
import type { View } from "../../src/protocol";
import { GAMES, MOMENTS, offers } from "./games";

const OPENING = GAMES[0]!.view;
/** Answers that are given by a button and not on the board. */
const UNLIT = /^(pass|rest|agree|refuse|spend)/;

function lit(action: string, view: View = OPENING, seat = 0): readonly string[] {
  return targets(offers(seat, [action])[0]!, view);
}

function grave(action: string, view: View): boolean {
  return weighty(offers(0, [action])[0]!, view);
}

describe("in every position of whole games", () => {
  test("each offer stands in exactly one group", () => {
    for (const { seat, legal } of MOMENTS) {
      const shown = groups(offers(seat, legal)).flatMap((group) => group.offers);
      expect(shown.map(({ action }) => action).sort()).toEqual([...legal].sort());
    }
  });

  test("each offer about a thing lights that thing", () => {
    for (const { seat, legal, before } of MOMENTS) {
      for (const offer of offers(seat, legal)) {
        const keys = targets(offer, before);
        if (UNLIT.test(offer.action)) expect(keys).toEqual([]);
        else expect(keys, offer.action).not.toEqual([]);
        for (const key of keys)
          expect(key).toMatch(/^(city|card|infection|pawn|player|disease):\w/);
      }
    }
  });
});

test("a flight lights the city and the card that pays for it", () => {
  expect(lit("fly lima")).toEqual(["city:lima", "card:lima"]);
});

test("a pawn of somebody else is lit together with where it can go", () => {
  expect(lit("drive lima 2")).toEqual(["city:lima", "pawn:2"]);
  expect(lit("join lima 1")).toEqual(["city:lima", "pawn:1"]);
});

test("what is done on the spot lights the city of the pawn", () => {
  expect(lit("treat blue")).toEqual(["city:atlanta"]);
  expect(lit("charter")).toEqual(["city:atlanta", "card:atlanta"]);
});

test("the Operations Expert builds without the card of the city", () => {
  const roles = ["operations_expert", "medic", "researcher"];
  expect(lit("build", { ...OPENING, roles })).toEqual(["city:atlanta"]);
  expect(lit("build", { ...OPENING, roles: roles.toReversed() })).toContain("card:atlanta");
});

test("a card that is shared is lit in the hand, and so is the player who gets or gives it", () => {
  expect(lit("give paris 1")).toEqual(["card:paris", "player:1"]);
  expect(lit("take paris 2")).toEqual(["card:paris", "player:2"]);
});

test("flights to anywhere stand behind flights with a card", () => {
  const [group] = groups(offers(0, ["charter", "fly lima", "fly chicago"]));
  expect(group?.offers.map(({ action }) => action)).toEqual(["fly chicago", "fly lima", "charter"]);
});

test("only what cannot be taken back wants a second tap", () => {
  const early = { ...OPENING, actions: 4 };
  const late = { ...OPENING, actions: 1 };
  expect(grave("drive chicago", early)).toBe(false);
  expect(grave("drive chicago", late)).toBe(true);
  expect(grave("charter", late)).toBe(false);
  expect(grave("pass", early)).toBe(true);
  expect(grave("pass", { ...early, phase: "before_draw" })).toBe(false);
  expect(grave("play forecast", early)).toBe(true);
  expect(grave("discard lima", { ...early, phase: "before_infection" })).toBe(true);
});

test("the steps of an Event use no action and so never end a turn", () => {
  const ask = { kind: "airlift_city", seat: 0, by: 0, action: "play airlift", pawn: 1, city: null };
  expect(grave("to lima", { ...OPENING, actions: 1, ask: { ...ask, cards: [] } })).toBe(false);
});
