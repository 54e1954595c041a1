/** A position of Pandemic as one seat sees it: what the rules floor puts into the view. */
import type { View } from "../../protocol";
import facts from "./map/cities.json";

export type Colour = "blue" | "yellow" | "black" | "red";
export type Disease = "active" | "cured" | "eradicated";
export type Phase =
  | "actions"
  | "before_draw"
  | "in_epidemic"
  | "between_epidemics"
  | "before_infection"
  | "infecting"
  | "ended";
export type AskKind =
  | "charter_city"
  | "flight_card"
  | "flight_city"
  | "station_to_take"
  | "cure_cards"
  | "consent"
  | "airlift_pawn"
  | "airlift_city"
  | "forecast_next"
  | "grant_city"
  | "resilient_card";

/** A step inside an action or event that must be answered before anything else. */
export interface Ask {
  readonly kind: AskKind;
  readonly seat: number;
  readonly by: number;
  readonly action: string;
  readonly pawn: number;
  readonly city: string | null;
  readonly cards: readonly string[];
}

/** What is left of one of the piles the player deck was made of. */
export interface Pile {
  readonly cards: number;
  readonly epidemic: boolean;
}

/** An outbreak that is being shown: who breaks out now, and who will have to. */
export interface Chain {
  readonly colour: Colour;
  readonly city: string;
  readonly waiting: readonly string[];
  readonly done: readonly string[];
}

export interface PandemicView {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly roles: readonly string[];
  readonly turn: number;
  readonly active: number;
  readonly actions: number;
  readonly phase: Phase;
  readonly asked: number;
  readonly ask: Ask | null;
  readonly over: number;
  readonly to_infect: number;
  readonly epidemics: number;
  readonly quiet: boolean;
  readonly pawns: readonly string[];
  readonly cubes: Readonly<Record<string, readonly number[]>>;
  readonly supply: readonly number[];
  readonly diseases: readonly Disease[];
  readonly stations: readonly string[];
  readonly stations_left: number;
  readonly stored: string | null;
  readonly discards: readonly string[];
  readonly infection_discards: readonly string[];
  readonly removed: readonly string[];
  readonly rate: number;
  readonly infection_rate: number;
  readonly outbreaks: number;
  readonly result: string;
  readonly lost_colour: Colour | null;
  /** The cards of each hand; null where they are closed to this seat. */
  readonly hands: readonly (readonly string[] | null)[];
  readonly hand_sizes: readonly number[];
  readonly player_deck: readonly Pile[];
  /** Sets of cards in unknown order, from the top. */
  readonly infection_deck: readonly (readonly string[])[];

  /** Only in the picture between two positions. */
  readonly chain?: Chain | undefined;
  readonly granted?: boolean | undefined;
}

export const COLOURS: readonly Colour[] = ["blue", "yellow", "black", "red"];
export const RATES: readonly number[] = [2, 2, 2, 3, 3, 4, 4];
export const LAST_OUTBREAK = 8;
export const ACTIONS_PER_TURN = 4;
export const HAND_LIMIT = 7;
export const ROLES: readonly string[] = [
  "contingency_planner",
  "dispatcher",
  "medic",
  "operations_expert",
  "quarantine_specialist",
  "researcher",
  "scientist",
];
export const EVENTS: readonly string[] = [
  "airlift",
  "forecast",
  "government_grant",
  "one_quiet_night",
  "resilient_population",
];

export interface City {
  readonly id: string;
  readonly colour: Colour;
  readonly near: readonly string[];
}

export const CITIES: readonly City[] = facts as readonly City[];
const NUMBER = new Map(CITIES.map((city, number) => [city.id, number]));

/** The city of this id; undefined for Events, which are cards without one. */
export function cityOf(card: string): City | undefined {
  const number = NUMBER.get(card);
  return number === undefined ? undefined : CITIES[number];
}

/** The place of a card in the order in which the rules list them, Events last. */
export function cardOrder(card: string): number {
  return NUMBER.get(card) ?? CITIES.length + EVENTS.indexOf(card);
}

/** What is inside a view of this game. */
export function seen(view: View): PandemicView {
  return view as unknown as PandemicView;
}

const NO_CUBES: readonly number[] = [0, 0, 0, 0];

export function cubesIn(view: PandemicView, city: string): readonly number[] {
  return view.cubes[city] ?? NO_CUBES;
}

/** How near a city is to an outbreak: the most cubes of one colour in it. */
export function danger(view: PandemicView, city: string): number {
  return Math.max(...cubesIn(view, city));
}

/** The seat that plays a role; -1 if nobody does. */
export function seatOf(view: PandemicView, role: string): number {
  return view.roles.indexOf(role);
}

/** Cards left in the player deck. */
export function cardsLeft(view: PandemicView): number {
  return view.player_deck.reduce((sum, pile) => sum + pile.cards, 0);
}

/** The next Epidemic is not among the next `after` cards, but among the next `within`. */
export function nextEpidemic(view: PandemicView): { after: number; within: number } | null {
  let after = 0;
  for (const pile of view.player_deck) {
    if (pile.epidemic) return { after, within: after + pile.cards };
    after += pile.cards;
  }
  return null;
}

/** The cards that were seen before and have come back on top of the infection deck. */
export function knownLayers(view: PandemicView): readonly (readonly string[])[] {
  return view.infection_deck.slice(0, -1);
}
