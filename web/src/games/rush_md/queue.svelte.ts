/** What was tapped while the hands were at work: the next few steps, one after the other. */

export const MOST = 6;
/** So long a step may be impossible before it and all after it are forgotten, in ms. */
const PATIENCE = 900;
/** What most steps are about: keys and ears find these while they can wait in line. */
const STEPS = /^(glass|slot|stored|supply|given|token|disc|deck|back|tile|wobbling):/;

export class Queue {
  #keys = $state.raw<readonly string[]>([]);
  #since = 0;
  #over = $state(false);
  #dropped: string | null = null;

  get keys(): readonly string[] {
    return this.#keys;
  }

  /** It holds steps for the first time, so somebody should say what they are. */
  get isNew(): boolean {
    return this.#keys.length > 0 && !this.#over;
  }

  /** Would a tap wait here, given what the hands do? */
  takes(busy: boolean): boolean {
    return busy || this.#keys.length > 0;
  }

  /** Is it found by keys and ears while it would wait? */
  offers(key: string, busy: boolean): boolean {
    return this.takes(busy) && (this.#keys.length > 0 || STEPS.test(key));
  }

  /** False where no more steps are kept. */
  add(key: string): boolean {
    if (this.#keys.length >= MOST) return false;
    if (this.#keys.length === 0) this.#since = performance.now();
    this.#keys = [...this.#keys, key];
    return true;
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
    if (now - this.#since > PATIENCE) {
      this.#dropped = first;
      this.clear();
    }
    return null;
  }

  /** The step that was given up because it stayed impossible; told once. */
  takeDropped(): string | null {
    const dropped = this.#dropped;
    this.#dropped = null;
    return dropped;
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
