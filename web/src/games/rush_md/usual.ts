/** A table that needs no questions: a first game, gentle, with a warning at mistakes. */
import type { GameCard, SeatWish } from "../../protocol";
import { newcomersColleague } from "../newcomers";
import type { UsualTable } from "../screens";

export function usual(people: number, card: GameCard): UsualTable {
  const seats: SeatWish[] = Array.from({ length: people }, () => ({ kind: "me", colleague: null }));
  if (people === 1) seats.push({ kind: "colleague", colleague: newcomersColleague(card) });
  return {
    seats,
    options: { difficulty: "easy", epidemics: "off", research: "off", assist: "1" },
  };
}
