/** What is lit once a first tap has narrowed the choice: a memory, then the place it goes to. */
import type { Offer } from "../../protocol";
import type { LitAttributes } from "../screens";
import type { HoldingScene } from "./scene";

/** The offers at a key, and of those only the narrowed ones if there are any. */
export function offersAt(scene: HoldingScene, key: string): readonly Offer[] {
  const all = scene.at(key);
  const narrowed = all.filter((offer) => scene.narrowed?.includes(offer));
  return narrowed.length > 0 ? narrowed : all;
}

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
  const tap = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    if (whole) scene.clear();
    else scene.pick(offers);
  };
  return {
    ...lit,
    "data-lit": whole ? "chosen" : lit["data-lit"],
    "aria-pressed": whole,
    onclick: tap,
    onkeydown: (event) => {
      if (event.key === "Enter" || event.key === " ") tap(event);
    },
  };
}
