/** Asking for the debrief of a finished game. */

import { ask } from "../net/http";
import type { DebriefAnswer } from "../protocol";

/** Whoever can tell how a game was decided: asked again while the answer is not ready. */
export type AskDebrief = () => Promise<DebriefAnswer>;

export function debriefOf(id: string, invite: string | null): AskDebrief {
  return () => ask<DebriefAnswer>(`/tables/${encodeURIComponent(id)}/debrief`, { invite });
}

/** So long one waits before asking again, in ms. */
export const PAUSE = 2000;
