/** A table that needs no questions. */
import type { GameCard, SeatWish } from "../../protocol";
import { newcomersColleague } from "../newcomers";
import type { UsualTable } from "../screens";

const COLLEAGUES_FOR_ONE = 2;

/**
 * One person plays with two colleagues and sees all hands. Consent is asked for only where people
 * and colleagues meet, and not for a card that is given: people at one screen just talk.
 */
export function usual(people: number, card: GameCard): UsualTable {
  const colleague = newcomersColleague(card);
  const seats: SeatWish[] = Array.from({ length: people }, () => ({ kind: "me", colleague: null }));
  const helpers = people === 1 ? COLLEAGUES_FOR_ONE : 0;
  for (let n = 0; n < helpers; n += 1) seats.push({ kind: "colleague", colleague });
  const options: Record<string, string> = {
    epidemics: "4",
    consent: helpers > 0 ? "gifts" : "automatic",
  };
  if (people === 1) options["hands"] = "open";
  return { seats, options };
}
