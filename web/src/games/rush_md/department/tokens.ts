/** The faces of Cultures tokens: shown while they lie open, and never again. */
import type { Passing } from "../../scene";
import type { Boards } from "../view";

export function openFaces(
  passing: readonly Passing[],
  boards: Boards,
  /** Time passes by moves: the hand that turned it is free again before anybody has looked. */
  untimed = false,
): ReadonlyMap<number, string> {
  const turned = new Set(
    boards.reaches.flatMap((hand) => (hand?.move === "flip" ? [Number(hand.piece)] : [])),
  );
  const found = new Map<number, string>();
  for (const { event } of passing) {
    const token = Number(event.args["number"]) - 1;
    if (event.kind === "token" && (untimed || turned.has(token)))
      found.set(token, String(event.args["icon"]));
  }
  return found;
}
