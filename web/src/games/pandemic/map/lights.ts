/** What is lit on the board once a tap has narrowed the choice. */
import { pressedAlone } from "../../../parts/pressable";
import type { Offer } from "../../../protocol";
import { offersAt } from "../../../table/narrowed";
import { notationOf } from "../../notation";
import type { LitAttributes } from "../../scene";
import { cityKey } from "../offers";
import { CITIES, type PandemicScene } from "../facts";

export interface Lights extends LitAttributes {
  /** Another tap has narrowed the choice to things elsewhere. */
  "data-aside"?: true;
}

/**
 * As `scene.lit`, but a second tap narrows further: a pawn first and then the city it goes to, or a
 * card first and then the player who gets it.
 */
export function lights(scene: PandemicScene, key: string, label: string): Lights {
  const lit = scene.lit(key, label);
  if (!lit["data-lit"] || !scene.narrowed) return lit;
  const offers = offersAt(scene, key);
  if (!scene.narrowed.includes(offers[0] as Offer)) return { ...lit, "data-aside": true };
  return { ...lit, ...pressedAlone(() => scene.pick(offers)) };
}

/**
 * As `lights`, for players: someone who taps one wants to look, so cards are given and taken on the card
 * of the player. Only where a card was tapped before, the tap is the answer to whom it goes.
 */
export function playerLights(scene: PandemicScene, key: string, label: string): Lights {
  const lit = lights(scene, key, label);
  const offers = offersAt(scene, key);
  const answered = scene.narrowed?.includes(offers[0] as Offer) ?? false;
  if (!lit["data-lit"] || answered || !offers.some(isShared)) return lit;
  const asking = { "data-card-first": true, "aria-haspopup": "dialog" } as const;
  return { ...lit, ...asking, "aria-pressed": undefined, onclick: undefined, onkeydown: undefined };
}

function isShared(offer: Offer): boolean {
  const { verb } = notationOf(offer);
  return verb === "give" || verb === "take";
}

/** The city that all narrowed offers are about, if there is one. */
export function askedCity(scene: PandemicScene): string | undefined {
  const narrowed = scene.narrowed;
  if (!narrowed || narrowed.length < 2) return undefined;
  return CITIES.find(({ id }) => {
    const there = scene.at(cityKey(id));
    return narrowed.every((offer) => there.includes(offer));
  })?.id;
}

/** The city that the advice is about; null when there is none. */
export function hintedCity(scene: PandemicScene): string | null {
  const lit = scene.hint?.lights ?? [];
  return CITIES.find(({ id }) => lit.includes(cityKey(id)))?.id ?? null;
}
