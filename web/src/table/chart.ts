/** The geometry of pictures over a game: from its first ply to its last, from 0 to the top. */

import type { CurvePoint } from "../games/screens";

type Points = readonly CurvePoint[];
type Corner = readonly [number, number];

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly plies: number;
  /** The value at the upper edge. */
  readonly top: number;
}

/** How the lines of a picture are told apart without colours. */
export const DASHES = ["none", "7 4", "2 4", "10 3 2 3", "14 5", "1 3"];

/** A frame as high as the highest of these lines, and at least 1. */
export function frameOf(
  lines: readonly Points[],
  plies: number,
  width: number,
  height: number,
): Frame {
  const values = lines.flatMap((points) => points.map(({ value }) => value));
  return { width, height, plies: Math.max(1, plies), top: Math.max(1, ...values) };
}

export function across(frame: Frame, ply: number): number {
  return (ply / frame.plies) * frame.width;
}

export function up(frame: Frame, value: number): number {
  return frame.height - (value / frame.top) * frame.height;
}

/** The corners of a line that goes straight from one value to the next. */
function straightly(points: Points, frame: Frame): readonly Corner[] {
  return points.map(({ ply, value }) => [across(frame, ply), up(frame, value)]);
}

/** Those of a line in steps: a value holds until the next, for nothing happens in between. */
export function inSteps(points: Points, frame: Frame): readonly Corner[] {
  return points.flatMap(({ ply, value }, place) => {
    const y = up(frame, value);
    const until = points[place + 1]?.ply ?? frame.plies;
    return [[across(frame, ply), y] as const, [across(frame, until), y] as const];
  });
}

function through(corners: readonly Corner[]): string {
  if (corners.length === 0) return "";
  return `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

export function line(points: Points, frame: Frame, way = straightly): string {
  return through(way(points, frame));
}

/** What lies between two lines. */
export function area(upper: Points, lower: Points, frame: Frame, way = straightly): string {
  return `${through([...way(upper, frame), ...way(lower, frame).toReversed()])}Z`;
}

/** What a line is made of, as areas one upon the other. */
export function stacked(
  parts: readonly Points[],
  frame: Frame,
  way = straightly,
): readonly string[] {
  let below: Points = parts[0]?.map(({ ply }) => ({ ply, value: 0 })) ?? [];
  return parts.map((points) => {
    const ground = below;
    below = points.map(({ ply, value }, place) => ({
      ply,
      value: value + (ground[place]?.value ?? 0),
    }));
    return area(below, ground, frame, way);
  });
}

/** How full the colour of a part is, the lowest of so many the fullest. */
export function fullness(place: number, parts: number): number {
  return 0.7 - (0.55 * place) / Math.max(1, parts - 1);
}

/** A few round numbers for the scale. */
export function marks(top: number): number[] {
  const step = [1, 2, 3, 4, 5, 10, 20, 25, 50, 100].find((each) => top / each <= 4) ?? top;
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, place) => place * step);
}

/** Places for marks that stand as near to the wished ones as they can without touching. */
export function spread(wished: readonly number[], gap: number, end: number): number[] {
  const places: number[] = [];
  for (const wish of wished) places.push(Math.max(wish, (places.at(-1) ?? -Infinity) + gap));
  let limit = end;
  for (let place = places.length - 1; place >= 0; place -= 1) {
    places[place] = Math.min(places[place] ?? 0, limit);
    limit = (places[place] ?? 0) - gap;
  }
  return places;
}
