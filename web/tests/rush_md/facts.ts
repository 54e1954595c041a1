/** A shift of one person as it was shown. */
import type { RushView } from "../../src/games/rush_md/generated/view";
import { momentsOf, readGames, type Moment } from "../written";

export const MOMENTS = momentsOf(readGames<RushView>(new URL("games.jsonl", import.meta.url)));
/** Round 1 of a first game. */
export const ROUND = MOMENTS.filter(({ number }) => number === 0);

function moment(action: string): Moment<RushView> {
  const found = ROUND.find((each) => each.action === action);
  if (!found) throw new Error(`The round has no “${action}”.`);
  return found;
}

/** What was seen and offered before this action of the round. */
export function before(action: string): Moment<RushView> {
  return moment(action);
}

/** The view after this action of the round. */
export function after(action: string): RushView {
  return moment(action).after;
}
