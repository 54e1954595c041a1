/** Whose turn it is, and why somebody who passed is asked about Events all the same. */
import type { GameEvent, Said } from "../../protocol";
import type { Words } from "../../words/words";
import { content } from "./generated/content";
import type { PandemicView } from "./generated/view";

export function turnOf(view: PandemicView): number {
  return view.active;
}

/** An Event drawn in this turn was not meant by those who passed before. */
export function occasion(
  view: PandemicView,
  history: readonly GameEvent[],
  asking: Said,
  words: Words,
): string {
  if (!asking.id.startsWith("ask-event-")) return "";
  const begun = history.findLastIndex(({ kind }) => kind === "turn");
  const drew = history
    .slice(begun + 1)
    .some(
      ({ kind, args }) =>
        kind === "draw" &&
        Number(args["seat"]) === view.active &&
        content.events.some((event) => event === args["card"]),
    );
  return drew ? words.text("web-pandemic-drew-event") : "";
}
