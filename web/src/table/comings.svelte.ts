/** Who has come back to the table or gone from it, told for some seconds. */

import type { Chair } from "../protocol";

export interface Coming {
  readonly key: number;
  readonly seat: number;
  readonly here: boolean;
}

/** So long it is told, in ms. */
export const TOLD = 6_000;

/** The others who have sat down since the chairs were as before; nobody if they were not seen. */
export function satDown(before: readonly Chair[] | null, chairs: readonly Chair[]): number[] {
  return chairs
    .filter(({ seat, kind, you }) => kind === "person" && !you && before?.[seat]?.kind === "open")
    .map(({ seat }) => seat);
}

export class Comings {
  shown = $state.raw<readonly Coming[]>([]);
  #before: readonly Chair[] = [];
  #count = 0;

  constructor(
    private readonly after: (act: () => void, ms: number) => unknown = (act, ms) =>
      setTimeout(act, ms),
  ) {}

  /** Look at the chairs as they are now; what is new is told, and returned. */
  see(chairs: readonly Chair[]): readonly Coming[] {
    const news = chairs.filter((chair) => {
      const before = this.#before[chair.seat];
      return (
        chair.kind === "person" &&
        !chair.you &&
        before?.kind === "person" &&
        before.name === chair.name &&
        before.here !== chair.here
      );
    });
    this.#before = chairs;
    return news.map(({ seat, here }) => this.#tell(seat, here));
  }

  #tell(seat: number, here: boolean): Coming {
    this.#count += 1;
    const coming = { key: this.#count, seat, here };
    this.shown = [...this.shown.filter((each) => each.seat !== seat), coming];
    this.after(() => {
      this.shown = this.shown.filter(({ key }) => key !== coming.key);
    }, TOLD);
    return coming;
  }
}
