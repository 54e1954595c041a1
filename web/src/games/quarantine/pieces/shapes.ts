/** Each colour has a shape besides, wherever the colour is used; the grey fever is a hexagon. */
import { diamond, disc, hexagon, square, triangle } from "../../../parts/shapes";
import type { QuarantineCube } from "../generated/view";

const SHAPES: Readonly<Record<QuarantineCube, (half: number) => string>> = {
  blue: disc,
  yellow: (half) => square(half * 0.9),
  green: triangle,
  red: (half) => diamond(half * 1.2),
  grey: hexagon,
};

/** The outline of a piece around (0, 0), about `size` across. */
export const shape = (cube: QuarantineCube, size: number): string => SHAPES[cube](size / 2);
