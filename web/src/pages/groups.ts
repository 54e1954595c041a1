/** The people one has played with, by the tables at which they sat together. */

import type { TableCard } from "../protocol";

export interface Group {
  /** What the others are called; guests without a name are not told apart. */
  readonly names: readonly string[];
  /** Games that they have finished together. */
  readonly games: number;
  /** The last of them. */
  readonly last: TableCard;
}

/** The groups of the finished tables, those that played last first. Nameless people are nobody. */
export function groupsOf(cards: readonly TableCard[]): Group[] {
  const found = new Map<string, Group>();
  for (const card of cards) {
    if (card.status !== "over" || !card.chairs.some(({ you }) => you)) continue;
    const others = card.chairs.filter(({ kind, you }) => kind === "person" && !you);
    if (others.length === 0 || others.some(({ name }) => name === "")) continue;
    const names = others.map(({ name }) => name).sort((a, b) => a.localeCompare(b));
    const key = JSON.stringify(names);
    const known = found.get(key);
    const last = known && known.last.moved > card.moved ? known.last : card;
    found.set(key, { names, games: (known?.games ?? 0) + 1, last });
  }
  return [...found.values()].sort((a, b) => b.last.moved - a.last.moved);
}
