/** Whom a newcomer meets at the table. */
import type { GameCard } from "../protocol";

/** The simplest colleague that knows the game: `random` stands first and knows none. */
export function newcomersColleague(card: GameCard): string {
  return card.colleagues.find((kind) => kind !== "random") ?? "random";
}
