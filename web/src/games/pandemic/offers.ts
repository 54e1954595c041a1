/** The keys of the things that offers light, and the groups they stand in. */
import type { Offer } from "../../protocol";
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

const GROUPS = [
  "answer",
  "treat",
  "drive",
  "shuttle",
  "fly",
  "pawn",
  "cure",
  "build",
  "share",
  "fetch",
  "discard",
  "event",
  "pass",
] as const;
type GroupName = (typeof GROUPS)[number];

/** Does it move a pawn that is named, as a Dispatcher does? */
export function movesOther(offer: Offer): boolean {
  const { verb, places } = notationOf(offer);
  if (verb === "charter") return places.length > 0;
  return verb === "join" || (MOVES.has(verb) && places.length > 1);
}

function groupOf(offer: Offer): GroupName {
  const { verb } = notationOf(offer);
  if (movesOther(offer)) return "pawn";
  switch (verb) {
    case "drive":
    case "fly":
    case "shuttle":
    case "treat":
    case "build":
    case "cure":
    case "fetch":
    case "discard":
      return verb;
    case "charter":
    case "operations_flight":
      return "fly";
    case "give":
    case "take":
      return "share";
    case "play":
      return "event";
    case "pass":
    case "rest":
      return "pass";
    default:
      return "answer";
  }
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
  const found = new Map<GroupName, Offer[]>();
  for (const offer of offers) {
    const name = groupOf(offer);
    const group = found.get(name);
    if (group) group.push(offer);
    else found.set(name, [offer]);
  }
  return GROUPS.flatMap((name) => {
    const group = found.get(name);
    if (!group) return [];
    const order = name === "pawn" ? takesCard : SORTED.has(name) ? orderWithin : () => 0;
    const sorted = [...group].sort((a, b) => order(a) - order(b));
    return [{ title: `web-pandemic-group-${name}`, offers: sorted }];
  });
}

const SORTED: ReadonlySet<GroupName> = new Set(["fly", "share", "discard"]);

/** An Event says what it does; all other choices speak for themselves. */
export function rule(offer: Offer, words: Words): string {
  const { verb, places } = notationOf(offer);
  const [card = ""] = places;
  return verb === "play" || verb === "fetch" ? words.name("card", card, "rule") : "";
}

/** Whoever lets a card go, or gives it away, sees its colour and shape. */
export function sign(offer: Offer): ThingTold["sign"] | null {
  const { verb, places } = notationOf(offer);
  const colour = SIGNED.has(verb) ? cityOf(places[0] ?? "")?.colour : undefined;
  return colour ? { path: shape(colour, 18), colour: `var(--disease-${colour})` } : null;
}

const SIGNED: ReadonlySet<string> = new Set(["discard", "give", "take", "fly", "pay"]);
