/** How long movements take, and how much they bring. */
import { content } from "./generated/content";

/** How many of a kind one action brings from the Supply to Storage. */
export function stocked(kind: string): number {
  return content.kinds.find(({ id }) => id === kind)?.stocked ?? 1;
}

/** A tap instead of a gesture takes as long as steady hands need for it. */
export function steadyTime(verb: string, piece: string): number {
  const move = content.moves[verb];
  if (!move) return 0;
  const kind = piece.slice(piece.indexOf(":") + 1);
  return move.steady + move.steady_each * stocked(kind);
}
