/** Those who are away for some days, and have said so. */

import type { Player } from "../games/scene";
import { dayText } from "../words/dates";
import { speech } from "../words/speech.svelte";

/** Tells whether a moment has come. */
interface Clock {
  has(moment: number): boolean;
}

type Away = Pick<Player, "here" | "holidayUntil">;

/** Anyone who looks in all the same is here, and not on holiday. */
export function isOnHoliday({ here, holidayUntil }: Away, clock: Clock): boolean {
  return !here && holidayUntil !== null && !clock.has(holidayUntil);
}

/** The last day of it. */
export function holidayText({ holidayUntil }: Pick<Player, "holidayUntil">): string {
  return dayText(holidayUntil ?? 0, speech.language);
}

/** The end of a day in a field, `2026-12-24`; null if there is none, or it has passed. */
export function endOf(day: string, now = Date.now()): number | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!found) return null;
  const [year, month, date] = found.slice(1).map(Number) as [number, number, number];
  const end = new Date(year, month - 1, date, 23, 59, 59).getTime();
  return end > now ? end / 1_000 : null;
}

/** The day of a moment, as a field holds it. */
export function dayOf(seconds: number): string {
  const day = new Date(seconds * 1_000);
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
