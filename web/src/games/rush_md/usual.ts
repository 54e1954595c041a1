/** A table that needs no questions: a first game, gentle, with a warning at mistakes. */
import type { GameCard, SeatWish } from "../../protocol";
import { newcomersColleague } from "../newcomers";
import type { Preset, UsualTable } from "../screens";

const FIRST = { difficulty: "easy", epidemics: "off", research: "off", assist: "1" } as const;
const WHOLE = { rounds: "4", clock: "runs", phase: "usual" } as const;

export const presets: readonly Preset[] = [
  { title: "web-rush-preset-first", options: { ...FIRST, ...WHOLE } },
  { title: "web-rush-preset-quick", options: { ...FIRST, ...WHOLE, rounds: "2" } },
  { title: "web-rush-preset-moves", options: { ...FIRST, ...WHOLE, clock: "moves" } },
  {
    title: "web-rush-preset-shift",
    options: { difficulty: "normal", epidemics: "on", research: "off", assist: "0", ...WHOLE },
  },
];

export function usual(people: number, card: GameCard): UsualTable {
  const seats: SeatWish[] = Array.from({ length: people }, () => ({ kind: "me", colleague: null }));
  if (people === 1) seats.push({ kind: "colleague", colleague: newcomersColleague(card) });
  return { seats, options: FIRST };
}
