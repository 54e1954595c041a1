/** A plan that was advised: what of it can be done now, what it lights, and doing all of it. */

import type { Hint, HintStep, Offer } from "../../protocol";

/** All things that a plan is about, each once: those of its aim first. */
export function thingsOf(hint: Hint): string[] {
  return [...new Set([...hint.lights, ...hint.steps.flatMap((step) => step.lights)])];
}

/** The offer that carries a step out; undefined while it is not open to this person. */
export function offerFor(step: HintStep, offers: readonly Offer[]): Offer | undefined {
  return offers.find((offer) => offer.seat === step.seat && offer.action === step.action);
}

/**
 * Doing all steps of a plan, one after the other.
 *
 * Whatever comes between, the next step is only taken where it is offered; else the walk is over,
 * and whoever wants to go on asks for advice again.
 */
export class PlanWalk {
  #left: readonly HintStep[];

  constructor(hint: Hint) {
    this.#left = hint.steps;
  }

  get left(): number {
    return this.#left.length;
  }

  /** The offer to take now; undefined when the walk is over. */
  next(offers: readonly Offer[]): Offer | undefined {
    const [step, ...rest] = this.#left;
    const offer = step && offerFor(step, offers);
    this.#left = offer ? rest : [];
    return offer;
  }
}
