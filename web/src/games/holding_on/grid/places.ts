/** Places in the grid: where a slot lies, what lies beside it, and where a dragged memory lands. */
import { content } from "../generated/content";
import type { HoldingFits, HoldingMemory, HoldingSide } from "../generated/view";

export const SIDES: readonly HoldingSide[] = ["t", "r", "b", "l"];

const OPPOSITE: Readonly<Record<HoldingSide, HoldingSide>> = { l: "r", r: "l", t: "b", b: "t" };

type Grid = readonly (Pick<HoldingMemory, "handle" | "fits"> | null)[];

/** The number of a slot in the grid: rows and places are counted from 1. */
export function slotOf(period: number, place: number): number {
  return (period - 1) * content.places + place - 1;
}

export function periodOf(slot: number): number {
  return Math.floor(slot / content.places) + 1;
}

export function placeOf(slot: number): number {
  return (slot % content.places) + 1;
}

/** The slot beside a slot, or null at the border of the grid. */
export function beside(slot: number, side: HoldingSide): number | null {
  const place = slot % content.places;
  if (side === "l") return place > 0 ? slot - 1 : null;
  if (side === "r") return place < content.places - 1 ? slot + 1 : null;
  const other = side === "t" ? slot - content.places : slot + content.places;
  return other >= 0 && other < content.periods * content.places ? other : null;
}

/** The edges of a slot's memory beside which lies what fits them: there the thread is drawn through. */
export function joined(grid: Grid, slot: number): readonly HoldingSide[] {
  const card = grid[slot];
  if (!card) return [];
  return SIDES.filter((side) => {
    const other = grid[beside(slot, side) ?? -1];
    return other ? card.fits[side] === other.handle : false;
  });
}

/** The edges of a slot's memory that fit the memory in question (the help with seams). */
export function fitting(grid: Grid, slot: number, question: HoldingFits): readonly HoldingSide[] {
  const card = grid[slot];
  return card ? SIDES.filter((side) => question[OPPOSITE[side]] === card.handle) : [];
}

/** The rows after two places were exchanged, as the evening shows them before they are. */
export function swapped<Card>(
  grid: readonly (Card | null)[],
  one: number,
  other: number,
): readonly (Card | null)[] {
  return grid.map((card, slot) =>
    slot === one ? (grid[other] ?? null) : slot === other ? (grid[one] ?? null) : card,
  );
}

/** A box on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box in which a point lies, or the nearest one not farther off than `reach`; -1 if none. */
export function boxAt(boxes: readonly Box[], x: number, y: number, reach: number): number {
  let best = -1;
  let least = reach;
  for (const [place, box] of boxes.entries()) {
    const dx = Math.max(box.left - x, 0, x - box.right);
    const dy = Math.max(box.top - y, 0, y - box.bottom);
    const distance = Math.hypot(dx, dy);
    if (distance <= least && (best < 0 || distance < least)) {
      best = place;
      least = distance;
    }
  }
  return best;
}
