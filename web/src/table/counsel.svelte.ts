/** The advice of a colleague: asked for aloud, or quietly by whoever accompanies a first game. */

import type { Hint } from "../protocol";

/** What advice needs of the table. */
export interface Advised {
  /** There is something to choose, and a colleague who knows the game. */
  readonly able: () => boolean;
  /** Send the question; false if nobody can be asked now. */
  readonly ask: () => boolean;
  /** The position has not gone on without it. */
  readonly holds: (hint: Hint) => boolean;
  /** Light what is advised. */
  readonly show: (hint: Hint) => void;
}

export class Counsel {
  /** What a colleague would do and why. */
  advice = $state.raw<Hint | null>(null);
  /** Somebody has asked aloud and waits. */
  advising = $state(false);
  /** Whoever has asked quietly and waits for the answer. */
  #quiet: ((hint: Hint) => void) | null = null;

  constructor(private readonly table: Advised) {}

  get able(): boolean {
    return this.table.able();
  }

  ask(): void {
    if (!this.able || this.advising) return;
    this.advice = null;
    this.advising = this.#quiet !== null || this.table.ask();
  }

  /** Ask for advice without a word about it; false if nobody can be asked now. */
  consult(answer: (hint: Hint) => void): boolean {
    if (!this.able || this.advising || this.#quiet || !this.table.ask()) return false;
    this.#quiet = answer;
    return true;
  }

  hear(hint: Hint): void {
    const holds = this.table.holds(hint);
    if (holds) this.#quiet?.(hint);
    if (holds && this.advising) {
      this.advice = hint;
      this.table.show(hint);
    }
    this.#quiet = null;
    this.advising = false;
  }

  /** Something went wrong. False if only a quiet question did, of which nobody wants to hear. */
  fail(): boolean {
    const heard = this.advising || !this.#quiet;
    this.#quiet = null;
    this.advising = false;
    return heard;
  }

  /** The table goes on: advice stays as long as it holds. */
  goOn(): void {
    if (this.advice && !this.table.holds(this.advice)) this.advice = null;
  }

  /** A new connection knows nothing of what was asked on the one before. */
  reconnect(): void {
    this.#quiet = null;
  }
}
