/** Asking for the debrief of a finished game. */

import { ask } from "../net/http";
import type { DebriefAnswer } from "../protocol";

/** What can tell how a game was decided: asked again while the answer is not ready. */
export type AskDebrief = () => Promise<DebriefAnswer>;

export function debriefOf(id: string, invite: string | null): AskDebrief {
  return () => ask<DebriefAnswer>(`/tables/${encodeURIComponent(id)}/debrief`, { invite });
}

/** The same for the text of a record, which lies in no server. */
export function debriefOfRecord(record: string): AskDebrief {
  return () => ask<DebriefAnswer>("/records/debrief", { method: "POST", body: { record } });
}

/** So long one waits before asking again, in ms. */
export const PAUSE = 2000;
