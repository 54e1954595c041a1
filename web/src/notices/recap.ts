/** What happened since somebody was last at a table. */

import type { Entry } from "../protocol";
import { told } from "../table/story";

export interface Recap {
  /** What was done by others, or in one's name, in order and without what was taken back. */
  readonly entries: readonly Entry[];
  /** The move after which it begins. */
  readonly ply: number;
}

/** The step of the last move that somebody made with their own hand; 0 if there is none. */
export function lastOwnStep(entries: readonly Entry[], own: readonly number[]): number {
  const mine = entries.findLast(
    (entry) => !entry.undone && own.includes(entry.seat) && entry.nonce !== null,
  );
  return mine?.step ?? 0;
}

/**
 * What happened after the own last move, and after what was seen since then. Null if that is nothing,
 * or for somebody who only watches.
 */
export function recap(
  entries: readonly Entry[],
  own: readonly number[],
  seen: number | null,
): Recap | null {
  if (own.length === 0) return null;
  const acted = lastOwnStep(entries, own);
  // Whoever has neither acted nor looked yet has just come, and finds it all in the log.
  if (acted === 0 && seen === null) return null;
  const since = Math.max(seen ?? 0, acted);
  const standing = told(entries)
    .filter(({ entry, takenBack }) => !takenBack && !entry.undone && entry.step > since)
    .map(({ entry }) => entry)
    .filter((entry) => entry.events.length > 0);
  if (standing.length === 0) return null;
  return { entries: standing, ply: entries.findLast(({ step }) => step <= since)?.ply ?? 0 };
}
