/** Who is to sit where, as the new-table page writes it. */

import type { SeatWish } from "../protocol";

/** A wish as the value of a choice: `me`, `open`, `colleague:planner`. */
export function seatCode(wish: SeatWish): string {
  return wish.kind === "colleague" ? `colleague:${wish.colleague ?? ""}` : wish.kind;
}

export function seatOf(code: string): SeatWish {
  const [kind, colleague] = code.split(":");
  if (kind === "me" || kind === "open") return { kind, colleague: null };
  return { kind: "colleague", colleague: colleague ?? null };
}

/** As many seats as wanted; new ones are like the last, or for the best colleague. */
export function resized(
  seats: readonly SeatWish[],
  count: number,
  colleagues: readonly string[],
): SeatWish[] {
  const best = colleagues.at(-1);
  const added: SeatWish =
    best === undefined ? { kind: "open", colleague: null } : { kind: "colleague", colleague: best };
  const last = seats.at(-1);
  const more = last && last.kind !== "me" ? last : added;
  return Array.from({ length: count }, (_, place) => seats[place] ?? more);
}
