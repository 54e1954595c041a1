/**
 * The arrow that leads to a city from afar: thin where it begins and broad where it ends, beside the
 * disc and the name, and on neither.
 */
import { jumps, pathOf, placeOf, way } from "./routes";
import type { Point } from "./routes";

export interface Arrow {
  /** The way to the head, as a path. */
  readonly line: string;
  /** The same as an area that grows broader towards the head. */
  readonly band: string;
  readonly tip: Point;
  /** Where the head points, in degrees. */
  readonly turn: number;
}

/** The head: so long, and so far to each side. */
export const HEAD = 22;
export const HEAD_SIDE = 12;
export const HEAD_SHAPE = `M0 0L${-HEAD} ${-HEAD_SIDE}L${-HEAD + 5} 0L${-HEAD} ${HEAD_SIDE}z`;
/** Half the breadth of the band where it begins and where it ends. */
const BREADTH = { first: 1.2, last: 5.5 };
/** The disc with its glow, and half the width and the lower edge of a name below it. */
const DISC = 23;
const NAME = { half: 44, bottom: 37 };
const STEPS = 16;
/** An arrow to the city where its pawn stands already comes from beside it. */
const BESIDE = { x: 52, y: -36 };

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** `aside` leads it along beside the straight way, where another leads back there. */
export function arrow(from: string, to: string, aside = 0): Arrow {
  const there = placeOf(to);
  const side = there.cubes === "right" ? -1 : 1;
  const outset = { x: there.x + side * BESIDE.x, y: there.y + BESIDE.y };
  const points = between(from === to ? [outset, there] : way(from, to));
  const tip =
    points.findLast((point) => isClear(point, there)) ??
    points.findLast((point) => apart(point, there) >= DISC) ??
    there;
  const far = apart(tip, there) || 1;
  const [x, y] = [(there.x - tip.x) / far, (there.y - tip.y) / far];
  const neck = { x: tip.x - x * (HEAD - 5), y: tip.y - y * (HEAD - 5) };
  const start = placeOf(from);
  const before = points
    .slice(0, points.indexOf(tip))
    .filter((point) => apart(point, tip) > HEAD && (from === to || apart(point, start) >= DISC));
  const beside = (point: Point): Point => ({ x: point.x - y * aside, y: point.y + x * aside });
  const line = [...before, neck].map(beside);
  return {
    line: pathOf(line),
    band: bandOf(line),
    tip: beside(tip),
    turn: (Math.atan2(y, x) * 180) / Math.PI,
  };
}

/** The area along a way; over the edge of the map it goes on from the other side. */
function bandOf(points: readonly Point[]): string {
  const last = Math.max(1, points.length - 1);
  const edges = points.map((point, number) => {
    const [a, b] = [points[number - 1], points[number + 1]];
    const from = a && !jumps(a, point) ? a : point;
    const to = b && !jumps(b, point) ? b : point;
    const length = apart(from, to) || 1;
    const half = BREADTH.first + ((BREADTH.last - BREADTH.first) * number) / last;
    const [x, y] = [((to.y - from.y) / length) * half, ((from.x - to.x) / length) * half];
    return {
      point,
      left: { x: point.x + x, y: point.y + y },
      right: { x: point.x - x, y: point.y - y },
    };
  });
  const pieces: (typeof edges)[] = [];
  for (const edge of edges) {
    const piece = pieces.at(-1);
    const before = piece?.at(-1);
    if (piece && before && !jumps(before.point, edge.point)) piece.push(edge);
    else pieces.push([edge]);
  }
  return pieces
    .map((piece) => {
      const round = [
        ...piece.map(({ left }) => left),
        ...piece.map(({ right }) => right).reverse(),
      ];
      return `${pathOf(round)}Z`;
    })
    .join("");
}

function isClear(point: Point, { x, y }: Point): boolean {
  const onName = Math.abs(point.x - x) < NAME.half && point.y > y && point.y < y + NAME.bottom;
  return apart(point, { x, y }) >= DISC && !onName;
}

/** The same way with more points on it. */
function between(points: readonly Point[]): readonly Point[] {
  return points.flatMap((point, number) => {
    const before = points[number - 1];
    if (!before || jumps(point, before)) return [point];
    return Array.from({ length: STEPS }, (_, step) => {
      const share = (step + 1) / STEPS;
      return {
        x: before.x + (point.x - before.x) * share,
        y: before.y + (point.y - before.y) * share,
      };
    });
  });
}
