/** The team's plan for a round: who looks after what. A sketch, told to the others by chat. */
import { SvelteMap } from "svelte/reactivity";
import type { Scene } from "../../screens";
import type { RushView } from "../view";

export const DUTIES = [
  "admission",
  "clinic",
  "ward_a",
  "ward_b",
  "labs",
  "theatre",
  "pharmacy",
] as const;
export type Duty = (typeof DUTIES)[number];

export class Plan {
  readonly #of = new SvelteMap<Duty, number | null>();

  /** Who has a duty; null is nobody yet. */
  of(duty: Duty): number | null {
    return this.#of.get(duty) ?? null;
  }

  /** The next player in the row, and after the last one nobody. */
  pass(duty: Duty, seats: number): void {
    const now = this.of(duty);
    const next = now === null ? 0 : now + 1;
    this.#of.set(duty, next < seats ? next : null);
  }

  dutiesOf(seat: number): readonly Duty[] {
    return DUTIES.filter((duty) => this.of(duty) === seat);
  }

  get empty(): boolean {
    return DUTIES.every((duty) => this.of(duty) === null);
  }
}

const PLANS = new WeakMap<Scene, Plan>();

export function planOf(scene: Scene<RushView>): Plan {
  let plan = PLANS.get(scene);
  if (!plan) PLANS.set(scene, (plan = new Plan()));
  return plan;
}
