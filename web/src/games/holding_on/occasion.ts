/** How much of the same is still to be decided, said before the question that comes again. */
import type { GameEvent, Said } from "../../protocol";
import type { Words } from "../../words/words";
import type { HoldingView } from "./generated/view";

export function occasion(
  view: HoldingView,
  _: readonly GameEvent[],
  asking: Said,
  words: Words,
): string {
  if (asking.id === "ask-either" && view.eithers > 1)
    return words.text("web-holding-on-eithers-left", { count: view.eithers });
  if (asking.id === "ask-reward" && view.tokens_due > 1)
    return words.text("web-holding-on-tokens-left", { count: view.tokens_due });
  return "";
}
