/** The arrow that leads to a city from afar: it ends beside the disc and the name, and on neither. */
import { jumps, pathOf, placeOf, way } from "./routes";
import type { Point } from "./routes";

export interface Arrow {
  /** The way to the head, as a path. */
  readonly line: string;
  readonly tip: Point;
  /** Where the head points, in degrees. */
  readonly turn: number;
}

export const HEAD = 17;
/** The disc with its glow, and half the width and the lower edge of a name below it. */
const DISC = 23;
const NAME = { half: 44, bottom: 37 };
const STEPS = 16;
/** An arrow to the city where its pawn stands already comes from beside it. */
const BESIDE = { x: 52, y: -36 };

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

export function arrow(from: string, to: string): Arrow {
  const there = placeOf(to);
  const side = there.cubes === "right" ? -1 : 1;
  const beside = { x: there.x + side * BESIDE.x, y: there.y + BESIDE.y };
  const points = between(from === to ? [beside, there] : way(from, to));
  const tip =
    points.findLast((point) => isClear(point, there)) ??
    points.findLast((point) => apart(point, there) >= DISC) ??
    there;
  const far = apart(tip, there) || 1;
  const [x, y] = [(there.x - tip.x) / far, (there.y - tip.y) / far];
  const neck = { x: tip.x - x * HEAD, y: tip.y - y * HEAD };
  const before = points.slice(0, points.indexOf(tip)).filter((point) => apart(point, tip) > HEAD);
  return {
    line: pathOf([...before, neck]),
    tip,
    turn: (Math.atan2(y, x) * 180) / Math.PI,
  };
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
