/** Each colour has a shape besides, wherever the colour is used; the grey fever is a hexagon. */
import type { QuarantineCube } from "../generated/view";

/** The outline of a piece around (0, 0), about `size` across. */
export function shape(cube: QuarantineCube, size: number): string {
  const half = size / 2;
  switch (cube) {
    case "blue":
      return `M${-half} 0a${half} ${half} 0 1 0 ${size} 0a${half} ${half} 0 1 0 ${-size} 0z`;
    case "yellow": {
      const side = half * 0.9;
      return `M${-side} ${-side}h${2 * side}v${2 * side}h${-2 * side}z`;
    }
    case "green":
      return `M0 ${-half * 1.08}L${half * 1.12} ${half * 0.88}H${-half * 1.12}z`;
    case "red": {
      const reach = half * 1.2;
      return `M0 ${-reach}L${reach} 0L0 ${reach}L${-reach} 0z`;
    }
    case "grey": {
      const x = half * 0.95;
      const y = half * 0.55;
      return `M0 ${-half * 1.1}L${x} ${-y}V${y}L0 ${half * 1.1}L${-x} ${y}V${-y}z`;
    }
  }
}
