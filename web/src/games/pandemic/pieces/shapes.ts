/** Each disease has a shape besides its colour, wherever the colour is used. */
import { diamond, disc, square, triangle } from "../../../parts/shapes";
import type { PandemicColour } from "../generated/view";

const SHAPES: Readonly<Record<PandemicColour, (half: number) => string>> = {
  blue: (half) => disc(half * 1.02),
  yellow: (half) => square(half * 0.92),
  black: triangle,
  red: (half) => diamond(half * 1.22),
};

/** The outline of a piece around (0, 0), about `size` across. */
export const shape = (colour: PandemicColour, size: number): string => SHAPES[colour](size / 2);

/** A research station: a house with a cross cut out, around (0, 0). */
export const STATION =
  "M0-8.500L8-2V7.500H-8V-2zM-1.600-3.400V-.6H-4.400V2.400H-1.600V5.200H1.600V2.400H4.400V-.6H1.600V-3.400z";

/** A pawn: a pin whose tip is at (0, 0) and whose head is around (0, -14). */
export const PIN =
  "M0 0C-2.200-4.400-8.800-8-8.800-14.200A8.800 8.800 0 0 1 8.800-14.200C8.800-8 2.200-4.400 0 0z";
export const PIN_HEAD = -14.2;
