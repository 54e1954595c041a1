/** How far a lesson was taken, remembered by the browser. */

import type { GameCard, LessonCard } from "../protocol";
import { LEARNT, settings } from "../settings.svelte";

const key = (game: string, lesson: string): string => `${game}/${lesson}`;

/** The step at which to go on: the beginning for a lesson that is new or was taken to its end. */
export function reached(game: string, lesson: string): number {
  return Math.max(0, settings.lessons[key(game, lesson)] ?? 0);
}

export function isLearnt(game: string, lesson: string): boolean {
  return settings.lessons[key(game, lesson)] === LEARNT;
}

function basicsLeft({ name, lessons }: GameCard): LessonCard[] {
  const basics = lessons.filter((lesson) => lesson.basics);
  const left = basics.filter((lesson) => !isLearnt(name, lesson.name));
  return left.length > 0 ? left : basics;
}

/** Is all that is known that one needs to sit down at a table? */
export function areBasicsLearnt({ name, lessons }: GameCard): boolean {
  const basics = lessons.filter((lesson) => lesson.basics);
  return basics.length > 0 && basics.every((lesson) => isLearnt(name, lesson.name));
}

/** Where to begin or go on: the first of the basics that is not learnt yet. */
export function nextLesson(game: GameCard): LessonCard | undefined {
  return basicsLeft(game)[0] ?? game.lessons[0];
}

/** How long it takes to be able to sit down at a table. */
export function minutesLeft(game: GameCard): number {
  return basicsLeft(game).reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Remember the step; anyone who has come to the end has met the game. */
export function remember(game: string, lesson: string, at: number, steps: number): void {
  const over = at >= steps;
  settings.set({ lessons: { ...settings.lessons, [key(game, lesson)]: over ? LEARNT : at } });
  if (over) settings.meet(game);
}
