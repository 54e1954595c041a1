/** The groups in which offers stand in a list, and the rules behind some of them. */
import type { Offer } from "../../protocol";
import type { Words } from "../../words/words";
import type { OfferGroup } from "../screens";

const GROUPS = [
  "council",
  "evaluation",
  "drop",
  "target",
  "work",
  "exam",
  "stock",
  "report",
  "finish",
  "wait",
  "place",
  "bed",
  "lift",
  "discard",
  "mode",
  "table",
] as const;
type GroupName = (typeof GROUPS)[number];

const BY_VERB: Readonly<Record<string, GroupName>> = {
  ready: "council",
  mode: "mode",
  keep: "evaluation",
  confirm: "evaluation",
  pause: "table",
  resume: "table",
  wait: "wait",
  wait_sand: "wait",
  back: "table",
  target: "target",
  finish: "finish",
  cancel: "drop",
  place: "place",
  scan: "place",
  lift_off: "lift",
  move_bed: "bed",
  draw: "work",
  hospitalize: "work",
  give: "work",
  inject: "work",
  syringe: "work",
  organ: "work",
  serve: "work",
  take_back: "work",
  grab: "work",
  flip: "exam",
  disc: "exam",
  read: "exam",
  card: "exam",
  cycle: "exam",
  take: "exam",
  mri_draw: "exam",
  mri_steady: "exam",
  stock: "stock",
  stock_organ: "stock",
  discard_organ: "discard",
  report: "report",
};

/**
 * What nobody chooses from a list: verdicts on a trace that was never made, and being away, which
 * the table notices by itself.
 */
const UNCHOSEN = new Set(["slip", "miss", "absent"]);

function verbOf(offer: Offer): string {
  const [verb = "", second = ""] = offer.action.split(" ");
  return verb === "begin" ? second : verb;
}

function groupOf(offer: Offer): GroupName {
  const verb = verbOf(offer);
  if (verb.startsWith("drop") || verb === "balance") return "drop";
  return BY_VERB[verb] ?? "table";
}

/**
 * A choice from the list has no trace, so of two ways to let go it is the slow one; the
 * list does not ask how far from the centre an hourglass shall stand.
 */
function isListed(offer: Offer, all: ReadonlySet<string>): boolean {
  const { action } = offer;
  if (UNCHOSEN.has(action) || action.endsWith(" knock")) return false;
  if (action.startsWith("balance ")) return action === "balance steady";
  return !all.has(`${action} steady`);
}

export function groups(offers: readonly Offer[]): readonly OfferGroup[] {
  const all = new Set(offers.map(({ action }) => action));
  const found = new Map<GroupName, Offer[]>();
  for (const offer of offers) {
    if (!isListed(offer, all)) continue;
    const name = groupOf(offer);
    const group = found.get(name);
    if (group) group.push(offer);
    else found.set(name, [offer]);
  }
  return GROUPS.flatMap((name) => {
    const group = found.get(name);
    return group ? [{ title: `web-rush-group-${name}`, offers: group }] : [];
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
