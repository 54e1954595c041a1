/** Where people point and what they call: for all to see, for some seconds, kept nowhere. */

import type { Point, Pointed, Said, View } from "../protocol";

export type Call = NonNullable<Point["call"]>;

/** In the order in which they are offered. */
export const CALLS: readonly Call[] = ["mine", "please", "wait", "help", "yes", "no", "thanks"];

/** Something that is pointed at now; `thing` and `to` are things of the board, `city:paris`. */
export interface Ping extends Pointed {
  readonly key: number;
}

/** What the whole turn of a colleague is after. */
export interface ToldPlan {
  readonly say: Said;
  /** Where it leads: a thing of the board. */
  readonly thing: string;
  /** The position in which it was told. */
  readonly view: View;
}

/** Does a colleague say what its turn is after? It points from there to its own seat. */
export function isPlan({ seat, to, say }: Pointed): boolean {
  return say !== null && say !== undefined && to === `seat:${seat}`;
}

export class Pings {
  /** What is to be seen now, the newest last. */
  shown = $state.raw<readonly Ping[]>([]);
  /** What was last said to be whose: the seat by the thing, null for nobody's. */
  handed = $state.raw<ReadonlyMap<string, number | null>>(new Map());
  /** What colleagues have said last that they are after, by seat. */
  plans = $state.raw<ReadonlyMap<number, ToldPlan>>(new Map());
  #count = 0;

  constructor(
    private readonly send: (message: Point) => void,
    private readonly after: (act: () => void, ms: number) => unknown = setTimeout,
  ) {}

  /** Anyone who points again means the new thing and no longer the old one. */
  hear(pointed: Pointed): void {
    this.#note(pointed);
    if (pointed.lasts <= 0) return; // told again to somebody who has just come
    this.#count += 1;
    const ping = { ...pointed, key: this.#count };
    this.shown = [...this.shown.filter(({ seat }) => seat !== pointed.seat), ping];
    const { after } = this; // The browser's own timer must not be called as a method of ours.
    after(() => {
      this.shown = this.shown.filter(({ key }) => key !== ping.key);
    }, pointed.lasts * 1_000);
  }

  /** A colleague tells its plan; a new one takes the place of the old. */
  plan({ seat, thing, say }: Pointed, view: View): void {
    if (thing && say) this.plans = new Map([...this.plans, [seat, { say, thing, view }]]);
  }

  #note({ thing, to, call }: Pointed): void {
    if (call !== "mine" || thing === null || !to?.startsWith("seat:")) return;
    const seat = to.slice("seat:".length);
    const whose = /^\d+$/.test(seat) ? Number(seat) : null;
    this.handed = new Map([...this.handed, [thing, whose]]);
  }

  point(thing: string, to: string | null = null): void {
    this.send({ type: "point", thing, to, call: null });
  }

  /** Say that something is somebody's, or nobody's any more: an arrow from it to their seat. */
  hand(thing: string, seat: number | null): void {
    this.send({ type: "point", thing, to: `seat:${seat ?? "none"}`, call: "mine" });
  }

  call(call: Call, thing: string | null = null): void {
    this.send({ type: "point", thing, to: null, call });
  }
}

/** A spot of the board where there is no thing; shares of its width and height from 0 to 1. */
export function spot(x: number, y: number): string {
  const thousandths = (share: number): number =>
    Math.round(1_000 * Math.min(1, Math.max(0, share)));
  return `spot:${thousandths(x)},${thousandths(y)}`;
}

/** The shares of a spot, if it is one. */
export function spotOf(thing: string): { readonly x: number; readonly y: number } | null {
  const found = /^spot:(\d+),(\d+)$/.exec(thing);
  return found ? { x: Number(found[1]) / 1_000, y: Number(found[2]) / 1_000 } : null;
}
