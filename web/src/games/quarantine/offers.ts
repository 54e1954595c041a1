/** The keys by which offers light things, the groups they stand in, and the rules behind them. */
import type { Offer } from "../../protocol";
import { grouped, type VerbTable } from "../../table/grouping";
import type { Words } from "../../words/words";
import { notationOf } from "../notation";
import type { OfferGroup, OfferQuestion } from "../screens";
import type { QuarantineColour } from "./generated/view";

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

const GROUPS = {
  answer: [],
  "lay-yellow": [],
  "lay-red": [],
  "lay-green": [],
  "lay-blue": [],
  cell: ["cell"],
  rotation: ["rotation"],
  "go-on": ["draw", "end_turn"],
  admit: ["admit"],
  cure: ["cure"],
  buy: ["build_room", "build_ward"],
  contract: ["contract"],
  tiles: ["take", "place_aside"],
  line: ["move", "triage"],
  disinfect: ["disinfect"],
  rooms: ["pharmacy", "gift_shop", "pathology"],
  markers: ["take_marker", "use_marker"],
  rebuild: ["rebuild", "lift", "put", "aside"],
} as const satisfies VerbTable;

/** Starting wards stand by their colours. */
function startOf(offer: Offer): keyof typeof GROUPS | undefined {
  const { verb, places } = notationOf(offer);
  return verb === "lay" ? `lay-${places[0] as QuarantineColour}` : undefined;
}

export function groups(offers: readonly Offer[]): readonly OfferGroup[] {
  return grouped(offers, {
    title: (name) => `web-quarantine-group-${name}`,
    verbs: GROUPS,
    otherwise: "answer",
    special: startOf,
  });
}

/** A starting ward is laid as on the board: which one, where, and which way round. */
export function questions({ action, say }: Offer, words: Words): readonly OfferQuestion[] {
  const { verb, places } = notationOf({ action });
  const [colour = "", cell = "", doors = ""] = places;
  if (verb !== "lay") return [];
  return [
    {
      key: colour,
      question: words.text("web-quarantine-group-lay"),
      answer: words.text(`web-quarantine-group-lay-${colour}`),
    },
    {
      key: cell,
      question: words.text("web-quarantine-group-cell"),
      answer: words.text("do-cell-at", { spot: say.args["spot"] }),
    },
    {
      key: doors,
      question: words.text("web-quarantine-group-rotation"),
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
