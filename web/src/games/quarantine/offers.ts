/** What an offer is about: the things it lights, the group it stands in, and what it costs. */
import type { Offer, View } from "../../protocol";
import type { Words } from "../../words/words";
import type { OfferGroup } from "../screens";
import { seen } from "./view";
import type { Colour, QuarantineView } from "./view";

/** An offer taken apart: `infect 1 lobby` is the verb `infect` about `1` and `lobby`. */
export interface Choice {
  readonly verb: string;
  readonly places: readonly string[];
}

export function choiceOf(offer: Offer): Choice {
  const [verb = "", ...places] = offer.action.split(" ");
  return { verb, places };
}

export const bagKey = "bag";
export const endKey = "end";
export const rebuildKey = "rebuild";
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

/** The tiles of a seat with a patient of this colour that can be cured (QUA-10.2). */
function sickbeds(view: QuarantineView, seat: number, colour: string): readonly string[] {
  return (view.hospitals[seat]?.tiles ?? [])
    .filter(
      ({ quarantined, patients }) => !quarantined && patients?.some((each) => each === colour),
    )
    .map(({ tile }) => tileKey(seat, tile));
}

/** The place of the next patient of a colour who has no new place yet, counted from 1 (D16). */
export function nextOf(view: QuarantineView, seat: number, colour: Colour): number {
  const before = (view.step?.line ?? []).filter((each) => each === colour).length;
  let found = 0;
  const place = (view.hospitals[seat]?.line ?? []).findIndex((each) => {
    if (each !== colour) return false;
    found += 1;
    return found > before;
  });
  return place + 1;
}

export function targets(offer: Offer, view: View): readonly string[] {
  const { verb, places } = choiceOf(offer);
  const [first = "", second = ""] = places;
  const position = seen(view);
  const { seat } = offer;
  switch (verb) {
    case "lay":
      return [cellKey(second), looseKey(first)];
    case "cell":
      return [cellKey(first)];
    case "draw":
      return [bagKey];
    case "end_turn":
      return [endKey];
    case "queue":
      return [lineKey(first)];
    case "infect":
    case "disinfect":
      return [tileKey(first, second)];
    case "spread":
      return [tileKey(position.step?.number ?? seat, first)];
    case "admit":
      return [tileKey(seat, first), patientKey(1)];
    case "lift":
      return [tileKey(seat, first)];
    case "cure":
      return sickbeds(position, seat, first);
    case "move":
    case "to":
      return [patientKey(Number(first))];
    case "next":
      return [patientKey(nextOf(position, seat, first as Colour))];
    case "pharmacy":
      return [tileKey(seat, "pharmacy"), patientKey(1)];
    case "gift_shop":
      return [tileKey(seat, "gift_shop"), boxKey(first)];
    case "pathology":
    case "triage":
      return [tileKey(seat, verb)];
    case "rebuild":
      return [rebuildKey];
    case "block":
      return [blockKey(first, second)];
    case "take_marker":
    case "marker":
      return [supplyKey];
    case "use_marker":
      return [markersKey(seat)];
    case "marker_from":
      return [markersKey(first)];
    case "contract":
    case "take":
    case "build_room":
      return [stackKey(first)];
    case "build_ward":
      return [wardKey(first)];
    case "add":
      return [stockKey(first)];
    case "pay":
      return [stockKey(first === "grey_pair" ? "grey" : first)];
    case "put":
    case "aside":
    case "place_aside":
      return [looseKey(first)];
    default:
      return [];
  }
}

const GROUPS = [
  "answer",
  "lay-yellow",
  "lay-red",
  "lay-green",
  "lay-blue",
  "cell",
  "rotation",
  "go-on",
  "admit",
  "cure",
  "buy",
  "contract",
  "tiles",
  "line",
  "disinfect",
  "rooms",
  "markers",
  "rebuild",
] as const;
type GroupName = (typeof GROUPS)[number];

const GROUP_OF: Readonly<Record<string, GroupName>> = {
  cell: "cell",
  rotation: "rotation",
  draw: "go-on",
  end_turn: "go-on",
  admit: "admit",
  cure: "cure",
  build_room: "buy",
  build_ward: "buy",
  contract: "contract",
  take: "tiles",
  place_aside: "tiles",
  move: "line",
  triage: "line",
  disinfect: "disinfect",
  pharmacy: "rooms",
  gift_shop: "rooms",
  pathology: "rooms",
  take_marker: "markers",
  use_marker: "markers",
  rebuild: "rebuild",
  lift: "rebuild",
  put: "rebuild",
  aside: "rebuild",
};

function groupOf(offer: Offer): GroupName {
  const { verb, places } = choiceOf(offer);
  if (verb === "lay") return `lay-${places[0] as Colour}`;
  return GROUP_OF[verb] ?? "answer";
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
    return group ? [{ title: `web-quarantine-group-${name}`, offers: group }] : [];
  });
}

/** Choices that speak of a room, and so say what that room does. */
const ABOUT_ROOMS = new Set(["contract", "build_room", "take", "place_aside", "put"]);
/** Choices with a rule of their own that their words do not tell. */
const RULED = new Set(["rebuild", "take_marker", "stop", "keep_none", "no_spread", "set_aside"]);

export function rule(offer: Offer, words: Words): string {
  const { verb, places } = choiceOf(offer);
  const [tile = ""] = places;
  if (RULED.has(verb)) return words.text(`web-quarantine-rule-${verb.replaceAll("_", "-")}`);
  if (["pharmacy", "pathology", "triage", "gift_shop"].includes(verb)) {
    return words.rule(`tile-${verb.replaceAll("_", "-")}`);
  }
  return ABOUT_ROOMS.has(verb) ? words.rule(`tile-${tile.replaceAll("_", "-")}`) : "";
}

/**
 * A turn that is ended with actions left loses them, and a contract made in the own last turn only
 * costs its price (QUA-G.27): both want a second tap.
 */
export function weighty(offer: Offer, view: View): boolean {
  const { verb } = choiceOf(offer);
  const position = seen(view);
  if (verb === "end_turn") return position.actions > 0;
  return verb === "contract" && position.finisher !== null;
}
