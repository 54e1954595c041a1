/** The clock of the Action Phase and the sand in the hourglasses. */
import type { RunningClock } from "../scene";
import type { WallClock } from "../screens";
import type { Glass, RushView } from "./view";

/** The last thirty seconds are loud. */
export const LAST_CALL = 30_000;

/** Does time pass only by what is done? Then nothing hurries anybody. */
export function isUntimed(view: RushView): boolean {
  return view.options["clock"] === "moves";
}

/** ms since the Action Phase began; what the view says where no clock runs. */
export function phaseTime(view: RushView, clock: RunningClock | null): number {
  if (view.phase !== "action") return 0;
  if (!clock || view.paused || isUntimed(view)) return view.clock;
  return Math.max(view.clock, clock.now() - view.began);
}

/** How much sand is still above: 1 is just turned, 0 has run out. */
export function sandLeft(glass: Glass, time: number, sand: number): number {
  if (glass.placed === null || sand <= 0) return 0;
  return Math.min(1, Math.max(0, (glass.free_at - time) / sand));
}

export function isRunning(glass: Glass, time: number): boolean {
  return glass.placed !== null && time < glass.free_at;
}

/** The last moment at which the words about its sand changed: they count whole seconds. */
export function toldAt(glass: Glass, time: number): number {
  return glass.free_at - Math.max(0, Math.ceil((glass.free_at - time) / 1_000)) * 1_000;
}

export function wallClock(view: RushView, now: number): WallClock | null {
  if (view.phase === "countdown") return { left: view.until - now + 999, hurry: false };
  if (view.phase !== "action") return null;
  const time = view.paused || isUntimed(view) ? view.clock : now - view.began;
  const left = view.phase_ms - time;
  return { left: Math.max(0, left + 999), hurry: left <= LAST_CALL && !isUntimed(view) };
}
