/** A table that needs no questions. */
import type { GameCard, SeatWish } from "../../protocol";
import { newcomersColleague } from "../newcomers";
import type { UsualTable } from "../screens";

const COLLEAGUES_FOR_ONE = 2;

/**
 * One person works with two colleagues. Where there are none that know the ward, one person plays
 * both doctors.
 */
export function usual(people: number, card: GameCard): UsualTable {
  const seats: SeatWish[] = Array.from({ length: people }, () => ({ kind: "me", colleague: null }));
  const colleague = newcomersColleague(card);
  if (people === 1 && colleague !== "random") {
    for (let n = 0; n < COLLEAGUES_FOR_ONE; n += 1) seats.push({ kind: "colleague", colleague });
  }
  return { seats, options: {} };
}
