/** Moments that are still to come. */

/** Browsers take no longer a time for a timer; then it is looked at again. */
const LONGEST_WAIT = 2 ** 31 - 1_000;
/** Timers may be a little early. */
const MARGIN = 50;

/** Tells which of some moments have come, and notices by itself when another one does. */
export class Due {
  #now = $state(Date.now());

  /** The moments are in seconds of the epoch. */
  constructor(moments: () => readonly (number | null)[]) {
    $effect(() => {
      const later = moments().filter((one) => one !== null && !this.has(one)) as number[];
      if (later.length === 0) return undefined;
      const wait = Math.min(Math.min(...later) * 1_000 - Date.now(), LONGEST_WAIT);
      const timer = setTimeout(() => (this.#now = Date.now()), Math.max(0, wait) + MARGIN);
      return () => clearTimeout(timer);
    });
  }

  /** Has the moment come? */
  has(moment: number): boolean {
    return moment * 1_000 <= this.#now;
  }
}
