/** A game to go on from, and who is to sit where at the new table. */

import type { Player } from "../games/scene";
import type { SeatWish } from "../protocol";

/** A finished game at a table, or the text of a record. */
export type Source =
  { readonly table: string; readonly invite: string | null } | { readonly record: string };

/** With whom somebody plays on. */
export type Company = "alone" | "colleagues" | "friends";

/** The seat that somebody takes who has not said which: the own, or the one that is asked. */
export function usualSeat(own: readonly number[], waiting: readonly number[]): number {
  return own.find((seat) => waiting.includes(seat)) ?? own[0] ?? waiting[0] ?? 0;
}

/** The seats of the new table; a colleague who played there plays there again. */
export function seatsFor(players: readonly Player[], company: Company, mine: number): SeatWish[] {
  return players.map(({ seat, colleague }): SeatWish => {
    if (company === "alone" || seat === mine) return { kind: "me", colleague: null };
    return company === "friends"
      ? { kind: "open", colleague: null }
      : { kind: "colleague", colleague };
  });
}
