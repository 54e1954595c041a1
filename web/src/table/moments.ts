/** The high points of a game: how long they stand, and what is said of them. */

import type { Moment } from "../games/screens";

/** What the eye needs before it reads, and for each letter; a second reader reads slower than the first. */
const FOUND = 900;
const LETTER = 42;
/** However much is said: a game goes on. */
const LONGEST = 6_000;

/** So long, in ms at the usual pace, the words of a moment take to read. */
export function readingTime({ headline, said, then = "" }: Moment): number {
  const letters = headline.length + said.length + then.length;
  return Math.min(LONGEST, FOUND + LETTER * letters);
}

/** Shown until somebody says that it was seen. */
export const UNTIL_SEEN = Infinity;
