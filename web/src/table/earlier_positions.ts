/** Earlier moments of a table: each is asked for once. */

import type { Entry, Moment } from "../protocol";

export class EarlierPositions {
  readonly #known = new Map<number, Moment>();

  constructor(private readonly ask: (ply: number) => Promise<Moment>) {}

  /** The moment, if it has been looked at before. */
  known(ply: number): Moment | undefined {
    return this.#known.get(ply);
  }

  async at(ply: number): Promise<Moment> {
    const known = this.#known.get(ply);
    if (known) return known;
    const moment = await this.ask(ply);
    this.#known.set(ply, moment);
    return moment;
  }

  /** A move taken back leaves no moment behind it. */
  forget(entries: readonly Entry[]): void {
    for (const entry of entries) {
      if (!entry.undone) continue;
      for (const ply of [...this.#known.keys()]) if (ply > entry.ply) this.#known.delete(ply);
    }
  }
}
