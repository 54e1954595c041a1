/** A table that needs no questions. */
import type { GameCard, SeatWish } from "../../protocol";
import type { UsualTable } from "../screens";

const COLLEAGUES_FOR_ONE = 2;

/**
 * One person works with two colleagues. Where there are none that know the ward, one person plays
 * both doctors.
 */
export function usual(people: number, card: GameCard): UsualTable {
  const seats: SeatWish[] = Array.from({ length: people }, () => ({ kind: "me", colleague: null }));
  const best = card.colleagues.find((kind) => kind !== "random") && card.colleagues.at(-1);
  if (people === 1 && best) {
    for (let n = 0; n < COLLEAGUES_FOR_ONE; n += 1)
      seats.push({ kind: "colleague", colleague: best });
  }
  return { seats, options: {} };
}
