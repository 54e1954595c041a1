/** Sitting down to the first real game. */

import { areBasicsLearnt } from "../lessons/progress";
import { playNow } from "../pages/opening";
import type { GameCard } from "../protocol";
import { router } from "../router.svelte";
import { tableAddress } from "../routes";
import { settings } from "../settings.svelte";
import { requests } from "./requests";

/** Has somebody who uses this browser learnt the game, and not yet played it in company? */
export function isFirstGameDue(card: GameCard): boolean {
  return card.first_game && areBasicsLearnt(card) && !settings.accompanied.includes(card.name);
}

/** The accompanied table of the game, or the usual one of a game that sets none. */
export async function playFirstGame(card: GameCard): Promise<void> {
  if (!card.first_game) return playNow(card);
  const table = await requests.firstGame(card.name);
  settings.set({ accompanied: [...new Set([...settings.accompanied, card.name])] });
  router.go(tableAddress(table.id));
}
