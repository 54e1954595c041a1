/** A table that needs no questions. */
import type { GameCard } from "../../protocol";
import { newcomersColleague, newcomersSeats } from "../newcomers";
import type { UsualTable } from "../screens";

/**
 * One person works with two colleagues. Where there are none that know the ward, one person plays
 * both doctors.
 */
export function usual(people: number, card: GameCard): UsualTable {
  const colleagues = newcomersColleague(card) === "random" ? 0 : 2;
  return { seats: newcomersSeats(people, card, colleagues), options: {} };
}
