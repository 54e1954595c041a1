/**
 * The judge of traces (RMD-21.9 to RMD-21.14): how a gesture went, from the samples of its way on
 * the table plane. The browser's twin of `src/wardroom/games/rush_md/traces.py`.
 */

/** ms since the press, and where on the plane. */
export type Sample = readonly [at: number, x: number, y: number];
export type Point = readonly [x: number, y: number];
export type Verdict = "ok" | "slip" | "miss" | "knock" | "steady";
export type Gripped = keyof typeof GRIPS;
export type Aim = keyof typeof TARGETS | "table";

const PLANE = 1_000;
const MOST_SAMPLES = 250;
export const SHORTEST_STEP = 8;
const LARGEST_GAP = 250;
/** So long the piece must stay in its grip circle. */
export const GRIP = 150;
const SCANNER_BOX = 120;
const MISSED_OFFSET = 26;
/** RMD-21.12: an offset up to this stands, up to the next wobbles. */
export const STANDS = 10;
export const WOBBLES = 25;

/** The radius of the grip circle, and the speed in tenths of a unit per ms. */
const GRIPS = { organ: [18, 12], token: [12, 14], disc: [10, 10] } as const;
const TARGETS = { bed: 40, storage: 40, syringe: 14, hole: 12 } as const;

function isReadable(trace: readonly Sample[], took: number): boolean {
  if (trace.length < 2 || trace.length > MOST_SAMPLES || trace[0]?.[0] !== 0) return false;
  let before = -SHORTEST_STEP;
  for (const [at, x, y] of trace) {
    if (at < before + SHORTEST_STEP || x < 0 || x > PLANE || y < 0 || y > PLANE) return false;
    before = at;
  }
  return Math.abs(before - took) <= LARGEST_GAP;
}

function within(x: number, y: number, [cx, cy]: Point, radius: number): boolean {
  return (x - cx) ** 2 + (y - cy) ** 2 <= radius * radius;
}

/** RMD-21.10: a move with tweezers; the aim `table` is any point at all. */
export function tweezers(
  trace: readonly Sample[],
  took: number,
  piece: Gripped,
  origin: Point,
  target: Point,
  aim: Aim,
): Verdict {
  if (!isReadable(trace, took)) return "steady";
  const [grip, speed] = GRIPS[piece];
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
  if (before && aim !== "table" && !within(before[1], before[2], target, TARGETS[aim])) {
    return "miss";
  }
  return "ok";
}

/** RMD-21.14: did a bed on its way enter the square around the bed in the scanner? */
export function bed(trace: readonly Sample[], took: number, scanner: Point): Verdict {
  if (!isReadable(trace, took)) return "steady";
  const half = SCANNER_BOX / 2;
  const knocked = trace.some(
    ([, x, y]) => Math.abs(x - scanner[0]) <= half && Math.abs(y - scanner[1]) <= half,
  );
  return knocked ? "knock" : "ok";
}

/** RMD-21.12: how far from the balance point the hourglass was let go; 0 if unreadable. */
export function balance(trace: readonly Sample[], took: number, centre: Point): number {
  const last = trace.at(-1);
  if (!last || !isReadable(trace, took)) return 0;
  const offset = Math.floor(Math.sqrt((last[1] - centre[0]) ** 2 + (last[2] - centre[1]) ** 2));
  return Math.min(MISSED_OFFSET, offset);
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
    if (this.samples.length >= MOST_SAMPLES) {
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
  const onPlane = (place: number): number => Math.round(Math.min(PLANE, Math.max(0, place)));
  return [at, onPlane(x), onPlane(y)];
}
