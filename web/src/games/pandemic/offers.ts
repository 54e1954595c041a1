/** What an offer is about: the things it lights, the group it stands in, and what it costs. */
import type { Offer, View } from "../../protocol";
import type { Words } from "../../words/words";
import type { OfferGroup } from "../screens";
import { cardOrder, EVENTS, seen } from "./view";
import type { PandemicView } from "./view";

/** An offer taken apart: `drive paris 2` is the verb `drive` about `paris` and `2`. */
export interface Choice {
  readonly verb: string;
  readonly places: readonly string[];
}

export function choiceOf(offer: Offer): Choice {
  const [verb = "", ...places] = offer.action.split(" ");
  return { verb, places };
}

export const cityKey = (city: string): string => `city:${city}`;
export const cardKey = (card: string): string => `card:${card}`;
export const infectionKey = (city: string): string => `infection:${city}`;
export const pawnKey = (seat: number | string): string => `pawn:${seat}`;
export const playerKey = (seat: number | string): string => `player:${seat}`;
export const diseaseKey = (colour: string): string => `disease:${colour}`;

/** Choices that send a pawn to the city they name; a second place is somebody else's pawn. */
const MOVES = new Set(["drive", "fly", "shuttle", "join"]);

export function targets(offer: Offer, view: View): readonly string[] {
  const { verb, places } = choiceOf(offer);
  const [first = "", second] = places;
  const position = seen(view);
  const here = position.pawns[offer.seat] ?? "";
  if (MOVES.has(verb)) {
    const keys = [cityKey(first)];
    if (verb === "fly") keys.push(cardKey(first));
    if (second !== undefined) keys.push(pawnKey(second));
    return keys;
  }
  switch (verb) {
    case "to":
    case "at":
    case "from":
      return [cityKey(first)];
    case "next":
    case "remove":
      return [infectionKey(first), cityKey(first)];
    case "charter":
      return first === ""
        ? [cityKey(here), cardKey(here)]
        : [pawnKey(first), cardKey(position.pawns[Number(first)] ?? "")];
    case "operations_flight":
      return [cityKey(here)];
    case "build":
      return paysForStation(position, offer.seat)
        ? [cityKey(here), cardKey(here)]
        : [cityKey(here)];
    case "treat":
      return [cityKey(here)];
    case "cure":
      return [diseaseKey(first), cityKey(here)];
    case "give":
    case "take":
      return [cardKey(first), playerKey(second ?? "")];
    case "pay":
    case "discard":
    case "play":
    case "fetch":
      return [cardKey(first)];
    case "pawn":
      return [pawnKey(first), playerKey(first)];
    default:
      return [];
  }
}

function paysForStation(view: PandemicView, seat: number): boolean {
  return view.roles[seat] !== "operations_expert";
}

const GROUPS = [
  "answer",
  "treat",
  "drive",
  "fly",
  "shuttle",
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

function groupOf(offer: Offer): GroupName {
  const { verb, places } = choiceOf(offer);
  if (verb === "join" || (MOVES.has(verb) && places.length > 1)) return "pawn";
  if (verb === "charter") return places.length > 0 ? "pawn" : "fly";
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

/** Offers that go anywhere come after those that name a city; those stay in the order of cards. */
function orderWithin(offer: Offer): number {
  const { verb, places } = choiceOf(offer);
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
    const sorted = SORTED.has(name)
      ? [...group].sort((a, b) => orderWithin(a) - orderWithin(b))
      : group;
    return [{ title: `web-pandemic-group-${name}`, offers: sorted }];
  });
}

const SORTED: ReadonlySet<GroupName> = new Set(["fly", "share"]);

/** An Event says what it does; all other choices speak for themselves. */
export function rule(offer: Offer, words: Words): string {
  const { verb, places } = choiceOf(offer);
  const [card = ""] = places;
  return verb === "play" || verb === "fetch" ? words.name("card", card, "rule") : "";
}

/** Choices that only open a question; whatever they begin can still be taken back. */
const OPENINGS = new Set(["charter", "operations_flight", "pay", "pawn"]);
/** Choices of a turn that use up an action. */
const ACTIONS = new Set([
  "drive",
  "fly",
  "shuttle",
  "join",
  "to",
  "build",
  "from",
  "treat",
  "give",
  "take",
  "cure",
  "spend",
  "fetch",
]);

/**
 * What cannot be taken back wants a second tap: looking at cards, discarding down to the limit, and
 * whatever ends the actions of a turn, for new cards are turned up then.
 */
export function weighty(offer: Offer, view: View): boolean {
  const { verb, places } = choiceOf(offer);
  const position = seen(view);
  if (verb === "discard" || (verb === "play" && places[0] === "forecast")) return true;
  if (position.phase !== "actions" || OPENINGS.has(verb)) return false;
  if (verb === "pass") return true;
  if (position.ask !== null && EVENTS.some((event) => position.ask?.action === `play ${event}`)) {
    return false;
  }
  return ACTIONS.has(verb) && position.actions === 1;
}
