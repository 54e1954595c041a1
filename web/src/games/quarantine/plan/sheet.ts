/** The sheet of paper a hospital is drawn on: which cells it shows, and where they lie on it. */
import { bounds, type Bounds, type Spot } from "../cells";

export const CELL = 100;
/**
 * Where the grey cube and the patient in a special room stand on a tile, and their size: below the
 * number of a planned step, which stands on the middle of the upper edge.
 */
export const FEVER = { x: 20, y: 29, size: 25 };
export const GUEST = { x: 79, y: 33, size: 26 };
const LEAST = 5;
/** Walls stand on the edges of their cells: so much of the paper is seen around the outermost. */
const EDGE = 6;
/** A frame that is so many cells too large is no longer kept. */
const LOOSE = 3;

export interface Paper {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Box {
  readonly wide: number;
  readonly high: number;
}

const wideOf = ({ west, east }: Bounds): number => east - west + 1;
const highOf = ({ south, north }: Bounds): number => north - south + 1;

/** All tiles with room around them, never smaller than five by five. */
export function framed(cells: readonly Spot[], room: number): Bounds {
  const { south, ...edges } = bounds(cells, room);
  let { west, east, north } = edges;
  while (east - west + 1 < LEAST) {
    if ((east + west) % 2 === 0) east += 1;
    else west -= 1;
  }
  while (north - south + 1 < LEAST) north += 1;
  return { west, east, south, north };
}

/** The same with these cells in it, which need no room around them. */
export function including(frame: Bounds, cells: readonly Spot[]): Bounds {
  return cells.reduce(
    ({ west, east, south, north }, [x, y]) => ({
      west: Math.min(west, x),
      east: Math.max(east, x),
      south: Math.min(south, y),
      north: Math.max(north, y),
    }),
    frame,
  );
}

/**
 * The frame in which a hospital is drawn from now on: the one before as long as all that is needed
 * can be seen in it, so that nothing moves under the pointer because a tile was laid.
 */
export function steady(before: Bounds | null, needed: Bounds, box: Box): Bounds {
  if (!before) return needed;
  const { x, y, width, height } = paperOf(before, box);
  const inside =
    (needed.west - before.west) * CELL >= x &&
    (needed.east + 1 - before.west) * CELL <= x + width &&
    (before.north - needed.north) * CELL >= y &&
    (before.north - needed.south + 1) * CELL <= y + height;
  const loose =
    wideOf(before) - wideOf(needed) >= LOOSE || highOf(before) - highOf(needed) >= LOOSE;
  return inside && !loose ? before : needed;
}

/** The paper goes on to the edges of its box, so that the whole plan is seen at first. */
export function paperOf(frame: Bounds, box: Box): Paper {
  const wide = wideOf(frame) * CELL + 2 * EDGE;
  const high = highOf(frame) * CELL + 2 * EDGE;
  // A box that is folded away has a height and no width for a moment.
  const ratio = box.wide > 0 && box.high > 0 ? box.wide / box.high : wide / high;
  const width = Math.max(wide, high * ratio);
  const height = Math.max(high, wide / ratio);
  return { x: (wide - width) / 2 - EDGE, y: (high - height) / 2 - EDGE, width, height };
}

export class Sheet {
  /** The frame says where things lie, the cells needed where something could be built. */
  constructor(
    private readonly frame: Bounds,
    private readonly needed: Bounds,
  ) {}

  get cells(): Spot[] {
    const { west, north } = this.needed;
    const wide = wideOf(this.needed);
    return Array.from({ length: wide * highOf(this.needed) }, (_, number): Spot => {
      return [west + (number % wide), north - Math.floor(number / wide)];
    });
  }

  across([x]: Spot): number {
    return (x - this.frame.west) * CELL;
  }

  down([, y]: Spot): number {
    return (this.frame.north - y) * CELL;
  }
}

/** The squares printed on the paper, as one path. */
export function squares({ x, y, width, height }: Paper): string {
  const first = Math.floor(x / CELL);
  const top = Math.floor(y / CELL);
  const upright = Array.from({ length: Math.ceil(width / CELL) + 1 }, (_, number) => {
    return `M${(first + number) * CELL} ${y}v${height}`;
  });
  const level = Array.from({ length: Math.ceil(height / CELL) + 1 }, (_, number) => {
    return `M${x} ${(top + number) * CELL}h${width}`;
  });
  return [...upright, ...level].join("");
}
