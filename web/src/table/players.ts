/** Who sits where, by name. */

import type { Player } from "../games/scene";
import type { Chair } from "../protocol";
import { personName } from "../words/guests";
import type { Words } from "../words/words";

/** The message that names a kind of colleague: the frame's, or that of the game itself. */
function colleagueMessage(kind: string, words: Words): string {
  const id = `colleague-${kind.replaceAll("_", "-")}`;
  return words.has(`web-${id}`) ? `web-${id}` : id;
}

/** What a kind of computer colleague is called. */
export function colleagueName(kind: string, words: Words): string {
  const id = colleagueMessage(kind, words);
  return words.has(id) ? words.text(id) : kind;
}

/** What kind of player it is, in a few words; nothing for kinds that have no words here. */
export function colleagueAbout(kind: string, words: Words): string {
  return words.rule(colleagueMessage(kind, words));
}

/** First names that English, Polish and Hungarian share; no sentence has to decline them. */
const FIRST_NAMES = [
  "Mira",
  "Leo",
  "Ida",
  "Oskar",
  "Nora",
  "Hugo",
  "Lena",
  "Emil",
  "Klara",
  "Adam",
  "Vera",
  "Milan",
] as const;

/**
 * A name for each seat; equal ones are told apart by the number of the seat. Computer colleagues
 * have first names that no person at the table has, the same for all and at each visit.
 */
export function namesOf(
  chairs: readonly Chair[],
  words: Words,
  table: string,
): Map<number, string> {
  const people = new Set(chairs.map(({ name }) => name.trim().toLowerCase()));
  const free = FIRST_NAMES.filter((name) => !people.has(name.toLowerCase()));
  const first = [...table].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const called = (seat: number): string => free[(first + seat) % free.length] ?? "";
  const plain = chairs.map((chair) =>
    chair.kind === "colleague" ? called(chair.seat) : plainName(chair, words),
  );
  return new Map(
    chairs.map((chair, place) => {
      const name = plain[place] ?? "";
      const alone = plain.indexOf(name) === plain.lastIndexOf(name);
      const full = alone ? name : words.text("web-numbered-name", { name, number: chair.seat + 1 });
      return [chair.seat, full];
    }),
  );
}

function plainName(chair: Chair, words: Words): string {
  if (chair.kind === "person") return personName(chair.name, words);
  if (chair.kind === "open") return words.text("web-seat-open");
  return words.text("player", { number: chair.seat + 1 });
}

export function playersOf(
  chairs: readonly Chair[],
  names: ReadonlyMap<number, string>,
  thinking: readonly number[],
  waiting: readonly number[],
): Player[] {
  return chairs.map((chair) => ({
    seat: chair.seat,
    name: names.get(chair.seat) ?? "",
    kind: chair.kind,
    colleague: chair.colleague,
    you: chair.you,
    here: chair.here,
    awaySince: chair.away_since,
    standInFrom: chair.stand_in_from,
    holidayUntil: chair.holiday_until,
    reading: chair.reading,
    thinking: thinking.includes(chair.seat),
    asked: waiting.includes(chair.seat),
  }));
}
