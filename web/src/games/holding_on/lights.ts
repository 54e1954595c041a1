/** What is lit once a first tap has narrowed the choice: a memory, then the place it goes to. */
import { pressedAlone } from "../../parts/pressable";
import { offersAt } from "../../table/narrowed";
import type { LitAttributes } from "../scene";
import type { HoldingScene } from "./scene";

/** As `scene.lit`, but a second tap chooses among what the first one left, if it is not barred. */
export function lights(
  scene: HoldingScene,
  key: string,
  label: string,
  barred = false,
): LitAttributes {
  if (barred) return { "data-thing": key, tabindex: -1, "aria-label": label };
  const lit = scene.lit(key, label);
  if (!lit["data-lit"] || !scene.narrowed) return lit;
  const offers = offersAt(scene, key);
  const whole = offers.length === scene.narrowed.length && offers.length > 1;
  return {
    ...lit,
    "data-lit": whole ? "chosen" : lit["data-lit"],
    "aria-pressed": whole,
    ...pressedAlone(() => (whole ? scene.clear() : scene.pick(offers))),
  };
}
