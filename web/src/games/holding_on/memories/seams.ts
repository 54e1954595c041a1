/**
 * The stitches on the edges of a memory, drawn from the codes the view sends.
 *
 * A stitch lies across the edge and each card shows its own half of it. Where two cards that belong
 * together touch, the halves make whole stitches; where they do not, other halves meet and even the
 * rhythm differs, for each kind of stitch takes a breadth of its own.
 */

import type { HoldingSide } from "../generated/view";

export const EDGES: readonly HoldingSide[] = ["l", "r", "t", "b"];

/** The length of an edge, and how far a stitch reaches into the card. */
export const SIDE = 160;
export const REACH = 11;

type Kind = "b" | "s" | "c" | "k";

/** The breadth each stitch takes along the edge. */
const BREADTH: Readonly<Record<Kind, number>> = { b: 8, s: 13, c: 17, k: 11 };

export interface Stitch {
  readonly kind: Kind;
  /** The middle of the stitch on the edge, from its left or upper end. */
  readonly at: number;
}

function kindOf(letter: string): Kind {
  if (letter in BREADTH) return letter as Kind;
  throw new Error(`“${letter}” is no stitch; bar, slant, cross and knot are b, s, c and k.`);
}

/** The stitches of a code; a hem, which is an outer edge, has none. */
export function stitches(code: string): readonly Stitch[] {
  const kinds = [...code].map(kindOf);
  const taken = kinds.reduce((sum, kind) => sum + BREADTH[kind], 0);
  const gap = (SIDE - 24 - taken) / kinds.length;
  let start = 12;
  return kinds.map((kind) => {
    const wide = BREADTH[kind] + gap;
    start += wide;
    return { kind, at: Math.round((start - wide / 2) * 10) / 10 };
  });
}

/** A whole stitch round 0 0, on an edge that runs from left to right. */
const SHAPE: Readonly<Record<Kind, string>> = {
  b: `M0 ${-REACH}V${REACH}`,
  s: `M-8 ${REACH - 2}L8 ${-REACH + 2}`,
  c: `M-8 ${REACH - 1}L8 ${-REACH + 1}M-8 ${-REACH + 1}L8 ${REACH - 1}`,
  k: "M-6 0A6 6 0 1 1 6 0A6 6 0 1 1 -6 0Z",
};

export interface DrawnStitch {
  readonly kind: Kind;
  readonly d: string;
  readonly transform: string;
}

/** The stitches of one edge where they lie on the card. */
export function drawnStitches(edge: HoldingSide, code: string): readonly DrawnStitch[] {
  return stitches(code).map(({ kind, at }) => {
    const transform =
      edge === "t"
        ? `translate(${at} 0)`
        : edge === "b"
          ? `translate(${at} ${SIDE})`
          : edge === "l"
            ? `translate(0 ${at}) rotate(90)`
            : `translate(${SIDE} ${at}) rotate(90)`;
    return { kind, d: SHAPE[kind], transform };
  });
}
