/** The boxes of the front page, in their order. Those without rules or screens say so. */

import { hasScreens, SHELF } from "../games";
import type { GameCard } from "../protocol";

export interface GameBox {
  readonly name: string;
  /** What the server offers of it; null while it cannot be played here. */
  readonly card: GameCard | null;
}

/** The shelf, and after it whatever else this server has. */
export function boxes(games: readonly GameCard[]): GameBox[] {
  const playable = new Map(
    games.filter((card) => hasScreens(card.name)).map((card) => [card.name, card]),
  );
  const names = new Set([...SHELF, ...playable.keys()]);
  return [...names].map((name) => ({ name, card: playable.get(name) ?? null }));
}
