/** The offers that a list names, and the rules behind some of them. */
import type { Offer } from "../../protocol";
import type { Words } from "../../words/words";

function verbOf(offer: Offer): string {
  const [verb = "", second = ""] = offer.action.split(" ");
  return verb === "begin" ? second : verb;
}

/**
 * A choice from the list has no trace, so of two ways to let go it is the slow one; the
 * list does not ask how far from the centre an hourglass should stand.
 */
function isListed(offer: Offer, all: ReadonlySet<string>): boolean {
  const { action } = offer;
  if (action.endsWith(" knock")) return false;
  if (action.startsWith("balance ")) return action === "balance steady";
  return !all.has(`${action} steady`);
}

export function listed(offers: readonly Offer[]): readonly Offer[] {
  const all = new Set(offers.map(({ action }) => action));
  return offers.filter((offer) => isListed(offer, all));
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
