/**
 * The coach of an accompanied game: the next step of a plan, in sight without being asked for.
 *
 * It is asked at every own decision and its words stay until the step is done or the answer is
 * another one, so nothing flickers. In a game with a clock it is asked again when what it said is
 * done or cannot be done any more.
 */

import type { Entry, Hint, HintStep, Next, Offer, Said } from "../protocol";
import { offerFor } from "../table/plan/plan";

/** In a game with a clock so long passes between two questions, in ms. */
export const A_LOOK = 800;
/** After doing something a person wants to know what comes next: then so long is enough, in ms. */
export const A_GLANCE = 200;

export interface Advised {
  readonly next: HintStep;
  readonly aim: Said | null;
  /** What is left open, where that is worth knowing. */
  readonly leaves: Said | null;
  /** Why this is another plan than before. */
  readonly changed: Said | null;
  readonly steps: readonly HintStep[];
}

export class Coach {
  /** What is advised; null while there is nothing to say. */
  advised = $state.raw<Advised | null>(null);
  /** What comes next in words and on the board, as was said last. */
  next = $state.raw<Next | null>(null);
  /** Sent away for this visit. */
  dismissed = $state(false);
  #asked = -1;
  #at = 0;
  #done = true;
  /** The own hands have done something since the last question. */
  #acted = false;

  constructor(readonly timed: boolean) {}

  /** Is it time to ask, in the position after this step? */
  isDue(step: number, offers: readonly Offer[], now: number, guiding = false): boolean {
    if (this.dismissed || (offers.length === 0 && !guiding)) return false;
    if (!this.timed) return this.#asked !== step;
    const waits = guiding && this.next?.action === null;
    const open =
      !waits && this.advised !== null && offerFor(this.advised.next, offers) !== undefined;
    return (this.#done || !open) && now - this.#at >= (this.#acted ? A_GLANCE : A_LOOK);
  }

  /** The question has gone out. */
  asks(step: number, now: number): void {
    this.#asked = step;
    this.#at = now;
    this.#acted = false;
  }

  /** The answer; anyone who would wait says nothing new in a game with a clock. */
  hear(hint: Hint): void {
    const [next] = hint.steps;
    if (hint.next) this.next = hint.next;
    if (next && hint.offer) {
      this.#done = false;
      this.advised = {
        next,
        aim: hint.aim,
        leaves: hint.leaves,
        changed: hint.changed,
        steps: hint.steps,
      };
    } else if (hint.offer) {
      this.#done = false;
      const { seat, action, say, lights } = hint.offer;
      const only: HintStep = { seat, action, say, reason: hint.reason, lights };
      this.advised = { next: only, aim: hint.reason, leaves: null, changed: null, steps: [only] };
    } else if (!this.timed) {
      this.advised = null;
    }
  }

  /** Somebody has moved: a step that was done gives way to the next one of the same plan. */
  moved(entries: readonly Entry[], own: readonly number[]): void {
    for (const entry of entries) {
      const { advised } = this;
      if (!own.includes(entry.seat)) continue;
      this.#acted = true;
      if (!advised) continue;
      if (entry.action?.action !== advised.next.action) {
        if (!this.timed) this.advised = null;
        continue;
      }
      this.#done = true;
      const steps = advised.steps.slice(1);
      const [next] = steps;
      if (next) this.advised = { ...advised, next, steps, changed: null };
      else if (!this.timed) this.advised = null;
    }
  }
}
