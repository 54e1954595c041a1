/** The geometry of the chance to win over a game, and its numbers. */

import type { DebriefPoint } from "../protocol";

export interface Room {
  readonly width: number;
  readonly height: number;
  readonly plies: number;
}

const across = (room: Room, ply: number): number => (ply / Math.max(1, room.plies)) * room.width;
const up = (room: Room, chance: number): number => (1 - chance) * room.height;

function corner(room: Room, ply: number, chance: number): string {
  return `${across(room, ply).toFixed(1)} ${up(room, chance).toFixed(1)}`;
}

/** The line itself: straight from one estimate to the next. */
export function chanceLine(points: readonly DebriefPoint[], room: Room): string {
  return `M${points.map(({ ply, value }) => corner(room, ply, value)).join("L")}`;
}

/** Between the lower and the upper ends of the intervals. */
export function chanceBand(points: readonly DebriefPoint[], room: Room): string {
  const top = points.map(({ ply, high }) => corner(room, ply, high));
  const bottom = points.map(({ ply, low }) => corner(room, ply, low)).toReversed();
  return `M${[...top, ...bottom].join("L")}Z`;
}

/** Where a moment stands on the picture: between two estimates on the line between them. */
export function placeOf(
  points: readonly DebriefPoint[],
  room: Room,
  ply: number,
): readonly [number, number] {
  const after = points.findIndex((point) => point.ply >= ply);
  const point = points[after === -1 ? points.length - 1 : after];
  return [across(room, ply), up(room, point?.value ?? 0)];
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
