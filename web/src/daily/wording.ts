/** Deals of the day and their results in words. */

import type { DailyColleague, DailyGame, DailyResult, GameCard } from "../protocol";
import { localeOf } from "../words/dates";
import type { Words } from "../words/words";

/** What can be said of a result, of people or of colleagues. */
export type Fared = Pick<DailyColleague, "won" | "points" | "turns"> & {
  readonly seconds?: number;
};

/** A day as people write it; it is one of UTC, wherever the reader is. */
export function dayText(
  day: string,
  language: string,
  locale = localeOf(language, navigator.languages),
): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, {
    timeZone: "UTC",
    weekday: "long",
    day: "numeric",
    month: "long",
  });
}

/** Won or lost, and the numbers that there are. */
export function faredText(fared: Fared, unit: string | null, words: Words): string[] {
  const told = [words.text(fared.won ? "web-daily-won" : "web-daily-lost")];
  if (fared.points !== null) told.push(words.text("web-daily-points", { count: fared.points }));
  const counted = `web-daily-unit-${unit ?? ""}`;
  if (fared.turns !== null && words.has(counted))
    told.push(words.text(counted, { count: fared.turns }));
  if (fared.seconds !== undefined) {
    const minutes = Math.max(1, Math.round(fared.seconds / 60));
    told.push(words.text("web-daily-minutes", { minutes }));
  }
  return told;
}

/** Who played: names, and how many guests and colleagues beside them. */
export function teamText(result: DailyResult, words: Words): string {
  const names = result.names.map((name) => name || words.text("web-guest"));
  const others = result.people - names.length;
  if (others > 0) names.push(words.text("web-daily-others", { count: others }));
  if (result.colleagues > 0)
    names.push(words.text("web-daily-with-colleagues", { count: result.colleagues }));
  return words.listed(names);
}

/** What was chosen for everybody, in the words of the game. */
export function optionsText(
  deal: Pick<DailyGame, "options">,
  game: GameCard,
  words: Words,
): string[] {
  return game.options
    .filter(({ name, choices }) => choices.length > 0 && name in deal.options)
    .filter(({ name, default: usual }, place) => place === 0 || deal.options[name] !== usual)
    .map(({ name }) => {
      const option = `option-${name}`.replaceAll("_", "-");
      const chosen = `${option}-${deal.options[name] ?? ""}`.replaceAll("_", "-");
      return words.has(chosen) ? `${words.text(option)}: ${words.text(chosen)}` : "";
    })
    .filter((text) => text !== "");
}
