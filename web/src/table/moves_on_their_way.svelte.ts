/** The moves that were made here and are not answered yet: one is sent at a time, the others wait for its answer. */

import type { Gesture } from "../games/scene";

/** A move on its way, and who wants to know whether it was taken. */
interface Errand extends Gesture {
  readonly seat: number;
  readonly done: (taken: boolean) => void;
}

export class MovesOnTheirWay {
  /** The nonce of the move that is not answered yet, and the step that was promised for it. */
  #unanswered = $state<string | null>(null);
  #promised = $state(0);
  /** What is to be sent as soon as the move before it is answered. */
  #queue: Errand[] = [];
  #errand: Errand | null = null;
  readonly #step: () => number;
  readonly #play: (seat: number, gesture: Gesture) => void;

  constructor(step: () => number, play: (seat: number, gesture: Gesture) => void) {
    this.#step = step;
    this.#play = play;
  }

  get busy(): boolean {
    return this.#unanswered !== null || this.#promised > this.#step();
  }

  async enact(seat: number, actions: readonly (string | Gesture)[]): Promise<boolean> {
    const errands = actions.map((wanted) => {
      const gesture = typeof wanted === "string" ? { action: wanted, trace: [] } : wanted;
      return new Promise<boolean>((done) => void this.#queue.push({ seat, ...gesture, done }));
    });
    this.goOn();
    return (await Promise.all(errands)).every((taken) => taken);
  }

  goOn(): void {
    if (this.busy) return;
    this.#errand?.done(true);
    this.#errand = this.#queue.shift() ?? null;
    if (this.#errand) this.#play(this.#errand.seat, this.#errand);
  }

  sent(nonce: string): void {
    this.#unanswered = nonce;
  }

  accepted(nonce: string, step: number): void {
    if (nonce === this.#unanswered) {
      this.#unanswered = null;
      this.#promised = step;
    }
    this.goOn();
  }

  /** Something was refused: what was to follow it makes no sense any more. */
  refused(nonce: string | null): void {
    if (nonce === this.#unanswered) this.#unanswered = null;
    const given = this.#errand ? [this.#errand, ...this.#queue] : this.#queue;
    this.#errand = null;
    this.#queue = [];
    for (const errand of given) errand.done(false);
  }

  /** It tells all there is; a puzzle begins again on a new line, and what was promised there is void. */
  welcome(): void {
    this.#promised = 0;
  }
}
