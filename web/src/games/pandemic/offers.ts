/** The keys of the things that offers light, and the order of offers that are alike. */
import type { Offer } from "../../protocol";
import type { Words } from "../../words/words";
import { notationOf } from "../notation";
import type { OrderWithin, ThingTold } from "../screens";
import { cardOrder, cityOf } from "./facts";
import { shape } from "./pieces/shapes";

export const cityKey = (city: string): string => `city:${city}`;
export const cardKey = (card: string): string => `card:${card}`;
export const infectionKey = (city: string): string => `infection:${city}`;
export const pawnKey = (seat: number | string): string => `pawn:${seat}`;
export const playerKey = (seat: number | string): string => `player:${seat}`;
export const diseaseKey = (colour: string): string => `disease:${colour}`;

/** Cards lie beside the map. */
export const besideBoard = (thing: string): boolean => /^(card|infection):/.test(thing);

/** Moves of another pawn that take a card come after those that take none; the rest stays as it is. */
function takesCard(offer: Offer): number {
  const { verb } = notationOf(offer);
  return verb === "fly" || verb === "charter" ? 1 : 0;
}

/** Offers that go anywhere come after those that name a city; those stay in the order of cards. */
function asInHand(offer: Offer): number {
  const { verb, places } = notationOf(offer);
  const [first] = places;
  if (verb === "charter" || verb === "operations_flight") return 1000;
  return first !== undefined && /^[a-z]/.test(first) ? cardOrder(first) : 0;
}

export const orderWithin: OrderWithin = {
  pawn: takesCard,
  fly: asInHand,
  share: asInHand,
  discard: asInHand,
};

/** An Event says what it does; all other choices speak for themselves. */
export function rule(offer: Offer, words: Words): string {
  const { verb, places } = notationOf(offer);
  const [card = ""] = places;
  return verb === "play" || verb === "fetch" ? words.name("card", card, "rule") : "";
}

/** Anyone who lets a card go, or gives it away, sees its colour and shape. */
export function sign(offer: Offer): ThingTold["sign"] | null {
  const { verb, places } = notationOf(offer);
  const colour = SIGNED.has(verb) ? cityOf(places[0] ?? "")?.colour : undefined;
  return colour ? { path: shape(colour, 18), colour: `var(--disease-${colour})` } : null;
}

const SIGNED: ReadonlySet<string> = new Set(["discard", "give", "take", "fly", "pay"]);
