/** The keys of things on the board, and the groups in which offers are listed. */
import type { Offer } from "../../protocol";
import { grouped, type VerbTable } from "../../table/grouping";
import type { Words } from "../../words/words";
import { notationOf } from "../notation";
import type { OfferGroup } from "../screens";

export const staffKey = (pawn: string): string => `staff:${pawn}`;
export const tokensKey = (purse: string): string => `tokens:${purse}`;
export const hazyKey = (holder: string): string => `hazy:${holder}`;
export const clearKey = (holder: string): string => `clear:${holder}`;
export const sideKey = (side: "medical" | "palliative"): string => `side:${side}`;
export const rowKey = (period: number | string): string => `row:${period}`;
export const slotKey = (period: number | string, place: number | string): string =>
  `slot:${period}:${place}`;
export const contactKey = (contact: string): string => `contact:${contact}`;
export const regretKey = (regret: string): string => `regret:${regret}`;
export const roomKey = (room: string): string => `room:${room}`;
export const BILLY = "billy";
export const WARNINGS = "warnings";
export const HEALTH = "health";
export const SYMBOL = "symbol";
export const TILE = "tile";

const GROUPS = {
  staff: ["assign"],
  cover: ["call_assistant", "move", "stand_in"],
  phone: ["phone", "no_phone", "call", "hang_up"],
  price: ["lose"],
  care: ["medical", "palliative", "cover"],
  tokens: ["give", "take", "serve"],
  talk: ["talk", "guide", "no_guide", "accept", "insist", "spend", "decline"],
  query: ["query", "face"],
  leave: ["send"],
  place: ["put"],
  match: ["match", "no_match"],
  done: [],
  "row-1": [],
  "row-2": [],
  "row-3": [],
  "row-4": [],
  "row-5": [],
} as const satisfies VerbTable;

/** Memories are swapped within their row. */
function rowOf(offer: Offer): keyof typeof GROUPS | undefined {
  const { verb, places } = notationOf(offer);
  return verb === "swap" ? (`row-${places[0] ?? "1"}` as keyof typeof GROUPS) : undefined;
}

export function groups(offers: readonly Offer[]): readonly OfferGroup[] {
  return grouped(offers, {
    title: (name) => `web-holding-on-group-${name}`,
    verbs: GROUPS,
    otherwise: "done",
    special: rowOf,
  });
}

/** What a choice means, where its own words do not tell; some mean less where they cost nothing. */
export function rule(offer: Offer, words: Words): string {
  const id = `web-holding-on-rule-${notationOf(offer).verb.replaceAll("_", "-")}`;
  const free = `${id}-free`;
  if (offer.cost === null && words.has(free)) return words.text(free);
  return words.has(id) ? words.text(id) : "";
}
