/**
 * The way of a hand on the table plane, as the server is told of it: there it is judged.
 */
import { content } from "./generated/content";

/** ms since the press, and where on the plane. */
export type Sample = readonly [at: number, x: number, y: number];
export type Point = readonly [x: number, y: number];

const { traces } = content;
const SHORTEST_STEP = traces.step;
/** So long the piece must stay in its grip circle. */
export const GRIP = traces.grip;
/** An offset from the balance point up to this stands, up to the next wobbles. */
export const STANDS = traces.stands;
export const WOBBLES = traces.wobbles;

/** A trace while it is made: whole numbers, not too many and not too close to each other. */
export class Tracer {
  private samples: Sample[] = [];
  private begun = 0;
  /** Samples closer than this are left out; doubled whenever there are too many. */
  private apart = SHORTEST_STEP;

  begin(now: number, at: Point): void {
    this.begun = now;
    this.apart = SHORTEST_STEP;
    this.samples = [sample(0, at)];
  }

  move(now: number, at: Point): void {
    const since = Math.round(now - this.begun);
    const last = this.samples.at(-1);
    if (!last || since < last[0] + this.apart) return;
    this.samples.push(sample(since, at));
    if (this.samples.length >= traces.samples) {
      this.samples = this.samples.filter((_, place) => place % 2 === 0);
      this.apart *= 2;
    }
  }

  /** The whole trace; the place where the piece was let go is always its last sample. */
  end(now: number, at: Point): readonly Sample[] {
    const took = Math.round(now - this.begun);
    const last = this.samples.at(-1);
    if (last && last[0] > 0 && took < last[0] + SHORTEST_STEP) this.samples.pop();
    this.samples.push(sample(Math.max(took, (this.samples.at(-1)?.[0] ?? 0) + SHORTEST_STEP), at));
    return this.samples;
  }
}

function sample(at: number, [x, y]: Point): Sample {
  const onPlane = (place: number): number => Math.round(Math.min(traces.plane, Math.max(0, place)));
  return [at, onPlane(x), onPlane(y)];
}
