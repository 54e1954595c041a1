/** What an Event asks of this person that cards or pawns beside the map answer. */
import { inOrder } from "../facts";
import type { PandemicView } from "../generated/view";

export type AskedKind = "forecast" | "remove" | "pawn";

const KINDS: Readonly<Partial<Record<string, AskedKind>>> = {
  forecast_next: "forecast",
  resilient_card: "remove",
  airlift_pawn: "pawn",
};

/** What is asked of one of these seats; null where the map and the hand answer it. */
export function askedKind(
  { step }: Pick<PandemicView, "step">,
  own: readonly number[],
): AskedKind | null {
  return step && own.includes(step.seat) ? (KINDS[step.kind] ?? null) : null;
}

/** A Forecast looks at so many cards. */
const SEEN = 6;

/** The infection cards that can be chosen, in the order in which the rules list them. */
export function cardsToChoose(view: PandemicView): readonly string[] {
  const { step, infection_deck: deck, infection_discards: discards } = view;
  const cards =
    step?.kind === "forecast_next"
      ? deck
          .flat()
          .slice(0, SEEN)
          .filter((card) => !step.cards.includes(card))
      : discards;
  return inOrder(cards);
}
