/** What happened since somebody was last at a table. */

import type { Entry, GameEvent } from "../protocol";
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
  // Anyone who has neither acted nor looked yet has just come, and finds it all in the log.
  if (acted === 0 && seen === null) return null;
  const since = Math.max(seen ?? 0, acted);
  const standing = told(entries)
    .filter(({ entry, takenBack }) => !takenBack && !entry.undone && entry.step > since)
    .map(({ entry }) => entry)
    .filter((entry) => entry.events.length > 0);
  if (standing.length === 0) return null;
  return { entries: standing, ply: entries.findLast(({ step }) => step <= since)?.ply ?? 0 };
}

/** A turn of somebody, or the part of one that was missed. */
export interface Turn {
  /** The event that begins it, where that has a heading in the log. */
  readonly heading: GameEvent | null;
  /** Whose moves it holds; -1 where nobody acted. */
  readonly seat: number;
  /** What is told in its one line: each move, and what nobody may miss. */
  readonly gist: readonly GameEvent[];
  readonly events: readonly GameEvent[];
}

/**
 * The entries turn by turn. A turn goes from heading to heading; what was missed of one without its
 * heading is told by the one who acted.
 */
export function turns(
  entries: readonly Entry[],
  isHeading: (event: GameEvent) => boolean,
  isLoud: (event: GameEvent) => boolean,
): readonly Turn[] {
  interface Growing extends Turn {
    seat: number;
    readonly gist: GameEvent[];
    readonly events: GameEvent[];
  }
  const found: Growing[] = [];
  const begin = (heading: GameEvent | null): Growing => {
    const turn: Growing = { heading, seat: -1, gist: [], events: [] };
    found.push(turn);
    return turn;
  };
  for (const { seat, events } of entries) {
    let now = found.at(-1) ?? begin(null);
    if (seat >= 0 && now.seat >= 0 && now.seat !== seat && !now.heading) now = begin(null);
    events.forEach((event, place) => {
      if (isHeading(event)) {
        now = begin(event);
        return;
      }
      if (place === 0 && seat >= 0 && now.seat < 0) now.seat = seat;
      now.events.push(event);
      if (place === 0 || isLoud(event)) now.gist.push(event);
    });
  }
  return found.filter(({ heading, events }) => heading !== null || events.length > 0);
}
