/** A stretch of time as a strip: where things stand on it, and its replay in fifteen seconds. */

/** So long the replay of a strip takes, however long it was; in ms. */
export const REPLAY_MS = 15_000;

/** From where to where a time reaches on the strip, in percent, as far as it has come by now. */
export function reach(
  { start, end }: { readonly start: number; readonly end: number },
  length: number,
  now: number,
): { readonly left: number; readonly width: number } {
  const part = 100 / Math.max(1, length);
  return { left: start * part, width: Math.max(0, Math.min(end, now) - start) * part };
}

/** The moment of the strip that is shown so many ms after its replay began. */
export function momentAt(elapsed: number, length: number): number {
  return Math.min(length, Math.max(0, (elapsed / REPLAY_MS) * length));
}

/** Minutes and seconds, as on a clock. */
export function onTheClock(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
