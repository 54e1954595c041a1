/** Counting games: which are meant, and how they went. */

import type { GameCard, PlayedGame } from "../protocol";

export type Result = "won" | "lost" | "running" | "tried";

/** What is looked for; empty is everything. */
export interface Filter {
  readonly game: string;
  readonly company: string;
  readonly result: string;
  /** The key of the people it was played with. */
  readonly group: string;
}

/** How many games of one kind there were, and how many of them were won. */
export interface Count {
  readonly key: string;
  readonly games: number;
  readonly won: number;
}

/** How a game went. What only tried out another way counts as neither won nor lost. */
export function resultOf(game: PlayedGame): Result | "over" {
  if (game.status !== "over") return "running";
  if (game.origin) return "tried";
  return game.won === null ? "over" : game.won ? "won" : "lost";
}

export function matching(games: readonly PlayedGame[], filter: Filter): PlayedGame[] {
  return games.filter(
    (game) =>
      (filter.game === "" || game.game === filter.game) &&
      (filter.company === "" || game.company === filter.company) &&
      (filter.result === "" || resultOf(game) === filter.result) &&
      (filter.group === "" || groupOf(game) === filter.group),
  );
}

/** A key of the people a game was played with; null without any, and where somebody has no name. */
export function groupOf({ others = [] }: PlayedGame): string | null {
  return others.length === 0 || others.includes("") ? null : JSON.stringify(others);
}

/** What the people of a group are called. */
export function namesIn(group: string): readonly string[] {
  return JSON.parse(group) as string[];
}

/** The groups of some games, those with most games first. */
export function groupsIn(games: readonly PlayedGame[]): readonly string[] {
  const found = new Map<string, number>();
  for (const group of games.map(groupOf)) {
    if (group !== null) found.set(group, (found.get(group) ?? 0) + 1);
  }
  return [...found]
    .sort(([a, many], [b, more]) => more - many || a.localeCompare(b))
    .map(([key]) => key);
}

/** The games that count: finished, and dealt for themselves. */
export function counted(games: readonly PlayedGame[]): PlayedGame[] {
  return games.filter((game) => game.status === "over" && !game.origin && game.won !== null);
}

/** The same games by something that each of them has, none, one or several times. */
export function countedBy(
  games: readonly PlayedGame[],
  keys: (game: PlayedGame) => readonly string[],
): Count[] {
  const found = new Map<string, { games: number; won: number }>();
  for (const game of counted(games)) {
    for (const key of new Set(keys(game))) {
      const count = found.get(key) ?? { games: 0, won: 0 };
      found.set(key, { games: count.games + 1, won: count.won + (game.won ? 1 : 0) });
    }
  }
  return [...found]
    .map(([key, count]) => ({ key, ...count }))
    .sort((a, b) => b.games - a.games || a.key.localeCompare(b.key));
}

/** The option that makes a game easier or harder: the first that games let one choose. */
export function difficultyOf(card: GameCard | null): string | null {
  return card?.options.find(({ choices }) => choices.length > 0)?.name ?? null;
}
