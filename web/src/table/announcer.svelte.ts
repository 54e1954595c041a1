/**
 * What a screen reader hears. Questions to this person come first, in a place of their own; what
 * happened follows. Nothing is taken out of the page before it has had time to be read.
 */

import { untrack } from "svelte";

/** So long a line stays in the page, in ms. */
export const READING = 8_000;

interface Line {
  readonly number: number;
  readonly text: string;
}

class Announcer {
  #lines = $state.raw<readonly Line[]>([]);
  #questions = $state.raw<readonly Line[]>([]);
  #said = 0;

  get lines(): readonly Line[] {
    return this.#lines;
  }

  get questions(): readonly Line[] {
    return this.#questions;
  }

  /** Something happened. The one who says so does not depend on what was said before. */
  say(text: string): void {
    if (text === "") return;
    untrack(() => {
      const line = this.#line(text);
      this.#lines = [...this.#lines, line];
      setTimeout(() => (this.#lines = this.#lines.filter((each) => each !== line)), READING);
    });
  }

  /** Something is asked of this person: it is read before all that still waits. */
  ask(text: string): void {
    if (text === "") return;
    untrack(() => {
      const line = this.#line(text);
      this.#questions = [...this.#questions, line];
      setTimeout(() => {
        this.#questions = this.#questions.filter((each) => each !== line);
      }, READING);
    });
  }

  #line(text: string): Line {
    this.#said += 1;
    return { number: this.#said, text };
  }
}

export const announcer = new Announcer();
