/** The keys of things on the board, and the groups in which offers are listed. */
import type { Offer } from "../../protocol";
import type { Words } from "../../words/words";
import { notationOf } from "../notation";
import type { OfferGroup } from "../screens";

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
export const roomKey = (room: string): string => `room:${room}`;
export const BILLY = "billy";
export const WARNINGS = "warnings";
export const HEALTH = "health";
export const SYMBOL = "symbol";
export const TILE = "tile";

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
  const { verb, places } = notationOf(offer);
  if (verb === "swap") return `row-${places[0] ?? "1"}` as GroupName;
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

/** What a choice means, where its own words do not tell; some mean less where they cost nothing. */
export function rule(offer: Offer, words: Words): string {
  const id = `web-holding-on-rule-${notationOf(offer).verb.replaceAll("_", "-")}`;
  const free = `${id}-free`;
  if (offer.cost === null && words.has(free)) return words.text(free);
  return words.has(id) ? words.text(id) : "";
}
