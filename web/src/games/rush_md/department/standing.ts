/** Where a colleague stands at work, and where its words do: no patient's face is behind them. */
import { bedBox, BOARDS, placeBox, type Box } from "../plane";
import type { Point } from "../traces";
import { bedOf, patientAt, PLACES, type Boards } from "../view";

export interface Standing {
  readonly x: number;
  readonly y: number;
  /** It reaches for its work to the right; else to the left. */
  readonly right: boolean;
  /** Its words end at it; else they begin there. */
  readonly ends: boolean;
  /** Its words stand below it; else above. */
  readonly below: boolean;
}

/** A figure stands at a corner of its work and leaves it and its neighbours in sight. */
const ASIDE = 24;
const ABOVE = 30;
const FIGURE: Box = { x: -14, y: -10, w: 28, h: 20 };
/** From the middle of a figure to the feet of words above it, and to the head of those below. */
const WORDS = { above: 15, below: 12 };
const WEST = BOARDS.admission.x;
const EAST = BOARDS.ward_b.x + BOARDS.ward_b.w;

const EITHER = [false, true] as const;
/** In the order in which they are tried. */
const WAYS = EITHER.flatMap((low) =>
  EITHER.flatMap((right) =>
    EITHER.flatMap((below) => EITHER.map((ends) => ({ low, right, below, ends: ends !== right }))),
  ),
);

/** The faces of all patients, wherever they are. */
export function facesOf(boards: Boards): readonly Box[] {
  return PLACES.flatMap((place) => {
    if (!patientAt(boards, place)) return [];
    const bed = bedOf(boards, place);
    const { x, y } = bed ? bedBox(bed.id, bed.area) : placeBox(place);
    return [bed ? { x: x + 4, y: y + 3, w: 26, h: 26 } : { x: x + 2, y: y + 2, w: 24, h: 24 }];
  });
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.w &&
    other.x < one.x + one.w &&
    one.y < other.y + other.h &&
    other.y < one.y + one.h
  );
}

/** What a figure and its words cover. */
export function covered(
  { x, y, ends, below }: Standing,
  words: Pick<Box, "w" | "h">,
): readonly [Box, Box] {
  const top = below ? y + WORDS.below : y - WORDS.above - words.h;
  return [
    { ...FIGURE, x: x + FIGURE.x, y: y + FIGURE.y },
    { ...words, x: ends ? x - words.w : x, y: top },
  ];
}

/** Beside its work at this point, with words of this size in units of the plane. */
export function standingAt(
  [x, y]: Point,
  words: Pick<Box, "w" | "h">,
  faces: readonly Box[],
): Standing {
  const ways = WAYS.map(({ low, right, below, ends }) => {
    const at = { x: x + (right ? -ASIDE : ASIDE), y: y + (low ? ABOVE : -ABOVE) };
    const standing = { ...at, right, below, ends };
    const [figure, said] = covered(standing, words);
    const hidden = faces.filter((face) => overlap(face, figure) || overlap(face, said)).length;
    const outside = said.x < WEST || said.x + said.w > EAST || figure.x + figure.w > EAST;
    return { standing, cost: hidden + (outside ? 1 : 0) };
  });
  const [first, ...others] = ways as [(typeof ways)[number], ...typeof ways];
  return others.reduce((best, way) => (way.cost < best.cost ? way : best), first).standing;
}
