/** The geometry of points to be expected over a game, and its numbers. */

import type { DebriefForecast, DebriefProspect } from "../protocol";

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly plies: number;
  /** The most points of all, at least 1. */
  readonly top: number;
}

export function sheetOf(
  forecast: DebriefForecast,
  plies: number,
  width: number,
  height: number,
): Sheet {
  const values = forecast.prospects.flatMap(({ points }) => points.map(({ value }) => value));
  return { width, height, plies: Math.max(1, plies), top: Math.max(1, ...values) };
}

const across = (sheet: Sheet, ply: number): number => (ply / sheet.plies) * sheet.width;
export const up = (sheet: Sheet, value: number): number =>
  sheet.height - (value / sheet.top) * sheet.height;

function corners(sheet: Sheet, plies: readonly number[], values: readonly number[]): string[] {
  return plies.map(
    (ply, place) => `${across(sheet, ply).toFixed(1)} ${up(sheet, values[place] ?? 0).toFixed(1)}`,
  );
}

/** The points of a seat, straight from one moment to the next. */
export function pointsLine(
  sheet: Sheet,
  plies: readonly number[],
  { points }: DebriefProspect,
): string {
  const values = points.map(({ value }) => value);
  return `M${corners(sheet, plies, values).join("L")}`;
}

/** What the points of a seat are made of, as areas one upon the other. */
export function partAreas(
  sheet: Sheet,
  plies: readonly number[],
  { parts }: DebriefProspect,
): string[] {
  let below = plies.map(() => 0);
  return parts.map(({ values }) => {
    const ground = below;
    below = values.map((value, place) => value + (ground[place] ?? 0));
    const back = corners(sheet, plies, ground).toReversed();
    return `M${[...corners(sheet, plies, below), ...back].join("L")}Z`;
  });
}

/** A number with one place behind the point, such as points or what they cost. */
export const tenth = (value: number): number => Math.round(10 * value) / 10;
