/** Whose lines of chat this person does not want to read at a table, remembered by the browser. */

import type { ChatLine } from "../protocol";

const PLACE = "wardroom-muted";
/** Tables that are remembered, those of the last choices. */
const MOST = 50;

type Kept = Record<string, readonly string[]>;

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Kept) : {};
  } catch {
    return {};
  }
}

/** Who said a line: the player in a seat, or somebody who watches by that name. */
export function speakerOf({ seat, name }: Pick<ChatLine, "seat" | "name">): string {
  return seat >= 0 ? String(seat) : `${seat}/${name}`;
}

export class Muting {
  #table = "";
  #muted = $state.raw<readonly string[]>([]);

  enter(table: string): void {
    if (table === this.#table) return;
    this.#table = table;
    const found = kept()[table];
    this.#muted = Array.isArray(found) ? found : [];
  }

  has(speaker: string): boolean {
    return this.#muted.includes(speaker);
  }

  /** Whether the line is to be read. What the server says always is. */
  hears(line: ChatLine): boolean {
    return line.seat === -1 || !this.has(speakerOf(line));
  }

  set(speaker: string, muted: boolean): void {
    const others = this.#muted.filter((each) => each !== speaker);
    this.#muted = muted ? [...others, speaker] : others;
    const tables = Object.entries(kept()).filter(([table]) => table !== this.#table);
    const last = tables.slice(-(MOST - 1));
    const all = this.#muted.length > 0 ? [...last, [this.#table, this.#muted]] : last;
    try {
      localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(all)));
    } catch {
      // A browser that keeps nothing mutes until the page is left.
    }
  }
}
