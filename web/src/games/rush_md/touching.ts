/** How a thing of the department looks, and what it says of itself, to the hands that may touch it. */

import type { Offer } from "../../protocol";
import { pieceActionsOf } from "./piece_actions";
import { pressInWords, type Pressing } from "./pressing";
import type { Queue } from "./queue.svelte";
import { pressable, type Touchable } from "./touchable";
import type { RushScene } from "./view";

/** What is known of those hands. */
export interface Touching extends Pressing {
  readonly scene: Pick<RushScene, "hint" | "words">;
  readonly lights: ReadonlyMap<string, "offer" | "chosen">;
  readonly queue: Pick<Queue, "offers">;
  readonly busy: boolean;
  readonly waitsInLine: boolean;
  repeats(key: string): boolean;
  activate(key: string): void;
}

/** The attributes of an element that stands for this key. */
export function touched(key: string, label: string, guided: boolean, hand: Touching): Touchable {
  const lit = hand.lights.get(key);
  const named: Touchable = { "data-key": key, "aria-label": label };
  if (!hand.repeats(key)) named["data-thing"] = key;
  if (guided) named["data-guide"] = "here";
  const waits = lit === undefined && hand.queue.offers(key, hand.busy);
  if (lit === undefined && !waits) return { ...named, role: "img", tabindex: -1 };
  const pressed = pressable((again) => {
    if (!again || !hand.waitsInLine) hand.activate(key);
  });
  if (lit === undefined) return { ...named, role: "button", tabindex: 0, ...pressed };
  const { hint, words } = hand.scene;
  return {
    ...named,
    "aria-label": pressInWords(key, label, hand, words),
    "data-lit": lit === "offer" && isAbout(key, hint) ? "hint" : lit,
    role: "button",
    tabindex: 0,
    "aria-pressed": lit === "chosen",
    ...pressed,
  };
}

/** Is an offer about this thing? */
function isAbout(key: string, offer: Offer | null): boolean {
  const actions = offer ? pieceActionsOf([offer]) : [];
  return actions.some(({ piece, target }) => piece === key || target === key);
}
