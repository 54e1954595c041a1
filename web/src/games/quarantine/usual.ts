/** A table that needs no questions. */
import type { GameCard } from "../../protocol";
import { newcomersSeats } from "../newcomers";
import type { UsualTable } from "../screens";

/** One person plays against two colleagues; people at one screen play each other. */
export function usual(people: number, card: GameCard): UsualTable {
  return { seats: newcomersSeats(people, card, 2), options: {} };
}
