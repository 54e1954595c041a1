/** What the curves of all games have in common: the moments that turned a game. */

import type { Curve } from "../games/screens";
import type { Entry, GameEvent } from "../protocol";

type Turn = Curve["turns"][number];
/** A turning point and how much it turned the game. */
export type WeighedTurn = Turn & { readonly weight: number };

/** More turning points than this cannot be told apart in one picture. */
const MOST = 8;

/** Moves that were taken back have not happened. */
export function standing(entries: readonly Entry[]): readonly Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries) {
    if (entry.undone) kept.pop();
    else kept.push(entry);
  }
  return kept;
}

/** An event as a turning point, said as the log says it. */
export function turningPoint(
  ply: number,
  { kind, args }: GameEvent,
  good: ReadonlySet<string>,
  weight: number,
): WeighedTurn {
  const say = { id: `log-${kind.replaceAll("_", "-")}`, args };
  return { ply, say, good: good.has(kind), weight };
}

/** The events that have a weight of their own. */
export function turningPoints(
  ply: number,
  events: readonly GameEvent[],
  weights: Readonly<Record<string, number>>,
  good: ReadonlySet<string>,
): readonly WeighedTurn[] {
  return events.flatMap((event) => {
    const weight = weights[event.kind];
    return weight === undefined ? [] : [turningPoint(ply, event, good, weight)];
  });
}

/** The weightiest, in the order of the game. */
export function weightiest(turns: readonly WeighedTurn[]): readonly Turn[] {
  const kept = new Set(turns.toSorted((a, b) => b.weight - a.weight).slice(0, MOST));
  return turns.filter((turn) => kept.has(turn)).toSorted((a, b) => a.ply - b.ply);
}
