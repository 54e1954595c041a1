/** Cells of a plan: their names, and the rectangle around them. */

export type Spot = readonly [number, number];

/** A cell as it is written: `0,1`. */
export function cellName([x, y]: Spot): string {
  return `${x},${y}`;
}

export function cellOf(name: string): Spot {
  const [x, y] = name.split(",");
  return [Number(x), Number(y)];
}

export interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** The rectangle around some cells, with so many cells of margin. */
export function bounds(cells: readonly Spot[], margin: number): Bounds {
  const columns = cells.map(([x]) => x);
  const rows = cells.map(([, y]) => y);
  return {
    west: Math.min(0, ...columns) - margin,
    east: Math.max(0, ...columns) + margin,
    south: Math.min(0, ...rows) - margin,
    north: Math.max(0, ...rows) + margin,
  };
}
