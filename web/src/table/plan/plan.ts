/** A plan that was advised: what of it can be done now, what it lights, and doing all of it. */

import type { Hint, HintStep, Offer, Position } from "../../protocol";

/** All things that a plan is about, each once: those of its aim first. */
export function thingsOf(hint: Hint): string[] {
  return [...new Set([...hint.lights, ...hint.steps.flatMap((step) => step.lights)])];
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
 * Doing all steps of a plan, one after the other.
 *
 * Whatever comes between, the next step is only taken where it is offered; else the walk is over,
 * and whoever wants to go on asks for advice again.
 */
export class PlanWalk {
  #left: readonly HintStep[];

  constructor(hint: Pick<Hint, "steps">) {
    this.#left = hint.steps;
  }

  /** The steps that are still to be done, the next one first. */
  get steps(): readonly HintStep[] {
    return this.#left;
  }

  /** The rest of the same walk, for whoever looks at walks as values. */
  onward(): PlanWalk {
    return new PlanWalk({ steps: [...this.#left] });
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
