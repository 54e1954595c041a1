/**
 * What one gesture has said although the rules ask for it step by step: a tile that was dropped
 * where it goes and how it is turned, everybody who finds a bed, a patient with a new place, a
 * whole line in a new order. The wish answers for the person, only with what is offered.
 */
import type { Offer } from "../../protocol";
import { notationOf } from "../notation";
import { cellName } from "./cells";
import type { QuarantineColour, QuarantineView } from "./generated/view";

export type Wish =
  | { readonly kind: "lay"; readonly tile: string; readonly cell: string; readonly doors: string }
  | { readonly kind: "admit" }
  | { readonly kind: "move"; readonly from: number; readonly to: number }
  | { readonly kind: "order"; readonly line: readonly QuarantineColour[] };

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
  if (wish.kind === "admit") {
    return step.kind === "admit"
      ? (offers.find((offer) => notationOf(offer).verb === "admit") ?? null)
      : null;
  }
  if (wish.kind === "move") {
    return step.kind === "move_to" && step.place === wish.from ? offered(`to ${wish.to}`) : null;
  }
  if (wish.kind === "order") {
    const next = wish.line[step.line.length];
    return step.kind === "new_order" && next ? offered(`next ${next}`) : null;
  }
  if (step.kind === "rebuild") {
    return step.draft?.hand.includes(wish.tile) || step.draft?.aside.includes(wish.tile)
      ? offered(`put ${wish.tile}`)
      : null;
  }
  if (step.kind === "payment" && step.tile === wish.tile) return "wait";
  const laying = attempted(wish, view);
  return laying === null ? null : offered(laying);
}

/** How a wish lays its tile now, in notation, whether that is offered or not; null if it does not. */
export function attempted(wish: Wish, { step }: Pick<QuarantineView, "step">): string | null {
  if (wish.kind !== "lay" || !step || step.tile !== wish.tile) return null;
  switch (step.kind) {
    case "place":
    case "rebuild_place":
      return `cell ${wish.cell}`;
    case "turning":
    case "rebuild_turning":
      return step.cell && cellName(step.cell) === wish.cell ? `rotation ${wish.doors}` : null;
    default:
      return null;
  }
}
