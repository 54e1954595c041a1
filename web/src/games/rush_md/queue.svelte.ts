/** What was tapped while the hands were at work: the next few steps, one after the other. */

const MOST = 4;
/** So long a step may be impossible before it and all after it are forgotten, in ms. */
const PATIENCE = 900;
/** What begins a step; a patient or a bed alone is rather looked at. */
const BEGINS = /^(glass|slot|stored|supply|given|token|disc|deck|back|tile|wobbling):/;

export class Queue {
  #keys = $state.raw<readonly string[]>([]);
  #since = 0;
  #over = $state(false);

  get keys(): readonly string[] {
    return this.#keys;
  }

  /** It holds steps for the first time, so somebody should say what they are. */
  get isNew(): boolean {
    return this.#keys.length > 0 && !this.#over;
  }

  /** Would a tap on this key wait here, given what the hands do? */
  takes(key: string, busy: boolean): boolean {
    if (this.#keys.length > 0) return true;
    return busy && BEGINS.test(key);
  }

  add(key: string): void {
    if (this.#keys.length >= MOST) return;
    if (this.#keys.length === 0) this.#since = performance.now();
    this.#keys = [...this.#keys, key];
  }

  /** The first step, if it can be done; one that cannot for a while ends them all. */
  next(possible: (key: string) => boolean): string | null {
    const [first, ...rest] = this.#keys;
    if (first === undefined) return null;
    const now = performance.now();
    if (possible(first)) {
      this.#keys = rest;
      if (rest.length === 0) this.#over = true;
      this.#since = now;
      return first;
    }
    if (now - this.#since > PATIENCE) this.clear();
    return null;
  }

  /** The hands are still at work. */
  rest(): void {
    this.#since = performance.now();
  }

  clear(): void {
    if (this.#keys.length === 0) return;
    this.#keys = [];
    this.#over = true;
  }
}
