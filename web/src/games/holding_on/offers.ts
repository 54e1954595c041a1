/** The keys of things on the board, and what choices mean. */
import type { Offer } from "../../protocol";
import type { Words } from "../../words/words";
import { notationOf } from "../notation";

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

/** What a choice means, where its own words do not tell; some mean less where they cost nothing. */
export function rule(offer: Offer, words: Words): string {
  const id = `web-holding-on-rule-${notationOf(offer).verb.replaceAll("_", "-")}`;
  const free = `${id}-free`;
  if (offer.cost === null && words.has(free)) return words.text(free);
  return words.has(id) ? words.text(id) : "";
}
