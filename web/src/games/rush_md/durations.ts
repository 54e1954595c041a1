/** How long movements take. */
import { content } from "./generated/content";

/** A tap instead of a gesture takes as long as steady hands need for it. */
export function steadyTime(verb: string, piece: string): number {
  const move = content.moves[verb];
  if (!move) return 0;
  const kind = piece.slice(piece.indexOf(":") + 1);
  const amount = content.kinds.find(({ id }) => id === kind)?.stocked ?? 1;
  return move.steady + move.steady_each * amount;
}
