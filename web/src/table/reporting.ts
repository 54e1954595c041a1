/** What is told to the people who run the server about somebody at a table. */

import type { ChatLine, Report } from "../protocol";
import { speakerOf } from "./muting.svelte";

/** So many of somebody's lines can be chosen from. */
const MOST = 30;

/** What somebody said last, the latest first; without what the server says of them. */
export function linesBy(speaker: string, lines: readonly ChatLine[]): ChatLine[] {
  return lines
    .filter((line) => !line.say && line.seat !== -1 && speakerOf(line) === speaker)
    .slice(-MOST)
    .reverse();
}

/** Whether somebody has a seat; of those who watch only what they said can be reported. */
export function isSeated(speaker: string): boolean {
  return /^\d+$/.test(speaker);
}

/** The report of a line, or of the player there if it is about none. */
export function reportOf(speaker: string, line: number | null, text: string): Report {
  return { text: text.trim(), line, seat: line === null ? Number(speaker) : null };
}
