/** What the curves of all games have in common: the moments that turned a game. */

import type { Beats, Curve } from "../games/screens";
import type { Entry, GameEvent } from "../protocol";

type Turn = Curve["turns"][number];
/** A turning point and how much it turned the game. */
export type WeighedTurn = Turn & { readonly weight: number };

/** More turning points than this cannot be told apart in one picture. */
const MOST = 8;

/** Moves that were taken back have not happened. */
function standing(entries: readonly Entry[]): readonly Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries) {
    if (entry.undone) kept.pop();
    else kept.push(entry);
  }
  return kept;
}

/**
 * What all curves are made of: a game told from the deal on, without the moves that were taken
 * back. What is handed back are the events that turned it, each as the log says it.
 */
export function retold(
  deal: readonly GameEvent[],
  entries: readonly Entry[],
  beats: Beats,
  tell: (ply: number, events: readonly GameEvent[]) => void,
  weigh?: (weight: number, event: GameEvent, together: readonly GameEvent[]) => number,
): readonly WeighedTurn[] {
  return [{ ply: 0, events: deal }, ...standing(entries)].flatMap(({ ply, events }) => {
    tell(ply, events);
    return events.flatMap((event) => {
      const { kind, args } = event;
      const { weight: usual = 0, news } = beats[kind] ?? {};
      const weight = usual && weigh ? weigh(usual, event, events) : usual;
      const say = { id: `log-${kind.replaceAll("_", "-")}`, args };
      return weight > 0 ? [{ ply, say, good: news === "good", weight }] : [];
    });
  });
}

/** The weightiest, in the order of the game. */
export function weightiest(turns: readonly WeighedTurn[]): readonly Turn[] {
  const kept = new Set(turns.toSorted((a, b) => b.weight - a.weight).slice(0, MOST));
  return turns.filter((turn) => kept.has(turn)).toSorted((a, b) => a.ply - b.ply);
}
