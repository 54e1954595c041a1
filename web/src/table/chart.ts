/** The geometry of the picture at the end of a game. */

import type { CurveLine, CurvePoint } from "../games/screens";

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly plies: number;
  /** The highest value of all lines, at least 1. */
  readonly top: number;
}

export function frameOf(
  lines: readonly CurveLine[],
  plies: number,
  width: number,
  height: number,
): Frame {
  const values = lines.flatMap((line) => line.points.map((point) => point.value));
  return { width, height, plies: Math.max(1, plies), top: Math.max(1, ...values) };
}

export function across(frame: Frame, ply: number): number {
  return (ply / frame.plies) * frame.width;
}

export function up(frame: Frame, value: number): number {
  return frame.height - (value / frame.top) * frame.height;
}

/** A line in steps: a value holds until the next point, for nothing happens in between. */
export function stepped(line: CurveLine, frame: Frame): string {
  const parts: string[] = [];
  for (const point of line.points) {
    const x = across(frame, point.ply).toFixed(1);
    const y = up(frame, point.value).toFixed(1);
    parts.push(parts.length === 0 ? `M${x} ${y}` : `H${x}V${y}`);
  }
  if (parts.length > 0) parts.push(`H${frame.width.toFixed(1)}`);
  return parts.join("");
}

/** What a line is made of, as areas one upon the other, each in steps and with its last value. */
export function stacked(
  parts: readonly { readonly points: readonly CurvePoint[] }[],
  frame: Frame,
): readonly { readonly path: string; readonly last: number }[] {
  let below: readonly CurvePoint[] = parts[0]?.points.map(({ ply }) => ({ ply, value: 0 })) ?? [];
  return parts.map(({ points }) => {
    const ground = below;
    const top = points.map(({ ply, value }, place) => ({
      ply,
      value: value + (ground[place]?.value ?? 0),
    }));
    below = top;
    const back = corners(ground, frame).toReversed();
    const outline = [...corners(top, frame), ...back].map(
      ([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`,
    );
    return { path: `M${outline.join("L")}Z`, last: points.at(-1)?.value ?? 0 };
  });
}

/** The corners of a line in steps. */
function corners(
  points: readonly CurvePoint[],
  frame: Frame,
): readonly (readonly [number, number])[] {
  return points.flatMap(({ ply, value }, place) => {
    const until = points[place + 1]?.ply ?? frame.plies;
    const y = up(frame, value);
    return [[across(frame, ply), y] as const, [across(frame, until), y] as const];
  });
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
