/** The chance to win over a game: where its moments stand on the picture, and its numbers. */

import type { DebriefPoint } from "../protocol";
import { across, up, type Frame } from "../table/chart";

/** Where a moment stands on the picture: at the next estimate. */
export function placeOf(
  points: readonly DebriefPoint[],
  frame: Frame,
  ply: number,
): readonly [number, number] {
  const point = points.find((each) => each.ply >= ply) ?? points.at(-1);
  return [across(frame, ply), up(frame, point?.value ?? 0)];
}

export const percent = (chance: number): number => Math.round(100 * chance);

/** An estimate as whole numbers of percent. */
export function inPercent({ value, low, high }: Omit<DebriefPoint, "ply">): {
  readonly chance: number;
  readonly low: number;
  readonly high: number;
} {
  return { chance: percent(value), low: percent(low), high: percent(high) };
}

/** A number with one place behind the point, such as points or what they cost. */
export const tenth = (value: number): number => Math.round(10 * value) / 10;
