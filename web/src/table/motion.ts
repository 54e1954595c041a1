/**
 * The queue of what is shown: the events of each entry in order, then the position they led to.
 * Nothing is drawn in its final place before the way there was shown, unless the person skips it.
 */

import type { GameEvent, Position, View } from "../protocol";
import { busy } from "../settled";

/** What a stretch of the story looks like. */
export interface Stretch {
  readonly events: readonly GameEvent[];
  readonly final: Position;
}

export interface Projector {
  /** How long an event is shown, in ms, at the pace of this moment; Infinity until `goOn`. */
  duration(event: GameEvent): number;
  /** Nothing is hurried now, however much is waiting: somebody is to follow it. */
  isUnhurried?(): boolean;
  /** An event begins: draw this. */
  event(event: GameEvent, view: View): void;
  /** A stretch is over: draw this. */
  settle(position: Position): void;
  /** Nothing is left to show. */
  rest(): void;
}

export type After = (ms: number, act: () => void) => () => void;

/** With more events than this waiting, everything goes faster. */
const COMFORTABLE = 10;

export class Motion {
  private readonly queue: Stretch[] = [];
  private place = 0;
  private cancel: (() => void) | null = null;
  /** Ends what is being shown; null while nothing is. */
  private ended: (() => void) | null = null;
  /** What is being shown waits for somebody. */
  private held = false;

  constructor(
    private readonly projector: Projector,
    private view: View,
    private readonly after: After,
  ) {}

  get playing(): boolean {
    return this.ended !== null || this.held;
  }

  /** Show these stretches after what is being shown. */
  add(...stretches: Stretch[]): void {
    this.queue.push(...stretches);
    if (!this.playing && this.queue.length > 0) {
      this.ended = busy();
      this.next();
    }
  }

  /** Forget what is waiting and stand at this position. */
  jump(position: Position): void {
    this.stop();
    this.view = position.view;
    this.projector.settle(position);
    this.projector.rest();
  }

  /** What is being shown has been seen: show what comes after it. */
  goOn(): void {
    if (!this.playing) return;
    this.cancel?.();
    this.held = false;
    this.ended ??= busy();
    this.next();
  }

  /** Go to the end of all that is waiting. */
  skip(): void {
    const last = this.queue.at(-1);
    if (last) this.jump(last.final);
  }

  stop(): void {
    this.cancel?.();
    this.cancel = null;
    this.queue.length = 0;
    this.place = 0;
    this.held = false;
    this.end();
  }

  private next(): void {
    for (let stretch = this.queue[0]; stretch; stretch = this.queue[0]) {
      const event = stretch.events[this.place];
      if (event) {
        this.place += 1;
        this.view = { ...this.view, ...event.changed };
        this.projector.event(event, this.view);
        const ms = this.projector.duration(event) / this.haste();
        if (ms === Infinity) {
          // Nothing moves until then, so the page is at rest.
          this.held = true;
          this.end();
          return;
        }
        if (ms > 0) {
          this.cancel = this.after(ms, () => this.next());
          return;
        }
      } else {
        this.queue.shift();
        this.place = 0;
        this.view = stretch.final.view;
        this.projector.settle(stretch.final);
      }
    }
    this.end();
    this.cancel = null;
    this.projector.rest();
  }

  private end(): void {
    this.ended?.();
    this.ended = null;
  }

  private haste(): number {
    if (this.projector.isUnhurried?.()) return 1;
    const waiting = this.queue.reduce((sum, stretch) => sum + stretch.events.length, -this.place);
    return Math.max(1, waiting / COMFORTABLE);
  }
}
