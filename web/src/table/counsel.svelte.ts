/** The advice of a colleague: asked for aloud, or quietly by the colleague who accompanies a first game. */

import type { Hint, HintStep, Said } from "../protocol";
import { restOf } from "./plan/plan";

/** The step at which a plan ended before its time, and what stands in its way. */
export interface Stop {
  readonly step: HintStep;
  readonly why: Said | null;
}

/** What advice needs of the table. */
export interface Advised {
  /** There is something to choose, and a colleague who knows the game. */
  readonly able: () => boolean;
  /** Somebody can be asked what comes next, although there may be nothing to choose. */
  readonly quietly?: () => boolean;
  /** Send the question; false if nobody can be asked now. */
  readonly ask: () => boolean;
  /** The position has not gone on without it. */
  readonly holds: (hint: Hint) => boolean;
  /** Light what is advised. */
  readonly show: (hint: Hint) => void;
  /** The table waits for this seat. */
  readonly asks: (seat: number) => boolean;
}

export class Counsel {
  /** What a colleague would do and why. */
  advice = $state.raw<Hint | null>(null);
  /** Somebody has asked aloud and waits. */
  advising = $state(false);
  /** Where finding out is the fun, what helps to see it; the answer stays folded. */
  nudge = $state.raw<Said | null>(null);
  /** Where and why the plan came to its end before its last step. */
  stopped = $state.raw<Stop | null>(null);
  /** What the nudge is about. */
  #folded: Hint | null = null;
  /** The one who has asked quietly and waits for the answer. */
  #quiet = $state.raw<((hint: Hint) => void) | null>(null);
  /** The seat whose plan has gone on since the colleague last looked at it. */
  #followed = $state<number | null>(null);

  constructor(private readonly table: Advised) {}

  get able(): boolean {
    return this.table.able();
  }

  ask(): void {
    if (!this.able || this.advising) return;
    const folded = this.#folded;
    this.dismiss();
    if (folded && this.table.holds(folded)) return this.#show(folded);
    this.advising = this.#quiet !== null || this.table.ask();
  }

  /** Ask for advice without a word about it; false if nobody can be asked now. */
  consult(answer: (hint: Hint) => void): boolean {
    const able = this.able || (this.table.quietly?.() ?? false);
    if (!able || this.advising || this.#quiet || !this.table.ask()) return false;
    this.#quiet = answer;
    return true;
  }

  hear(hint: Hint): void {
    const holds = this.table.holds(hint);
    const followed = this.#followed !== null;
    if (holds) this.#quiet?.(hint);
    if (holds && (this.advising || followed)) {
      this.#followed = null;
      if (!this.advising) this.#goOnWith(hint);
      else if (hint.nudge && hint.offer) this.#fold(hint, hint.nudge);
      else this.#show(hint);
    }
    this.#quiet = null;
    this.advising = false;
  }

  #show(hint: Hint): void {
    this.advice = hint;
    this.table.show(hint);
  }

  #fold(hint: Hint, nudge: Said): void {
    this.nudge = nudge;
    this.#folded = hint;
  }

  /** A plan is kept, or ends where another one says why; another question ends it too. */
  #goOnWith(hint: Hint): void {
    const due = this.advice?.steps[0];
    const [next] = hint.steps;
    const kept = due !== undefined && next?.seat === due.seat && next.action === due.action;
    if (kept || (hint.changed && hint.offer)) return this.#show(hint);
    this.dismiss();
    if (due) this.stopped = { step: due, why: null };
  }

  /** An answer is waited for, aloud or quietly. */
  get asking(): boolean {
    return this.advising || this.#quiet !== null;
  }

  /** Something went wrong. False if only a quiet question did, of which nobody wants to hear. */
  fail(): boolean {
    const heard = this.advising || !this.#quiet;
    this.#followed = null;
    this.#quiet = null;
    this.advising = false;
    return heard;
  }

  /** Somebody plays: the plan goes on, as long as this is what it wants. */
  play(seat: number, action: string): void {
    const { advice } = this;
    if (!advice) return this.dismiss();
    const rest = restOf(advice, seat, action);
    this.dismiss();
    this.advice = rest;
    if (rest) this.#followed = seat;
  }

  /** The table has gone on: advice stays as long as it holds. */
  goOn(): void {
    const told = this.advice ?? this.#folded;
    if (this.#followed === null && told && !this.table.holds(told)) this.dismiss();
  }

  /** A plan has gone on, and the colleague is to say whether it is still the best. */
  get due(): boolean {
    return this.#followed !== null && !this.#quiet && !this.advising;
  }

  /** Let the colleague look again at a plan that has gone on; it is over where others decide. */
  review(): void {
    if (this.#followed === null) return;
    if (!this.able || !this.table.asks(this.#followed)) this.dismiss();
    else this.consult(() => undefined);
  }

  /** Nobody wants to see it any more. */
  dismiss(): void {
    this.advice = null;
    this.nudge = null;
    this.#folded = null;
    this.stopped = null;
    this.#followed = null;
  }

  /** A new connection knows nothing of what was asked on the one before. */
  reconnect(): void {
    this.#quiet = null;
  }
}
