/** How often games are won as they are set up: looked up in what the server has measured. */

import { ask } from "../net/http";
import type { GameCard, LadderCard, RungCard, SeatWish } from "../protocol";

/** The ladder of a game; null where nothing is measured. */
export const ladderOf = (game: string): Promise<LadderCard | null> =>
  ask<LadderCard | null>(`/games/${encodeURIComponent(game)}/ladder`);

/**
 * The level that is looked up: of the weakest colleague in a team, of the strongest rival. People
 * without colleagues are taken for good players.
 */
export function levelOf(seats: readonly SeatWish[], ladder: LadderCard): string {
  const levels = [...new Set(ladder.rungs.map(({ level }) => level))];
  const places = seats.flatMap(({ colleague }) => {
    const place = levels.indexOf(colleague ?? "");
    return place < 0 ? [] : [place];
  });
  if (places.length > 0) return levels[Math[ladder.player ? "max" : "min"](...places)] ?? "";
  return seats.some(({ colleague }) => colleague === "strong") ? (levels.at(-1) ?? "") : "good";
}

/** What was measured for a table like this; nothing where an option matters that was not. */
export function rungFor(
  ladder: LadderCard,
  card: GameCard,
  seats: readonly SeatWish[],
  options: Readonly<Record<string, string>>,
): RungCard | undefined {
  const level = levelOf(seats, ladder);
  return ladder.rungs.find(
    (rung) =>
      rung.seats === seats.length &&
      rung.level === level &&
      card.options.every(
        ({ name, default: usual }) =>
          ladder.indifferent.includes(name) ||
          (options[name] ?? usual) === (rung.options[name] ?? usual),
      ),
  );
}
