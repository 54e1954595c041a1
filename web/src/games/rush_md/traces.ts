/**
 * How a gesture went, from the samples of its way on the table plane. The server judges it again;
 * this is what the hand feels at once.
 */
import { content, type RushAims, type RushGrips } from "./generated/content";

/** ms since the press, and where on the plane. */
export type Sample = readonly [at: number, x: number, y: number];
export type Point = readonly [x: number, y: number];
export type Verdict = "ok" | "slip" | "miss" | "knock" | "steady";
export type Gripped = keyof RushGrips;
export type Aim = keyof RushAims | "table";

const { traces } = content;
export const SHORTEST_STEP = traces.step;
/** So long the piece must stay in its grip circle. */
export const GRIP = traces.grip;
/** An offset from the balance point up to this stands, up to the next wobbles. */
export const STANDS = traces.stands;
export const WOBBLES = traces.wobbles;

function isReadable(trace: readonly Sample[], took: number): boolean {
  if (trace.length < 2 || trace.length > traces.samples || trace[0]?.[0] !== 0) return false;
  let before = -SHORTEST_STEP;
  for (const [at, x, y] of trace) {
    if (at < before + SHORTEST_STEP || x < 0 || x > traces.plane || y < 0 || y > traces.plane)
      return false;
    before = at;
  }
  return Math.abs(before - took) <= traces.gap;
}

function within(x: number, y: number, [cx, cy]: Point, radius: number): boolean {
  return (x - cx) ** 2 + (y - cy) ** 2 <= radius * radius;
}

/** a move with tweezers; the aim `table` is any point at all. */
export function tweezers(
  trace: readonly Sample[],
  took: number,
  piece: Gripped,
  origin: Point,
  target: Point,
  aim: Aim,
): Verdict {
  if (!isReadable(trace, took)) return "steady";
  const { radius: grip, speed } = traces.grips[piece];
  let before: Sample | null = null;
  for (const sample of trace) {
    const [at, x, y] = sample;
    if (at < GRIP && !within(x, y, origin, grip)) return "slip";
    if (before) {
      const step = (x - before[1]) ** 2 + (y - before[2]) ** 2;
      if (100 * step > (speed * (at - before[0])) ** 2) return "slip";
    }
    before = sample;
  }
  if (before && aim !== "table" && !within(before[1], before[2], target, traces.aims[aim])) {
    return "miss";
  }
  return "ok";
}

/** did a bed on its way enter the square around the bed in the scanner? */
export function bed(trace: readonly Sample[], took: number, scanner: Point): Verdict {
  if (!isReadable(trace, took)) return "steady";
  const half = traces.scanner / 2;
  const knocked = trace.some(
    ([, x, y]) => Math.abs(x - scanner[0]) <= half && Math.abs(y - scanner[1]) <= half,
  );
  return knocked ? "knock" : "ok";
}

/** how far from the balance point the hourglass was let go; 0 if unreadable. */
export function balance(trace: readonly Sample[], took: number, centre: Point): number {
  const last = trace.at(-1);
  if (!last || !isReadable(trace, took)) return 0;
  const offset = Math.floor(Math.sqrt((last[1] - centre[0]) ** 2 + (last[2] - centre[1]) ** 2));
  return Math.min(traces.missed, offset);
}

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
  end(now: number, at: Point): { trace: readonly Sample[]; took: number } {
    const took = Math.round(now - this.begun);
    const last = this.samples.at(-1);
    if (last && last[0] > 0 && took < last[0] + SHORTEST_STEP) this.samples.pop();
    this.samples.push(sample(Math.max(took, (this.samples.at(-1)?.[0] ?? 0) + SHORTEST_STEP), at));
    return { trace: this.samples, took };
  }
}

function sample(at: number, [x, y]: Point): Sample {
  const onPlane = (place: number): number => Math.round(Math.min(traces.plane, Math.max(0, place)));
  return [at, onPlane(x), onPlane(y)];
}
