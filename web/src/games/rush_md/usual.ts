/** A table that needs no questions: a first game, gentle, with a warning at mistakes. */
import type { GameCard, SeatWish } from "../../protocol";
import type { UsualTable } from "../screens";

const USUAL_COLLEAGUE = "average";

export function usual(people: number, card: GameCard): UsualTable {
  const seats: SeatWish[] = Array.from({ length: people }, () => ({ kind: "me", colleague: null }));
  const kinds = card.colleagues;
  const colleague = kinds.includes(USUAL_COLLEAGUE) ? USUAL_COLLEAGUE : (kinds.at(-1) ?? "random");
  if (people === 1) seats.push({ kind: "colleague", colleague });
  return {
    seats,
    options: { difficulty: "easy", epidemics: "off", research: "off", assist: "1" },
  };
}
