/** Waiting for the next day. */

/** Milliseconds until a moment, in steps that a timer can count. */
export function waitFor(moment: number, now = Date.now()): number {
  return Math.min(Math.max(moment * 1_000 - now, 0) + 1_000, 3_600_000);
}
