/** The board and the cards, and the small questions one asks of them and of a position. */
import type { Scene } from "../scene";
import { content, type PandemicCity } from "./generated/content";
import type { PandemicColour, PandemicProspects, PandemicView } from "./generated/view";

export type PandemicScene = Scene<PandemicView, PandemicProspects>;

export const COLOURS: readonly PandemicColour[] = content.colours;
export const CITIES: readonly PandemicCity[] = content.cities;
const NUMBER = new Map(CITIES.map((city, number) => [city.id, number]));

/** The city of this id; undefined for Events, which are cards without one. */
export function cityOf(card: string): PandemicCity | undefined {
  const number = NUMBER.get(card);
  return number === undefined ? undefined : CITIES[number];
}

/** The place of a card in the order in which the rules list them, Events last. */
export function cardOrder(card: string): number {
  return NUMBER.get(card) ?? CITIES.length + content.events.findIndex((event) => event === card);
}

/** Cards in that order. */
export const inOrder = (cards: Iterable<string>): readonly string[] =>
  [...cards].sort((a, b) => cardOrder(a) - cardOrder(b));

const NO_CUBES: readonly number[] = COLOURS.map(() => 0);

export function cubesIn(view: Pick<PandemicView, "cubes">, city: string): readonly number[] {
  return view.cubes[city] ?? NO_CUBES;
}

/** How near a city is to an outbreak: the most cubes of one colour in it. */
export function danger(view: PandemicView, city: string): number {
  return Math.max(...cubesIn(view, city));
}

/** All cities as they are read out: first those with the most cubes of a colour. */
export function mostInfectedFirst(view: PandemicView): readonly PandemicCity[] {
  return CITIES.toSorted((one, other) => danger(view, other.id) - danger(view, one.id));
}

/** Whose hand lies at the edge of the map: an own one, of the seat that is asked or acts; else -1. */
export function handSeat(scene: PandemicScene): number {
  const { own, waiting, view } = scene;
  const asked = own.find((seat) => waiting.includes(seat));
  const seat = asked ?? (own.includes(view.active) ? view.active : (own[0] ?? scene.seat));
  return view.hands[seat] ? seat : -1;
}

/** From whose place the dangers are seen: the own seat; a spectator looks with the one who acts. */
export function eyesOf(view: PandemicView, seat: number): number {
  return seat >= 0 && seat < view.seats ? seat : view.active;
}

/** The chance, in thousandths, that the city is drawn before the seat's next turn. */
export function drawnChance(ahead: PandemicProspects, seat: number, city: string): number {
  return ahead.drawn_before[seat]?.[city] ?? 0;
}

/** The chance, in thousandths, that the city breaks out before the seat's next turn. */
export function outbreakChance(ahead: PandemicProspects, seat: number, city: string): number {
  return ahead.breaks_out_before[seat]?.[city] ?? 0;
}
