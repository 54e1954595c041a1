/** Outlines of pieces around (0, 0): colours that mean something have a shape besides. */

export const disc = (r: number): string =>
  `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const square = (half: number): string =>
  `M${-half} ${-half}h${2 * half}v${2 * half}h${-2 * half}z`;

export const triangle = (half: number): string =>
  `M0 ${-half * 1.08}L${half * 1.12} ${half * 0.88}H${-half * 1.12}z`;

export const diamond = (reach: number): string => `M0 ${-reach}L${reach} 0L0 ${reach}L${-reach} 0z`;

export const hexagon = (half: number): string => {
  const [x, y] = [half * 0.95, half * 0.55];
  return `M0 ${-half * 1.1}L${x} ${-y}V${y}L0 ${half * 1.1}L${-x} ${y}V${-y}z`;
};
