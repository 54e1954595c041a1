/** How far the engine of this browser is. */

import type { EngineState } from "./messages";

class State {
  now = $state<EngineState>("loading");
  /** When it was there, in ms after its worker began. */
  ready: number | null = null;

  change(state: EngineState, ms: number): void {
    this.now = state;
    if (state !== "ready") return;
    this.ready = ms;
    performance.mark("wardroom-engine");
  }
}

export const engineState = new State();
