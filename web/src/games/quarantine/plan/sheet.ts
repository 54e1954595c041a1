/** The sheet of paper a hospital is drawn on: which cells it shows, and where they lie on it. */
import { bounds, type Spot } from "../cells";

export const CELL = 100;
const LEAST = 5;

export interface Paper {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Sheet {
  private readonly west: number;
  private readonly north: number;
  private readonly wide: number;
  private readonly high: number;

  /** All tiles with room around them, never smaller than five by five. */
  constructor(cells: Spot[], room: number) {
    const { south, ...edges } = bounds(cells, room);
    let { west, east, north } = edges;
    while (east - west + 1 < LEAST) {
      if ((east + west) % 2 === 0) east += 1;
      else west -= 1;
    }
    while (north - south + 1 < LEAST) north += 1;
    this.west = west;
    this.north = north;
    this.wide = east - west + 1;
    this.high = north - south + 1;
  }

  get cells(): Spot[] {
    return Array.from({ length: this.high * this.wide }, (_, number): Spot => {
      return [this.west + (number % this.wide), this.north - Math.floor(number / this.wide)];
    });
  }

  across([x]: Spot): number {
    return (x - this.west) * CELL;
  }

  down([, y]: Spot): number {
    return (this.north - y) * CELL;
  }

  /** The paper goes on to the edges of its box, so that the whole plan is seen at first. */
  paper(boxWide: number, boxHigh: number): Paper {
    const wide = this.wide * CELL;
    const high = this.high * CELL;
    const ratio = boxHigh > 0 ? boxWide / boxHigh : wide / high;
    const width = Math.max(wide, high * ratio);
    const height = Math.max(high, wide / ratio);
    return { x: (wide - width) / 2, y: (high - height) / 2, width, height };
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
