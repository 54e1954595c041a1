/** Requests about puzzles, and which one comes next. */

import { ask } from "../net/http";
import type { PuzzleCard, PuzzleShelf, TableCard } from "../protocol";

const place = (game: string): string => `/puzzles/${encodeURIComponent(game)}`;

export const requests = {
  shelf: (game: string) => ask<PuzzleShelf>(place(game)),
  puzzle: (game: string, name: string) =>
    ask<TableCard>(`${place(game)}/${encodeURIComponent(name)}`),
};

/** The address of the socket on which a puzzle is tried. */
export function playAddress(game: string, name: string): string {
  return `${place(game)}/${encodeURIComponent(name)}/play`;
}

/** The puzzle to try after this one: the next that is not solved, from the start if need be. */
export function following(puzzles: readonly PuzzleCard[], name: string): PuzzleCard | undefined {
  const here = puzzles.findIndex((puzzle) => puzzle.name === name);
  const others = [...puzzles.slice(here + 1), ...puzzles.slice(0, Math.max(0, here))];
  return others.find((puzzle) => !puzzle.solved) ?? others[0];
}
