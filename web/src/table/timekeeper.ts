/** The time of a timed game between two words of the server. */

import type { RunningClock } from "../games/scene";
import type { Clock } from "../protocol";

/** A word of the server that differs by more than this from what we thought is believed at once. */
const BELIEVED = 1_500;

/**
 * Words of the server come late, some later than others; the one that came quickest is nearest to
 * the truth. So the clock only ever moves towards earlier arrivals and never jumps back and forth.
 */
export class Timekeeper implements RunningClock {
  private behind = 0;
  private frozen = 0;
  running = false;

  constructor(private readonly page: () => number = () => performance.now()) {}

  hear(clock: Clock): void {
    const behind = this.page() - clock.now;
    const resumed = clock.running && !this.running;
    if (resumed || behind < this.behind || behind - this.behind > BELIEVED) this.behind = behind;
    this.running = clock.running;
    this.frozen = clock.now;
  }

  now(): number {
    return this.running ? this.page() - this.behind : this.frozen;
  }
}
