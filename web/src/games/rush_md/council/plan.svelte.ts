/** The team's plan for a round: who looks after what. All at the table share one. */
import { SvelteMap } from "svelte/reactivity";
import { perScene } from "../../../table/per_scene";
import type { RushScene } from "../view";

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

/** So long nothing may be passed on before the others are told, in ms: taps come in a row. */
const SETTLED = 600;

/** What was passed on here, until the table has told it to all. */
interface Passed {
  readonly seat: number | null;
  /** What was known of the plan when it was sent; null while it is not. */
  readonly over: ReadonlyMap<string, number | null> | null;
}

export class Plan {
  readonly #passed = new SvelteMap<Duty, Passed>();
  #telling: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly scene: Pick<RushScene, "hand" | "handed">) {}

  /** Who has a duty; null is nobody yet. */
  of(duty: Duty): number | null {
    const { handed } = this.scene;
    const passed = this.#passed.get(duty);
    if (passed && (passed.over === null || passed.over === handed)) return passed.seat;
    return handed.get(`duty:${duty}`) ?? null;
  }

  /** The first tap takes it oneself; after that it is the next player's in the row, and nobody's. */
  pass(duty: Duty, seats: number, mine: number): void {
    const row = Array.from({ length: seats }, (_, place) => (mine + place) % seats);
    const now = this.of(duty);
    const next = now === null ? mine : row[row.indexOf(now) + 1];
    this.#passed.set(duty, { seat: next ?? null, over: null });
    clearTimeout(this.#telling);
    this.#telling = setTimeout(() => this.#tell(), SETTLED);
  }

  #tell(): void {
    for (const [duty, { seat, over }] of [...this.#passed]) {
      if (over !== null) continue;
      this.#passed.set(duty, { seat, over: this.scene.handed });
      this.scene.hand(`duty:${duty}`, seat);
    }
  }

  dutiesOf(seat: number): readonly Duty[] {
    return DUTIES.filter((duty) => this.of(duty) === seat);
  }
}

export const planOf = perScene((scene: RushScene) => new Plan(scene));
