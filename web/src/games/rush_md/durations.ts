/** How long the primitives take for steady hands, in ms (the table of RMD-21). */

import { FACTS, type Kind } from "./view";

const STEADY: Readonly<Record<string, number>> = {
  place: 900,
  lift_off: 700,
  move_bed: 1_100,
  draw: 800,
  hospitalize: 1_100,
  give: 650,
  serve: 650,
  syringe: 700,
  inject: 600,
  take_back: 650,
  card: 1_200,
  mri_draw: 700,
};
const STOCK = { reach: 400, each: 250 } as const;
const USUAL = 700;

/** A tap instead of a gesture takes as long as steady hands need for it. */
export function steadyTime(verb: string, piece: string): number {
  if (verb !== "stock") return STEADY[verb] ?? USUAL;
  const amount = FACTS.amounts[piece.slice(piece.indexOf(":") + 1) as Kind] ?? 1;
  return STOCK.reach + STOCK.each * amount;
}
