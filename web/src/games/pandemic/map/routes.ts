/** The connections as lines on the board, and the ways pawns and outbreaks take along them. */
import { CITIES, cityOf } from "../facts";
import { PLACES, type Place } from "./places";
import { WIDTH } from "../generated/world";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A straight piece of a way; a connection over the edge of the map is made of two. */
export interface Leg {
  readonly from: Point;
  readonly to: Point;
}

export interface Connection {
  readonly key: string;
  readonly cities: readonly [string, string];
  readonly legs: readonly Leg[];
}

const NOWHERE: Place = { x: 0, y: 0, anchor: [0, 0], name: "below", cubes: "right" };

export function placeOf(city: string): Place {
  return PLACES[city] ?? NOWHERE;
}

/** Farther apart than this, the shorter way leads over the edge of the map. */
const FAR = WIDTH / 2;

/** The way along a connection from one city to the next. */
export function legs(from: string, to: string): readonly Leg[] {
  const a = placeOf(from);
  const b = placeOf(to);
  if (Math.abs(a.x - b.x) < FAR) return [{ from: a, to: b }];
  const over = a.x < b.x ? -WIDTH : WIDTH;
  const edge = over < 0 ? 0 : WIDTH;
  const share = (edge - a.x) / (b.x + over - a.x);
  const y = a.y + (b.y - a.y) * share;
  return [
    { from: a, to: { x: edge, y } },
    { from: { x: WIDTH - edge, y }, to: b },
  ];
}

export const CONNECTIONS: readonly Connection[] = CITIES.flatMap(({ id, neighbours }) =>
  neighbours
    .filter((other) => id < other)
    .map((other) => ({
      key: `${id} ${other}`,
      cities: [id, other] as const,
      legs: legs(id, other),
    })),
);

/** The way of a pawn as a path; over the edge of the map it goes on from the other side. */
export function pathAlong(from: string, to: string): string {
  return pathOf(way(from, to));
}

/** Over the edge of the map, one point follows another from the far side. */
export const jumps = (one: Point, other: Point): boolean => Math.abs(one.x - other.x) > 1000;

export function pathOf(points: readonly Point[]): string {
  return points
    .map((point, number) => {
      const before = points[number - 1];
      return `${!before || jumps(point, before) ? "M" : "L"}${point.x} ${point.y}`;
    })
    .join("");
}

/** Points of the way a pawn takes, one after the other: along a connection, or in an arc by air. */
export function way(from: string, to: string): readonly Point[] {
  if (cityOf(from)?.neighbours.includes(to))
    return legs(from, to).flatMap((leg) => [leg.from, leg.to]);
  const a = placeOf(from);
  const b = placeOf(to);
  const height = Math.min(120, Math.hypot(b.x - a.x, b.y - a.y) * 0.28);
  return Array.from({ length: 13 }, (_, step) => {
    const t = step / 12;
    return {
      x: a.x + (b.x - a.x) * t,
      y: a.y + (b.y - a.y) * t - height * 4 * t * (1 - t),
    };
  });
}
