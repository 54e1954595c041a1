/** How far a lesson was taken, remembered by the browser. */

import { LEARNT, settings } from "../settings.svelte";

const key = (game: string, lesson: string): string => `${game}/${lesson}`;

/** The step at which to go on: the beginning for a lesson that is new or was taken to its end. */
export function reached(game: string, lesson: string): number {
  return Math.max(0, settings.lessons[key(game, lesson)] ?? 0);
}

export function isLearnt(game: string, lesson: string): boolean {
  return settings.lessons[key(game, lesson)] === LEARNT;
}

/** Remember the step; whoever has come to the end has met the game. */
export function remember(game: string, lesson: string, at: number, steps: number): void {
  const over = at >= steps;
  settings.set({ lessons: { ...settings.lessons, [key(game, lesson)]: over ? LEARNT : at } });
  if (over) settings.meet(game);
}
