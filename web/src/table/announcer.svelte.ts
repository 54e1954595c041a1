/** What a screen reader hears: each event and each question, one sentence after the other. */

import { untrack } from "svelte";

const KEPT = 8;

class Announcer {
  #lines = $state<{ number: number; text: string }[]>([]);
  #said = 0;

  get lines(): readonly { number: number; text: string }[] {
    return this.#lines;
  }

  /** Whoever says something does not depend on what was said before. */
  say(text: string): void {
    untrack(() => {
      if (this.#lines.at(-1)?.text === text) return;
      this.#said += 1;
      this.#lines = [...this.#lines.slice(1 - KEPT), { number: this.#said, text }];
    });
  }
}

export const announcer = new Announcer();
