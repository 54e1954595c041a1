/** Cells, doors and what hangs together: the floor plan of one hospital as geometry. */
import { colourOf, type Laid, type Spot } from "../view";

export type Side = "n" | "e" | "s" | "w";
export const SIDES: readonly Side[] = ["n", "e", "s", "w"];

const STEPS: Readonly<Record<Side, Spot>> = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] };
const OPPOSITE: Readonly<Record<Side, Side>> = { n: "s", e: "w", s: "n", w: "e" };

/** QUA-G.2: the doors of each shape, not turned. */
const SHAPES = { end: "n", corner: "ne", straight: "ns", tee: "new", cross: "nesw" } as const;
const ROOM_SHAPES: Readonly<Record<string, keyof typeof SHAPES>> = {
  storage: "end",
  waiting_room: "end",
  security: "tee",
  accounting: "tee",
  triage: "cross",
  cafeteria: "corner",
  laboratory: "straight",
  maintenance: "straight",
  gift_shop: "corner",
  pharmacy: "corner",
  pathology: "tee",
  containment: "cross",
  emergency_room: "straight",
  helipad: "end",
};

/** A cell as it is written: `0,1`. */
export function cellName([x, y]: Spot): string {
  return `${x},${y}`;
}

export function cellOf(name: string): Spot {
  const [x, y] = name.split(",");
  return [Number(x), Number(y)];
}

export function beside([x, y]: Spot, side: Side): Spot {
  const [dx, dy] = STEPS[side];
  return [x + dx, y + dy];
}

/** The doors of a tile before it is turned. */
export function doorsOf(tile: string): string {
  if (tile === "lobby") return SHAPES.tee;
  if (colourOf(tile)) return /_[23]$/.test(tile) ? SHAPES.corner : SHAPES.tee;
  return SHAPES[ROOM_SHAPES[tile] ?? "cross"];
}

/** The doors after a quarter turn clockwise. */
export function turned(doors: string): string {
  return SIDES.filter((_, number) => doors.includes(SIDES[(number + 3) % 4] as Side)).join("");
}

/** The different ways to turn a tile, in the order of clockwise quarter turns. */
export function rotations(tile: string): readonly string[] {
  const found: string[] = [];
  for (let doors = doorsOf(tile); !found.includes(doors); doors = turned(doors)) found.push(doors);
  return found;
}

/** QUA-1.4: the side of the lobby without a passage is the street side. */
export function streetSide(doors: string): Side {
  return SIDES.find((side) => !doors.includes(side)) ?? "s";
}

/** The floor plan of a hospital, with what follows from it. */
export class Floor {
  readonly at: ReadonlyMap<string, Laid>;
  #component: ReadonlySet<string> | null = null;

  constructor(readonly tiles: readonly Laid[]) {
    this.at = new Map(tiles.map((laid) => [cellName(laid.cell), laid]));
  }

  get lobby(): Laid | undefined {
    return this.tiles.find(({ tile }) => tile === "lobby");
  }

  /** QUA-2.8: the cell before the entrance, which stays empty. */
  get front(): Spot | null {
    const { lobby } = this;
    return lobby ? beside(lobby.cell, streetSide(lobby.doors)) : null;
  }

  neighbour(cell: Spot, side: Side): Laid | undefined {
    return this.at.get(cellName(beside(cell, side)));
  }

  /** QUA-1.3: the tiles with a passage in both, for a tile that lies or would lie on this cell. */
  connected(cell: Spot, doors: string): readonly Laid[] {
    return SIDES.flatMap((side) => {
      const other = doors.includes(side) ? this.neighbour(cell, side) : undefined;
      return other?.doors.includes(OPPOSITE[side]) ? [other] : [];
    });
  }

  /** The tiles whose passages open to an empty cell. */
  opening(cell: Spot): readonly Laid[] {
    return this.connected(cell, "nesw");
  }

  /** The tiles that hang together with this one by connections, among those that pass. */
  group(start: Laid, passes: (laid: Laid) => boolean = () => true): ReadonlySet<string> {
    const found = new Set([start.tile]);
    const ahead = [start];
    for (let laid = ahead.pop(); laid; laid = ahead.pop()) {
      for (const other of this.connected(laid.cell, laid.doors)) {
        if (found.has(other.tile) || !passes(other)) continue;
        found.add(other.tile);
        ahead.push(other);
      }
    }
    return found;
  }

  /** QUA-1.5: what can be reached from the lobby; quarantine does not interrupt it. */
  component(): ReadonlySet<string> {
    this.#component ??= this.lobby ? this.group(this.lobby) : new Set();
    return this.#component;
  }

  /** QUA-2.9: is there no way through empty cells from the front cell to the open? */
  isFencedIn(also: Spot | null = null): boolean {
    const { front } = this;
    if (!front) return false;
    const filled = new Set(this.at.keys());
    if (also) filled.add(cellName(also));
    const { west, east, south, north } = bounds([...filled].map(cellOf), 0);
    const seen = new Set([cellName(front)]);
    const ahead: Spot[] = [front];
    for (let cell = ahead.pop(); cell; cell = ahead.pop()) {
      const [x, y] = cell;
      if (x < west || x > east || y < south || y > north) return false;
      for (const side of SIDES) {
        const next = beside(cell, side);
        const name = cellName(next);
        if (filled.has(name) || seen.has(name)) continue;
        seen.add(name);
        ahead.push(next);
      }
    }
    return true;
  }

  /** QUA-3.1: the south-west cells of the full blocks of two by two. */
  stations(): readonly Spot[] {
    return this.tiles.flatMap(({ cell: [x, y] }): Spot[] => {
      const block: Spot[] = [
        [x + 1, y],
        [x, y + 1],
        [x + 1, y + 1],
      ];
      return block.every((cell) => this.at.has(cellName(cell))) ? [[x, y]] : [];
    });
  }

  /** Is a cell within so many moves of a king from some tile? */
  isNear([x, y]: Spot, reach: number): boolean {
    return this.tiles.some(
      ({ cell }) => Math.abs(cell[0] - x) <= reach && Math.abs(cell[1] - y) <= reach,
    );
  }
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
