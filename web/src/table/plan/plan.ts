/** A plan that was advised: what of it can be done now, what it lights, and doing all of it. */

import type { Planned } from "../../games/scene";
import type { Hint, HintStep, Offer, Position } from "../../protocol";

/** What its own player would have after all steps of a plan; null where nobody can know. */
export function plannedBy({ steps, foreseen }: Pick<Hint, "steps" | "foreseen">): Planned | null {
  const [first] = steps;
  return first && foreseen ? { seat: first.seat, own: foreseen } : null;
}

/** The offer that carries a step out; undefined while it is not open to this person. */
export function offerFor(step: HintStep, offers: readonly Offer[]): Offer | undefined {
  return offers.find((offer) => offer.seat === step.seat && offer.action === step.action);
}

/** Others act all the time in a timed game: advice holds there as long as it can be followed. */
export function isStillGood({ step, offer }: Hint, position: Position, timed: boolean): boolean {
  if (!timed || !offer) return step === position.step;
  return position.legal.some(({ seat, action }) => seat === offer.seat && action === offer.action);
}

/**
 * What is left of a plan after this action; null where the plan did not want it, or ends with it.
 *
 * What it is after was true before: that is told again when the colleague has looked.
 */
export function restOf(hint: Hint, seat: number, action: string): Hint | null {
  const done = hint.steps.findIndex((each) => each.seat === seat && each.action === action);
  const steps = hint.steps.filter((_, place) => place !== done);
  const [next] = steps;
  if (done < 0 || !next) return null;
  const untold = { aim: null, gain: null, leaves: null, reason: next.reason, changed: null };
  return { ...hint, ...untold, steps, offer: offered(next) };
}

/** A step as an offer, to look for it among the real ones. */
function offered({ seat, action, say, lights }: HintStep): Offer {
  const plain = { final: false, cost: null, usual: false, careful: false, times: 1, into: [] };
  return { seat, action, say, lights, ...plain, group: "" };
}

/** What somebody who does all steps of a plan does next. */
export type Pace =
  | { readonly kind: "take"; readonly offer: Offer }
  | { readonly kind: "wait" | "end" }
  /** The plan ends before this step, which is not open any more or was lost with its plan. */
  | { readonly kind: "stop"; readonly step: HintStep };

/**
 * Doing all steps of a plan, one after the other, each as soon as it is offered.
 *
 * What was drawn is done without being asked for again, but for what can never be taken back: that
 * waits for a second tap, and going back instead ends the walk. While others decide it waits.
 */
export class PlanWalk {
  #asked: HintStep | null = null;
  #ahead: readonly HintStep[] = [];

  next(steps: readonly HintStep[], offers: readonly Offer[], chosen: Offer | null): Pace {
    const [step] = steps;
    if (!step) {
      const [lost] = this.#ahead;
      return lost ? { kind: "stop", step: lost } : { kind: "end" };
    }
    if (chosen && step === this.#asked)
      return chosen.final ? { kind: "wait" } : { kind: "take", offer: chosen };
    if (chosen || step === this.#asked) return { kind: "end" };
    if (offers.length === 0) return { kind: "wait" };
    const offer = offerFor(step, offers);
    if (!offer) return { kind: "stop", step };
    this.#asked = step;
    this.#ahead = steps.slice(1);
    return { kind: "take", offer };
  }
}
