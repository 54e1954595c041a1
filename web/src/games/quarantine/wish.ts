/**
 * A tile that was dropped has said where it goes and how it is turned; the rules ask for both one
 * after the other, and for the payment in between. The wish answers for the person.
 */
import type { Offer } from "../../protocol";
import { cellName } from "./cells";
import type { QuarantineView } from "./generated/view";

export interface Wish {
  readonly tile: string;
  readonly cell: string;
  readonly doors: string;
}

/** The offer that comes next; "wait" while something else is asked first; null if it is over. */
export function wished(
  wish: Wish,
  offers: readonly Offer[],
  view: Pick<QuarantineView, "step">,
): Offer | "wait" | null {
  const { step } = view;
  if (!step) return null;
  const offered = (action: string): Offer | null =>
    offers.find((offer) => offer.action === action) ?? null;
  if (step.kind === "rebuild") {
    return step.draft?.hand.includes(wish.tile) || step.draft?.aside.includes(wish.tile)
      ? offered(`put ${wish.tile}`)
      : null;
  }
  if (step.tile !== wish.tile) return null;
  switch (step.kind) {
    case "payment":
      return "wait";
    case "place":
    case "rebuild_place":
      return offered(`cell ${wish.cell}`);
    case "turning":
    case "rebuild_turning":
      return step.cell && cellName(step.cell) === wish.cell
        ? offered(`rotation ${wish.doors}`)
        : null;
    default:
      return null;
  }
}
