/** A table that needs no questions. */
import type { GameCard } from "../../protocol";
import { newcomersSeats } from "../newcomers";
import type { UsualTable } from "../screens";

/**
 * One person plays with two colleagues and sees all hands. Consent is asked for only where people
 * and colleagues meet, and not for a card that is given: people at one screen just talk.
 */
export function usual(people: number, card: GameCard): UsualTable {
  const alone = people === 1;
  const options: Record<string, string> = {
    epidemics: "4",
    consent: alone ? "gifts" : "automatic",
    ...(alone && { hands: "open" }),
  };
  return { seats: newcomersSeats(people, card, 2), options };
}
