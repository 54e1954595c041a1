/** What is said aloud as time passes: the clock, and sand that has run out. */
import type { Sound } from "../screens";
import type { Words } from "../../words/words";
import { isRunning, isUntimed } from "./time";
import type { Glass, RushView } from "./view";

export interface Cue {
  readonly sound: Sound;
  readonly sentence: string;
}

/** Seconds to go at which the clock speaks up. */
const CALLS = [60, 30, 10] as const;

/** The cues between two moments of the same Action Phase. */
export function cuesBetween(
  view: RushView,
  seat: number,
  before: number,
  now: number,
  words: Words,
): readonly Cue[] {
  if (view.phase !== "action" || view.paused || isUntimed(view) || before >= now) return [];
  const found: Cue[] = [];
  for (const count of CALLS) {
    const at = view.phase_ms - count * 1_000;
    if (before < at && at <= now && at > 0) {
      const sound = count > 30 ? "warning" : "alarm";
      found.push({ sound, sentence: words.text("web-rush-call", { count }) });
    }
  }
  for (const glass of view.glasses) {
    if (concerns(seat, glass) && isRunning(glass, before) && !isRunning(glass, now)) {
      const args = { glass: glass.id, slot: glass.slot ?? "" };
      found.push({ sound: "turn", sentence: words.text("web-rush-glass-free", args) });
    }
  }
  return found;
}

/** Nurses are everybody's; a Doctor is somebody's own. */
function concerns(seat: number, glass: Glass): boolean {
  return glass.owner === null || glass.owner === seat;
}
