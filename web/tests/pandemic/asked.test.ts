/** What Events ask stands beside the map, with every card that can be chosen. */
import { expect, test } from "vitest";
import { notationOf } from "../../src/games/notation";
import { askedKind, cardsToChoose } from "../../src/games/pandemic/questions/asked";
import { MOMENTS } from "./games";

const VERBS: Readonly<Record<string, string>> = {
  next: "forecast",
  remove: "remove",
  pawn: "pawn",
};

test("what is asked by cards or pawns is known from the position, and so are the cards", () => {
  const met = new Set<string>();
  for (const { offers, before } of MOMENTS) {
    const seats = [0, 1, 2, 3];
    const verbs = [...new Set(offers.map((offer) => notationOf(offer).verb))];
    const kind = verbs.map((verb) => VERBS[verb]).find(Boolean) ?? null;
    if (offers.length === 0) continue;
    expect(askedKind(before, seats)).toBe(kind);
    expect(askedKind(before, [])).toBeNull();
    if (kind === null) continue;
    met.add(kind);
    if (kind === "pawn") continue;
    const offered = offers.map((offer) => notationOf(offer).places[0]);
    expect(new Set(cardsToChoose(before))).toEqual(new Set(offered));
  }
  expect([...met].sort()).toEqual(["forecast", "pawn", "remove"]);
});
