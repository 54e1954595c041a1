/** The keys of the things that offers light, and the groups they stand in. */
import type { Offer } from "../../protocol";
import { grouped, type VerbTable } from "../../table/grouping";
import type { Words } from "../../words/words";
import { notationOf } from "../notation";
import type { OfferGroup, ThingTold } from "../screens";
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

/** Choices that send a pawn to the city they name; a second place is somebody else's pawn. */
const MOVES = new Set(["drive", "fly", "shuttle", "join"]);

const GROUPS = {
  answer: [],
  treat: ["treat"],
  drive: ["drive"],
  shuttle: ["shuttle"],
  fly: ["fly", "charter", "operations_flight"],
  pawn: [],
  cure: ["cure"],
  build: ["build"],
  share: ["give", "take"],
  fetch: ["fetch"],
  discard: ["discard"],
  event: ["play"],
  pass: ["pass", "rest"],
} as const satisfies VerbTable;

/** Does it move a pawn that is named, as a Dispatcher does? */
export function movesOther(offer: Offer): boolean {
  const { verb, places } = notationOf(offer);
  if (verb === "charter") return places.length > 0;
  return verb === "join" || (MOVES.has(verb) && places.length > 1);
}

/** Moves of another pawn that take a card come after those that take none; the rest stays as it is. */
function takesCard(offer: Offer): number {
  const { verb } = notationOf(offer);
  return verb === "fly" || verb === "charter" ? 1 : 0;
}

/** Offers that go anywhere come after those that name a city; those stay in the order of cards. */
function orderWithin(offer: Offer): number {
  const { verb, places } = notationOf(offer);
  const [first] = places;
  if (verb === "charter" || verb === "operations_flight") return 1000;
  return first !== undefined && /^[a-z]/.test(first) ? cardOrder(first) : 0;
}

export function groups(offers: readonly Offer[]): readonly OfferGroup[] {
  return grouped(offers, {
    title: (name) => `web-pandemic-group-${name}`,
    verbs: GROUPS,
    otherwise: "answer",
    special: (offer) => (movesOther(offer) ? "pawn" : undefined),
    order: { pawn: takesCard, fly: orderWithin, share: orderWithin, discard: orderWithin },
  });
}

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
