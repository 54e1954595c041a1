/** What is read out of an entry of the log: all of it, the gist of it, or nothing. */

import type { Sound } from "../games/screens";
import type { Entry, GameEvent, Offer } from "../protocol";

export const READINGS = ["all", "summary", "turn"] as const;
/** What a person wants to have read out besides the own questions. */
export type ReadOut = (typeof READINGS)[number];

/** Sounds of events that nobody may miss, no matter who caused them. */
const LOUD: ReadonlySet<Sound> = new Set(["alarm", "warning", "great", "win", "lose"]);

export interface Reader {
  readonly readOut: ReadOut;
  readonly own: readonly number[];
  tell(event: GameEvent): string;
  sound(event: GameEvent): Sound | undefined;
}

/** How the events of some entries are read: own ones one by one, those of others joined. */
export class SpokenEvents {
  readonly #entries = new WeakMap<GameEvent, Entry>();

  /** Remember to which entries the events belong that are going to be shown. */
  note(entries: readonly Entry[]): void {
    for (const entry of entries) for (const event of entry.events) this.#entries.set(event, entry);
  }

  /** Whose move told of this event; undefined for what nobody noted. */
  mover(event: GameEvent): number | undefined {
    return this.#entries.get(event)?.seat;
  }

  /** What is to be read out now that this event is shown; nothing for most of a colleague's. */
  of(event: GameEvent, reader: Reader): string {
    if (reader.readOut === "turn") return "";
    const entry = this.#entries.get(event);
    if (!entry || reader.own.includes(entry.seat)) return reader.tell(event);
    if (entry.events[0] !== event) return "";
    const heard =
      reader.readOut === "all"
        ? entry.events
        : entry.events.filter((each, place) => place === 0 || isLoud(reader.sound(each)));
    // Two equal events, such as two patients of a colour, are two sentences.
    return heard
      .map((each) => reader.tell(each))
      .filter((sentence) => sentence !== "")
      .join(" ");
  }
}

/** Own choices that no event tells of, such as wards placed before the hospital is open. */
export function untold(
  entries: readonly Entry[],
  { readOut, own }: Pick<Reader, "readOut" | "own">,
): readonly Offer[] {
  if (readOut === "turn") return [];
  return entries.flatMap(({ action, events, seat, undone }) =>
    action !== null && events.length === 0 && !undone && own.includes(seat) ? [action] : [],
  );
}

export function isLoud(sound: Sound | undefined): boolean {
  return sound !== undefined && LOUD.has(sound);
}

/** Several sentences as one line: what is said twice in a row is said once. */
export function joined(sentences: readonly string[]): string {
  return sentences
    .filter((sentence, place) => sentence !== "" && sentence !== sentences[place - 1])
    .join(" ");
}
