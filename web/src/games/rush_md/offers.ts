/** The groups in which offers stand in a list, and the rules behind some of them. */
import type { Offer } from "../../protocol";
import { grouped, type VerbTable } from "../../table/grouping";
import type { Words } from "../../words/words";
import type { OfferGroup } from "../screens";

const GROUPS = {
  council: ["ready"],
  evaluation: ["keep", "confirm"],
  drop: ["cancel"],
  target: ["target"],
  work: "draw hospitalize give inject syringe organ serve take_back grab".split(" "),
  exam: ["flip", "disc", "read", "card", "cycle", "take", "mri_draw", "mri_steady"],
  stock: ["stock", "stock_organ"],
  report: ["report"],
  finish: ["finish"],
  wait: ["wait", "wait_sand"],
  place: ["place", "scan"],
  bed: ["move_bed"],
  lift: ["lift_off"],
  discard: ["discard_organ"],
  mode: ["mode"],
  table: ["pause", "resume", "back"],
} as const satisfies VerbTable;

/**
 * What nobody chooses from a list: verdicts on a trace that was never made, and being away, which
 * the table notices by itself.
 */
const UNCHOSEN = new Set(["slip", "miss", "absent"]);

function verbOf(offer: Offer): string {
  const [verb = "", second = ""] = offer.action.split(" ");
  return verb === "begin" ? second : verb;
}

/** What is let go, however it is, stands with what takes it back. */
function letGo(offer: Offer): "drop" | undefined {
  const verb = verbOf(offer);
  return verb.startsWith("drop") || verb === "balance" ? "drop" : undefined;
}

/**
 * A choice from the list has no trace, so of two ways to let go it is the slow one; the
 * list does not ask how far from the centre an hourglass should stand.
 */
function isListed(offer: Offer, all: ReadonlySet<string>): boolean {
  const { action } = offer;
  if (UNCHOSEN.has(action) || action.endsWith(" knock")) return false;
  if (action.startsWith("balance ")) return action === "balance steady";
  return !all.has(`${action} steady`);
}

export function groups(offers: readonly Offer[]): readonly OfferGroup[] {
  const all = new Set(offers.map(({ action }) => action));
  const listed = offers.filter((offer) => isListed(offer, all));
  return grouped(listed, {
    title: (name) => `web-rush-group-${name}`,
    verbs: GROUPS,
    otherwise: "table",
    verbOf,
    special: letGo,
  });
}

const RULED = new Set([
  "ready",
  "confirm",
  "finish",
  "mode",
  "pause",
  "grab",
  "keep",
  "wait",
  "wait_sand",
]);

export function rule(offer: Offer, words: Words): string {
  const verb = verbOf(offer);
  if (verb === "mode") {
    return words.text(
      `web-rush-rule-mode-${offer.action.endsWith("steady") ? "steady" : "gesture"}`,
    );
  }
  return RULED.has(verb) ? words.text(`web-rush-rule-${verb.replaceAll("_", "-")}`) : "";
}
