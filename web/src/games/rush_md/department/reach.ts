/** Where hands go. */
import { areaKey, bedKey, BOTTOM, holeKey, homeKey, slotKey } from "../piece_actions";
import type { DeskPlan } from "../plane";
import type { Point } from "../traces";
import type { Boards, Reach } from "../view";
import { pointOf } from "./floor";

/** The thing at which a hand will have done what it is about. */
export function targetKey(hand: Reach): string {
  const { move, target } = hand;
  if (target === null || target === "away") return hand.key;
  switch (move) {
    case "place":
    case "scan":
    case "mri_steady":
      return slotKey(target);
    case "move_bed":
      return target === "home" ? homeKey(hand.piece ?? "") : areaKey(target);
    case "disc":
      return holeKey(target);
    case "card":
      return target === "bed" ? areaKey("XRY") : BOTTOM;
    default:
      return bedKey(target);
  }
}

/** So far below the middle of a card a ring leaves the face on it in sight. */
const OFF_FACE = 10;

/** The middle of the ring that fills while a hand is busy. */
export function ringPoint(hand: Reach, boards: Boards, desk: DeskPlan): Point {
  const key = targetKey(hand);
  const [x, y] = pointOf(key, boards, desk);
  return [x, key.startsWith("place:") ? y + OFF_FACE : y];
}
