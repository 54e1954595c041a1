/** How far the engine of this browser is. */

import type { EngineState } from "./messages";

/** So many ms after the engine was there, those who came to play do. */
const SETTLED = 3000;

class State {
  now = $state<EngineState>("loading");
  /** When it was there, in ms after its worker began. */
  ready: number | null = null;
  /** Resolved when nothing that is needed to play is still on its way. */
  readonly settled: Promise<void>;
  #settle: () => void = () => undefined;

  constructor() {
    this.settled = new Promise((resolve) => (this.#settle = resolve));
  }

  change(state: EngineState, ms: number): void {
    this.now = state;
    if (state === "loading") return;
    setTimeout(() => this.#settle(), SETTLED);
    if (state !== "ready") return;
    this.ready = ms;
    performance.mark("wardroom-engine");
  }
}

export const engineState = new State();
