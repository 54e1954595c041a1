/** Whom a newcomer meets at the table. */
import type { GameCard, SeatWish } from "../protocol";
import type { GameScreens, UsualTable } from "./screens";

/** The simplest colleague that knows the game: `random` stands first and knows none. */
export function newcomersColleague(card: GameCard): string {
  return card.colleagues.find((kind) => kind !== "random") ?? "random";
}

/** A table that needs no questions: one person with so many colleagues, or people at one screen. */
export const usualTable =
  (colleagues: number, options: UsualTable["options"] = {}): GameScreens["usual"] =>
  (people, card) => ({ seats: newcomersSeats(people, card, colleagues), options });

/** People at one screen; beside one who is alone, so many colleagues. */
export function newcomersSeats(people: number, card: GameCard, colleagues: number): SeatWish[] {
  const colleague = newcomersColleague(card);
  const seats: SeatWish[] = Array.from({ length: people }, () => ({ kind: "me", colleague: null }));
  const helpers = people === 1 ? colleagues : 0;
  return [
    ...seats,
    ...Array.from({ length: helpers }, () => ({ kind: "colleague", colleague }) as const),
  ];
}
