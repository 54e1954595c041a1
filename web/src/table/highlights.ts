/** What is told of a finished game as soon as it is over, and what to play next. */

import { ask } from "../net/http";
import type { Chair, Highlights, NextGame, Said, SeatWish } from "../protocol";

/** What can tell it. */
export type AskHighlights = () => Promise<Highlights>;

export function highlightsOf(id: string, invite: string | null): AskHighlights {
  return () => ask<Highlights>(`/tables/${encodeURIComponent(id)}/highlights`, { invite });
}

/** The best that one of these seats did: of several people at one screen, what came last. */
export function featOf(told: Highlights, own: readonly number[]): Said | null {
  const feats = told.feats.filter(({ seat }) => own.includes(seat));
  return feats.toSorted((a, b) => b.ply - a.ply)[0]?.say ?? null;
}

/** The seats of the suggested game: the same people, and colleagues of its level beside them. */
export function seatsOf(next: NextGame, chairs: readonly Chair[]): SeatWish[] {
  const { seats, level } = next.rung ?? { seats: chairs.length, level: "gentle" };
  const people = chairs
    .filter(({ kind }) => kind === "person")
    .toSorted((a, b) => Number(b.you) - Number(a.you))
    .slice(0, seats)
    .map(({ you }): SeatWish => ({ kind: you ? "me" : "open", colleague: null }));
  const others = Array.from({ length: seats - people.length }, (): SeatWish => ({
    kind: "colleague",
    colleague: level,
  }));
  return [...people, ...others];
}

/** How many of a hundred such games are won. */
export function inHundred({ wins, games }: { wins: number; games: number }): number {
  return Math.round((100 * wins) / games);
}
