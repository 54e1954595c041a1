/** A table that needs no questions. */
import type { GameCard, SeatWish } from "../../protocol";
import { newcomersColleague } from "../newcomers";
import type { UsualTable } from "../screens";

const RIVALS_FOR_ONE = 2;

/** One person plays against two colleagues; people at one screen play each other. */
export function usual(people: number, card: GameCard): UsualTable {
  const rival = newcomersColleague(card);
  const seats: SeatWish[] = Array.from({ length: people }, () => ({ kind: "me", colleague: null }));
  const rivals = people === 1 ? RIVALS_FOR_ONE : 0;
  for (let n = 0; n < rivals; n += 1) seats.push({ kind: "colleague", colleague: rival });
  return { seats, options: {} };
}
