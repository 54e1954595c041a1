/** Agreeing once to all moves of one's pawn in a turn, so that nobody is asked at every step. */
import { notationOf } from "../../notation";
import type { PandemicView } from "../generated/view";

/** Whose moves are agreed to, for which pawn, and in which turn. */
export interface Leave {
  readonly turn: number;
  readonly by: number;
  readonly seat: number;
}

const MOVES: ReadonlySet<string> = new Set(["drive", "fly", "shuttle", "join", "charter"]);

/** What could be agreed to at once with the proposal that is asked about; null if it is no move. */
export function leaveFor({ turn, step }: Pick<PandemicView, "turn" | "step">): Leave | null {
  if (step?.kind !== "consent" || !MOVES.has(notationOf(step).verb)) return null;
  return { turn, by: step.by, seat: step.seat };
}

/** Is the proposal one that was agreed to before? */
export function isAgreed(given: Leave | null, asked: Leave | null): boolean {
  if (!given || !asked) return false;
  return given.turn === asked.turn && given.by === asked.by && given.seat === asked.seat;
}
