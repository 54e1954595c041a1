/** The keys by which offers light things, the questions that lead to them, and the rules behind them. */
import type { Offer } from "../../protocol";
import type { Words } from "../../words/words";
import { notationOf } from "../notation";
import type { OfferQuestion } from "../screens";

export const bagKey = "bag";
export const endKey = "end";
export const supplyKey = "markers";
export const markersKey = (seat: number | string): string => `markers:${seat}`;
export const lineKey = (seat: number | string): string => `line:${seat}`;
export const patientKey = (place: number): string => `patient:${place}`;
export const stockKey = (cube: string): string => `stock:${cube}`;
export const boxKey = (colour: string): string => `box:${colour}`;
export const stackKey = (room: string): string => `stack:${room}`;
export const wardKey = (colour: string): string => `ward:${colour}`;
export const cellKey = (cell: string): string => `cell:${cell}`;
/** A tile that lies beside the plan: set aside, or lifted in a rebuild. */
export const looseKey = (tile: string): string => `loose:${tile}`;
export const tileKey = (seat: number | string, tile: string): string => `tile:${seat}:${tile}`;
export const blockKey = (seat: number | string, corner: string): string =>
  `block:${seat}:${corner}`;

/** A starting ward is laid as on the board: which one, where, and which way round. */
export function questions({ action, say }: Offer, words: Words): readonly OfferQuestion[] {
  const { verb, places } = notationOf({ action });
  const [colour = "", cell = "", doors = ""] = places;
  if (verb !== "lay") return [];
  return [
    {
      key: colour,
      question: words.text("group-lay"),
      answer: words.text(`group-lay-${colour}`),
    },
    {
      key: cell,
      question: words.text("group-cell"),
      answer: words.text("do-cell-at", { spot: say.args["spot"] }),
    },
    {
      key: doors,
      question: words.text("group-rotation"),
      answer: words.text("do-rotation", { doors: say.args["doors"] }),
    },
  ];
}

/** Choices that speak of a room, and so say what that room does. */
const ABOUT_ROOMS = new Set(["contract", "build_room", "take", "place_aside", "put"]);
/** Choices with a rule of their own that their words do not tell. */
const RULED = new Set(["rebuild", "take_marker", "stop", "keep_none", "no_spread", "set_aside"]);

export function rule(offer: Offer, words: Words): string {
  const { verb, places } = notationOf(offer);
  const [tile = ""] = places;
  if (RULED.has(verb)) return words.text(`web-quarantine-rule-${verb.replaceAll("_", "-")}`);
  if (["pharmacy", "pathology", "triage", "gift_shop"].includes(verb)) {
    return words.rule(`tile-${verb.replaceAll("_", "-")}`);
  }
  return ABOUT_ROOMS.has(verb) ? words.rule(`tile-${tile.replaceAll("_", "-")}`) : "";
}
