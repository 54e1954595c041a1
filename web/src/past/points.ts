/** Games of points: how many there were, the best, and the mean. */

import type { PlayedGame } from "../protocol";

export interface Points {
  readonly games: number;
  readonly best: number;
  readonly mean: number;
}

/** Of games that count; null where none has points. */
export function pointsOf(games: readonly PlayedGame[]): Points | null {
  const all = games.flatMap(({ points, won }) => (points === null || won === null ? [] : [points]));
  if (all.length === 0) return null;
  const mean = all.reduce((sum, each) => sum + each, 0) / all.length;
  return { games: all.length, best: Math.max(...all), mean: Math.round(mean * 10) / 10 };
}
