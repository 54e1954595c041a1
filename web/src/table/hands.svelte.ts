/** Where the hands of those at the table are, in games in which all act at once. */

import { SvelteMap } from "svelte/reactivity";
import type { Spot } from "../games/scene";
import type { HandMoved, MoveHand } from "../protocol";

/** So many ms at least lie between two places that are told: twelve a second. */
const APART = 80;
/** A hand that nothing more is heard of for so long, in ms, is taken to rest. */
const FORGOTTEN = 12_000;

export class Hands {
  readonly others = new SvelteMap<number, Spot>();
  readonly #forgetting = new Map<number, ReturnType<typeof setTimeout>>();
  #told = 0;
  #latest: Spot | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (message: MoveHand) => void) {}

  /** Tell where the own hand is; of places in quick succession the last is always told. */
  move(at: Spot | null, now = performance.now()): void {
    if (at === null) {
      clearTimeout(this.#waiting);
      this.#waiting = undefined;
      if (this.#latest !== null) this.send({ type: "hand", at: null });
      this.#latest = null;
      return;
    }
    this.#latest = at;
    if (this.#waiting !== undefined) return;
    const left = this.#told + APART - now;
    if (left <= 0) this.#tell(now);
    else this.#waiting = setTimeout(() => this.#tell(performance.now()), left);
  }

  #tell(now: number): void {
    this.#waiting = undefined;
    this.#told = now;
    if (this.#latest) this.send({ type: "hand", at: [this.#latest[0], this.#latest[1]] });
  }

  hear({ seat, at }: HandMoved): void {
    clearTimeout(this.#forgetting.get(seat));
    if (at === null) return void this.others.delete(seat);
    this.others.set(seat, at);
    this.#forgetting.set(
      seat,
      setTimeout(() => this.others.delete(seat), FORGOTTEN),
    );
  }
}
