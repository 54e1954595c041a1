/** What happens for the first time in a person's life, explained one at a time and only once. */

import type { Entry, GameCard, GameEvent } from "../protocol";
import { settings } from "../settings.svelte";
import { firstTimesIn, stillOn, unseen } from "./first_times";
import { requests } from "./requests";

/** So long a word takes to be read, in ms: a move does not put away what cannot be read yet. */
const A_WORD = 250;
/** Words of the longest explanation. */
const WORDS = 35;

export class Explaining {
  /** The name of what is explained now. */
  shown = $state<string | null>(null);
  /** This table is accompanied, so a coach stands beside it. */
  coached = $state(false);

  #wanted = false;
  readonly #known = new Set<string>();
  #queue: string[] = [];
  #since = 0;
  /** The moment of what is shown has passed: it goes as soon as there was time to read it. */
  #passed = false;
  /** The last step whose events were looked at; null until it is known what was told before. */
  #seen: number | null = null;
  #asking = false;

  constructor(
    readonly game: GameCard,
    readonly table: string,
  ) {}

  /** Learn what was told before, then look at what this person has not seen happen. */
  async begin(
    story: () => { deal: readonly GameEvent[]; entries: readonly Entry[] },
    own: readonly number[],
  ): Promise<void> {
    if (!this.game.first_game && this.game.first_times.length === 0) return;
    let first;
    try {
      first = await requests.firstTimes(this.game.name);
    } catch {
      return; // Nobody is told anything twice for want of an answer.
    }
    this.coached = first.tables.includes(this.table);
    this.#wanted = first.tables.length > 0;
    for (const name of first.told) this.#known.add(name);
    const { deal, entries } = story();
    this.#seen = entries.at(-1)?.step ?? 0;
    this.#take(unseen(deal, entries, own), own);
  }

  /** The story has grown. */
  hear(entries: readonly Entry[], own: readonly number[]): void {
    const seen = this.#seen;
    if (seen === null) return;
    const fresh = entries.filter(({ step }) => step > seen);
    if (fresh.length === 0) return;
    this.#seen = fresh.at(-1)?.step ?? seen;
    const events = fresh.flatMap((entry) => entry.events);
    this.#pass(events);
    if (this.#passed || fresh.some(({ seat }) => own.includes(seat))) this.#putAway();
    this.#take(events, own);
  }

  dismiss(): void {
    this.shown = null;
    void this.#next();
  }

  /** What waits and has passed is not told now, but when it happens again. */
  #pass(events: readonly GameEvent[]): void {
    const { first_times: times } = this.game;
    const waiting = stillOn(this.#queue, events, times);
    for (const name of this.#queue) if (!waiting.includes(name)) this.#known.delete(name);
    this.#queue = [...waiting];
    if (this.shown !== null && stillOn([this.shown], events, times).length === 0) {
      this.#passed = true;
    }
  }

  #putAway(): void {
    if (this.shown !== null && Date.now() - this.#since >= A_WORD * WORDS) this.dismiss();
  }

  #take(events: readonly GameEvent[], own: readonly number[]): void {
    if (!this.#wanted || !settings.explain || own.length === 0) return;
    const found = firstTimesIn(events, this.game.first_times, this.#known, own);
    for (const name of found) this.#known.add(name);
    this.#queue.push(...found);
    void this.#next();
  }

  /** Show what waits, if no other device of this person has explained it. */
  async #next(): Promise<void> {
    if (this.shown !== null || this.#asking) return;
    this.#asking = true;
    try {
      for (let name = this.#queue.shift(); name !== undefined; name = this.#queue.shift()) {
        if (!(await requests.tell(this.game.name, name)).first) continue;
        this.#since = Date.now();
        this.#passed = false;
        this.shown = name;
        break;
      }
    } catch {
      this.#queue = []; // What could not be remembered would be told again and again.
    } finally {
      this.#asking = false;
    }
  }
}
