/** The clock of the Action Phase and the sand in the hourglasses. */
import type { View } from "../../protocol";
import type { RunningClock, WallClock } from "../screens";
import { seen, type Glass, type RushView } from "./view";

/** The last thirty seconds are loud. */
export const LAST_CALL = 30_000;

/** ms since the Action Phase began; what the view says where no clock runs. */
export function phaseTime(view: RushView, clock: RunningClock | null): number {
  if (view.phase !== "action") return 0;
  if (!clock || view.paused) return view.clock;
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

export function wallClock(view: View, now: number): WallClock | null {
  const position = seen(view);
  if (position.phase === "countdown") return { left: position.until - now + 999, hurry: false };
  if (position.phase !== "action") return null;
  const time = position.paused ? position.clock : now - position.began;
  const left = position.phase_ms - time;
  return { left: Math.max(0, left + 999), hurry: left <= LAST_CALL };
}
