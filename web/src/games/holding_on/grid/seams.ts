/** Seams: where memories touch, which edges fit, and where a dragged memory would land. */

/** The stitches of the four edges; an empty one is a plain hem, the border of a life. */
export interface Seams {
  readonly l: string;
  readonly r: string;
  readonly t: string;
  readonly b: string;
}

export type Side = keyof Seams;
export const SIDES: readonly Side[] = ["t", "r", "b", "l"];
export const PERIODS = 5;
export const PLACES = 6;

const OPPOSITE: Readonly<Record<Side, Side>> = { l: "r", r: "l", t: "b", b: "t" };

export function opposite(side: Side): Side {
  return OPPOSITE[side];
}

type Sewn = { readonly seams: Seams } | null;
export type Grid = readonly Sewn[];

/** The number of a slot in the grid: rows and places are counted from 1. */
export function slotOf(period: number, place: number): number {
  return (period - 1) * PLACES + place - 1;
}

export function periodOf(slot: number): number {
  return Math.floor(slot / PLACES) + 1;
}

export function placeOf(slot: number): number {
  return (slot % PLACES) + 1;
}

/** The slot beside a slot, or null at the border of the grid. */
export function beside(slot: number, side: Side): number | null {
  const place = slot % PLACES;
  if (side === "l") return place > 0 ? slot - 1 : null;
  if (side === "r") return place < PLACES - 1 ? slot + 1 : null;
  const other = side === "t" ? slot - PLACES : slot + PLACES;
  return other >= 0 && other < PERIODS * PLACES ? other : null;
}

/** Do these edges carry the same stitches? A hem fits nothing. */
export function fits(one: Seams, side: Side, other: Seams): boolean {
  return one[side] !== "" && one[side] === other[OPPOSITE[side]];
}

/** The edges of a slot's memory that fit what lies beside them: there the thread is drawn through. */
export function closed(grid: Grid, slot: number): readonly Side[] {
  const card = grid[slot];
  if (!card) return [];
  return SIDES.filter((side) => {
    const other = grid[beside(slot, side) ?? -1];
    return other ? fits(card.seams, side, other.seams) : false;
  });
}

/** The edges of a slot's memory that would fit some edge of this one (the help with seams). */
export function fitting(grid: Grid, slot: number, seams: Seams): readonly Side[] {
  const card = grid[slot];
  if (!card || card.seams === seams) return [];
  return SIDES.filter((side) => fits(card.seams, side, seams));
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
