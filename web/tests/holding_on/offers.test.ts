import { describe, expect, test } from "vitest";
import { groups, targets, weighty } from "../../src/games/holding_on/offers";
import type { View } from "../../src/protocol";
import { GAMES, MOMENTS, offers } from "./games";

const OPENING = GAMES[0]!.view;
/** Answers that are given by a button and are no thing on the board. */
const UNLIT = /^(no_phone|stop|no_guide|accept|insist|spend|decline|pass|hang_up|done|no_match)$/;

function lit(action: string, view: View = OPENING): readonly string[] {
  return targets(offers(0, [action])[0]!, view);
}

function grave(action: string, view: View): boolean {
  return weighty(offers(0, [action])[0]!, view);
}

describe("in every position of whole scenarios", () => {
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
        for (const key of keys) {
          expect(key).toMatch(
            /^(staff|tokens|hazy|clear|side|reward|row|contact|regret):\w|^slot:[1-5]:[1-6]$|^(symbol|tile)$/,
          );
        }
      }
    }
  });

  test("no two offers light exactly the same things, so that taps can tell them apart", () => {
    for (const { seat, legal, before } of MOMENTS) {
      const keys = offers(seat, legal)
        .map((offer) => targets(offer, before).join(" "))
        .filter((joined) => joined !== "");
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});

test("somebody is lit for a shift, and the assistant who would come", () => {
  expect(lit("assign nurse1")).toEqual(["staff:nurse1"]);
  expect(lit("call_assistant")).toEqual(["staff:assistant1"]);
});

test("a token is taken from a doctor, or from the pool that has no pawn", () => {
  expect(lit("cover yellow")).toEqual(["tokens:yellow", "staff:yellow", "symbol"]);
  expect(lit("cover pool")).toEqual(["tokens:pool", "symbol"]);
});

test("the price of fatigue is lit with whoever is tired", () => {
  expect(lit("lose hazy", { ...OPENING, tiring: "blue" })).toEqual(["hazy:blue"]);
  expect(lit("lose token", { ...OPENING, tiring: "nurse2" })).toEqual(["tokens:pool"]);
});

test("a memory that is turned up lights the places of its own row", () => {
  const view = { ...OPENING, step: "place", turned_up: { period: 3 } };
  expect(lit("put 6", view)).toEqual(["slot:3:6"]);
});

test("a clear memory lights the hazy ones of its period", () => {
  const held_clear = { yellow: [], blue: [{ period: 4 }], green: [{ period: 1 }] };
  const view = { ...OPENING, step: "match", manager: "blue", held_clear };
  expect(lit("match 2", view)).toEqual(["slot:4:2"]);
  expect(lit("match 2", { ...view, manager: "green" })).toEqual(["slot:1:2"]);
});

test("two places that are exchanged are both lit", () => {
  expect(lit("swap 2 1 4")).toEqual(["slot:2:1", "slot:2:4"]);
});

test("judging a clear memory wants a second tap  (HOL-G.26)", () => {
  expect(grave("match 1", OPENING)).toBe(true);
  expect(grave("no_match", OPENING)).toBe(true);
});

test("leaving symbols uncovered wants a second tap, a covered card does not", () => {
  const critical = { ...OPENING, step: "medical", patients: ["k1"], day: 1, shift: "morning" };
  expect(grave("stop", { ...critical, covered: 2 })).toBe(true);
  expect(grave("stop", { ...critical, covered: 3 })).toBe(false);
  expect(grave("stop", { ...OPENING, step: "staff" })).toBe(true);
});

test("what can be taken back wants no second tap", () => {
  for (const action of ["assign yellow", "medical", "palliative", "put 1", "swap 1 1 2", "done"]) {
    expect(grave(action, OPENING)).toBe(false);
  }
});
