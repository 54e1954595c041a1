/** Where hands go. */
import { areaKey, bedKey, BOTTOM, holeKey, homeKey, slotKey } from "../deeds";
import type { Reach } from "../view";

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
