/** What an offer is about: the things it lights, the group it stands in, and what it costs. */
import type { Offer, View } from "../../protocol";
import type { Words } from "../../words/words";
import type { OfferGroup } from "../screens";
import { askedPeriod, DOCTORS, patientNow, POOL, purseOf, seen, staffAt } from "./view";

/** An offer taken apart: `swap 2 1 4` is the verb `swap` about `2`, `1` and `4`. */
export interface Choice {
  readonly verb: string;
  readonly about: readonly string[];
}

export function choiceOf(offer: Offer): Choice {
  const [verb = "", ...about] = offer.action.split(" ");
  return { verb, about };
}

export const staffKey = (pawn: string): string => `staff:${pawn}`;
export const tokensKey = (purse: string): string => `tokens:${purse}`;
export const hazyKey = (holder: string): string => `hazy:${holder}`;
export const clearKey = (holder: string): string => `clear:${holder}`;
export const sideKey = (side: "medical" | "palliative"): string => `side:${side}`;
export const rewardKey = (reward: string): string => `reward:${reward}`;
export const rowKey = (period: number | string): string => `row:${period}`;
export const slotKey = (period: number | string, place: number | string): string =>
  `slot:${period}:${place}`;
export const contactKey = (contact: string): string => `contact:${contact}`;
export const regretKey = (regret: string): string => `regret:${regret}`;
export const SYMBOL = "symbol";
export const TILE = "tile";

const ABOUT_STAFF = new Set(["assign", "move", "stand_in", "talk", "send", "serve"]);

export function targets(offer: Offer, view: View): readonly string[] {
  const { verb, about } = choiceOf(offer);
  const [first = "", second = "", third = ""] = about;
  const position = seen(view);
  if (ABOUT_STAFF.has(verb)) return [staffKey(first)];
  switch (verb) {
    case "phone":
      return [staffKey(first), TILE];
    case "call_assistant":
      return staffAt(position, "desk").slice(0, 1).map(staffKey);
    case "lose": {
      const holder = purseOf(position.tiring ?? POOL);
      const keys = { token: tokensKey, hazy: hazyKey, clear: clearKey };
      return [keys[first as keyof typeof keys](holder)];
    }
    case "give":
      return purse(first);
    case "cover":
      return [...purse(first), SYMBOL];
    case "medical":
    case "palliative":
      return [sideKey(verb)];
    case "take":
      return [rewardKey(first)];
    case "guide":
    case "query":
      return [rowKey(first)];
    case "face":
      return [regretKey(first)];
    case "call":
      return [contactKey(first)];
    case "put":
    case "match":
      return [slotKey(askedPeriod(position) ?? 0, first)];
    case "swap":
      return [slotKey(first, second), slotKey(first, third)];
    default:
      return [];
  }
}

/** Tokens are taken from or given to somebody: the pawn stands for a doctor's own. */
function purse(name: string): readonly string[] {
  return DOCTORS.includes(name) ? [tokensKey(name), staffKey(name)] : [tokensKey(name)];
}

const GROUPS = [
  "staff",
  "cover",
  "phone",
  "price",
  "care",
  "tokens",
  "talk",
  "query",
  "leave",
  "place",
  "match",
  "done",
  "row-1",
  "row-2",
  "row-3",
  "row-4",
  "row-5",
] as const;
type GroupName = (typeof GROUPS)[number];

const GROUP_OF: Readonly<Record<string, GroupName>> = {
  assign: "staff",
  call_assistant: "cover",
  move: "cover",
  stand_in: "cover",
  phone: "phone",
  no_phone: "phone",
  call: "phone",
  hang_up: "phone",
  lose: "price",
  medical: "care",
  palliative: "care",
  cover: "care",
  give: "tokens",
  take: "tokens",
  serve: "tokens",
  talk: "talk",
  guide: "talk",
  no_guide: "talk",
  accept: "talk",
  insist: "talk",
  spend: "talk",
  decline: "talk",
  query: "query",
  face: "query",
  send: "leave",
  put: "place",
  match: "match",
  no_match: "match",
};

function groupOf(offer: Offer): GroupName {
  const { verb, about } = choiceOf(offer);
  if (verb === "swap") return `row-${about[0] ?? "1"}` as GroupName;
  return GROUP_OF[verb] ?? "done";
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
    return group ? [{ title: `web-holding-on-group-${name}`, offers: group }] : [];
  });
}

/** What a choice means, where its own words do not tell. */
export function rule(offer: Offer, words: Words): string {
  const id = `web-holding-on-rule-${choiceOf(offer).verb.replaceAll("_", "-")}`;
  return words.has(id) ? words.text(id) : "";
}

/**
 * A second tap is wanted where a slip would hurt and cannot be taken back: judging a clear memory
 * (HOL-G.26), leaving symbols uncovered though tokens are at hand, and a shift that stays short.
 */
export function weighty(offer: Offer, view: View): boolean {
  const { verb } = choiceOf(offer);
  if (verb === "match" || verb === "no_match") return true;
  if (verb !== "stop") return false;
  const position = seen(view);
  if (position.step !== "medical") return true;
  return position.covered < (patientNow(position)?.symbols ?? 0);
}
