/** What stands in the bar under the board, and where a replay may halt. */

import type { Entry, GameEvent, Offer } from "../protocol";
import { standing } from "./story";

/** More than so many make a list of the bar; the list of all actions has them. */
const MOST = 3;

/**
 * The usual next step first, then the offers that light nothing on the board and have no place of
 * their own in the head or, as a button, on the board.
 */
export function barOffers(
  all: readonly Offer[],
  inHead?: string,
  onBoard: (offer: Offer) => boolean = () => false,
): readonly Offer[] {
  const offers = all.filter((offer) => !onBoard(offer));
  const usual = offers.filter((offer) => offer.usual);
  const placeless = offers.filter(
    ({ action, lights, usual }) => !usual && lights.length === 0 && action !== inHead,
  );
  return [...usual, ...placeless].slice(0, MOST);
}

/** The beginning of the turn before this moment; the beginning of the game where there is none. */
export function previousMark(marks: readonly number[], at: number): number {
  return marks.findLast((mark) => mark < at) ?? 0;
}

/** The beginning of the next turn; the end where there is none. */
export function nextMark(marks: readonly number[], at: number, end: number): number {
  return marks.find((mark) => mark > at) ?? end;
}

/** The moments at which something begins that has a heading in the log, such as a turn. */
export function turnMarks(
  entries: readonly Entry[],
  heading: (event: GameEvent) => boolean,
): readonly number[] {
  return standing(entries)
    .filter(({ events }) => events.some(heading))
    .map(({ ply }) => ply);
}
