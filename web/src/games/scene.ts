/**
 * What the screens of a game are given: the position to draw, what may be done in it, and the ways to
 * do it. What they give in return stands in `screens.ts`.
 */

import type { GameEvent, HintStep, Next, Obstacle, Offer, Said, View } from "../protocol";
import type { Words } from "../words/words";
import type { Moment, Sound } from "./moment";
import type { PagesRead } from "./pages_read";

/** Offers that belong together in the list of actions; `title` is the id of a message. */
export interface OfferGroup {
  readonly title: string;
  readonly offers: readonly Offer[];
}

/** Who sits in a seat, for everyone to see. */
export interface Player {
  readonly seat: number;
  /** What the log calls this player in the present language. */
  readonly name: string;
  readonly kind: "open" | "person" | "colleague";
  /** The kind of computer colleague that acts for the seat, as its player or as a stand-in. */
  readonly colleague: string | null;
  readonly you: boolean;
  readonly here: boolean;
  /** Since when the person is away, in seconds of the epoch. */
  readonly awaySince: number | null;
  /** From when on the others may ask a colleague to stand in, in seconds of the epoch. */
  readonly standInFrom: number | null;
  /** The last moment of the days for which the person is away, if they have said so. */
  readonly holidayUntil: number | null;
  /** A page of the story lies open before them, and computer colleagues wait for that. */
  readonly reading?: boolean;
  readonly thinking: boolean;
  /** The table waits for this seat. */
  readonly asked: boolean;
}

/** How fast things may move now. */
export interface Pace {
  /** Nothing may move: the person asked for stillness. */
  readonly still: boolean;
  /** So many ms of the usual pace, at the pace that was set; 0 when still. */
  ms(usual: number): number;
}

/** A place on the board, in thousandths. */
export type Spot = readonly [x: number, y: number];

/** The time of a timed game, as it runs on between two words of the server. */
export interface RunningClock {
  readonly running: boolean;
  /** The time of the game at this moment, in ms; read it as often as something is drawn. */
  now(): number;
}

/** An event that is shown beside the present position, without holding it up. */
export interface Passing {
  readonly event: GameEvent;
  /** How many have been shown before it. */
  readonly number: number;
}

/** Spread over an element that stands for something; empty when nothing can be done with it. */
export interface LitAttributes {
  /** The key of the thing; a card tells of it, lit or not. */
  "data-thing"?: string;
  /** A tap opens the card, where its actions are, instead of taking one. */
  "data-card-first"?: true;
  "data-lit"?: "offer" | "hint" | "chosen";
  role?: "button";
  tabindex?: 0 | -1;
  "aria-label"?: string;
  "aria-pressed"?: boolean;
  "aria-haspopup"?: "dialog";
  onclick?: (event: MouseEvent) => void;
  onkeydown?: (event: KeyboardEvent) => void;
}

/** An action that claims a movement of the hand: for each sample ms since it began, x and y. */
export interface Gesture {
  readonly action: string;
  readonly trace: readonly (readonly [number, number, number])[];
}

/** What the screens are given. Every property is reactive: read it where it is used. */
export interface Scene<V extends View = View, P = unknown> {
  /** The position to draw. While motion plays it is one of the moments on the way to the next. */
  readonly view: V;
  /** The seat from which the view is seen; -1 for spectators. */
  readonly seat: number;
  /** The seats this person plays; none for spectators. */
  readonly own: readonly number[];
  readonly players: readonly Player[];
  /** What may be done now; empty in the past, while motion plays, and when others decide. */
  readonly offers: readonly Offer[];
  /** Offers in their groups, as lists show them. */
  grouped(offers: readonly Offer[]): readonly OfferGroup[];
  readonly asking: Said;
  readonly waiting: readonly number[];
  /** How far this person has read the game's story; null in the past and where nobody counts. */
  readonly pages?: PagesRead | null;
  /** An earlier moment is shown, or a record is looked through. */
  readonly past: boolean;
  readonly over: boolean;
  /** Why the last move was made, where a colleague made it and may say so. */
  readonly reason: Said | null;
  /** The event that is being shown right now, and how many have been shown before it. */
  readonly event: GameEvent | null;
  readonly beat: number;
  /** What is staged of that event; null for most, and where nothing may move. */
  readonly moment?: Moment | null;
  /** Everything that led to this position, the deal first; what is being shown comes when it ends. */
  readonly history: readonly GameEvent[];
  readonly pace: Pace;
  readonly words: Words;
  /** The clock of a timed game; null where time means nothing, and in the past. */
  readonly clock: RunningClock | null;
  /** The events whose `Beat.beside` is not over yet, the oldest first. */
  readonly passing: readonly Passing[];

  /** The offer that waits for a second tap. */
  readonly chosen: Offer | null;
  /** What a colleague would do. */
  readonly hint: Offer | null;
  /** What the plan that is on show leads to; null while none is, and where nobody can know. */
  readonly planned?: Planned | null;
  /** The steps of the plan that is on show, where it has more than one; none while none is. */
  readonly steps?: readonly HintStep[];
  /** A coach says what to do next, or was sent away: a game's own guide is silent. */
  readonly coached?: boolean;
  /** What comes next by the game's own guide, as the server says it; null until it has. */
  readonly next?: Next | null;
  /** The key of the thing whose card is open; empty when none is. */
  readonly told: string;
  /** The offers among which a tap on the board left the choice; null when all are shown. */
  readonly narrowed: readonly Offer[] | null;

  /**
   * Take an offer. A `careful` one is only chosen by the first call and taken by the second.
   * Nothing happens if the offer is no longer among `offers`.
   */
  choose(offer: Offer): void;
  /**
   * Send actions one after the other, each as soon as the one before is answered, whatever is
   * offered now: for gestures in games in which all act at once. A refusal drops the rest, and
   * then the answer is false. A gesture goes with its trace, which the server judges.
   */
  enact(seat: number, ...actions: readonly (string | Gesture)[]): Promise<boolean>;
  /** What stands in the way of each of these actions, in notation, that cannot be taken now. */
  explain(actions: readonly string[]): Promise<readonly Obstacle[]>;
  /**
   * What lies ahead of the position, where the game tells more of it than its views do: null until
   * somebody has asked by `lookAhead` and the server has answered. While motion plays it is still
   * that of the position before.
   */
  readonly prospects: P | null;
  /**
   * Ask for `prospects`, as often as you like: in an effect it asks again after every change. Over
   * when they are known, or when no answer will come.
   */
  lookAhead(): Promise<void>;
  /** Say something to the table, as in its chat. */
  say(text: string): void;
  /** Tell all, computer colleagues too, whose something (`duty:pharmacy`) is from now on. */
  hand(thing: string, seat: number | null): void;
  /** What was handed to whom by anybody at the table; null is nobody's any more. */
  readonly handed: ReadonlyMap<string, number | null>;
  /** What colleagues said last that they are after, by seat, and in which position they said so. */
  readonly plans: ReadonlyMap<
    number,
    { readonly say: Said; readonly thing: string; readonly view: View }
  >;
  /** Show everybody at the table a thing for some seconds; null where nobody else would see it. */
  readonly point?: ((thing: string) => void) | null;
  /** Let the others see where the own hand is, in thousandths of the board; null when it rests. */
  moveHand(at: Spot | null): void;
  /** Where the hands of others at their own screens are, by seat. */
  readonly hands: ReadonlyMap<number, Spot>;
  /** Say why something cannot be done that is no action of the game at all. */
  refuse(why: Said): void;
  /** A sound, and a sentence for those who do not see the board: time is getting short. */
  cue(sound: Sound, sentence: string): void;
  /** A tap on something with several offers: one is chosen, among more the person decides. */
  pick(offers: readonly Offer[]): void;
  /** Forget what was chosen or narrowed. */
  clear(): void;

  /** The offers that light this key. */
  at(key: string): readonly Offer[];
  /**
   * The attributes that make an element (HTML or SVG) stand for this key: lit, tappable, reachable
   * by the keyboard, named. `label` is said before the offers, as the name of the thing itself.
   * Style the states by `[data-lit]`, `[data-lit="hint"]` and `[data-lit="chosen"]`.
   */
  lit(key: string, label?: string): LitAttributes;
}

/** What somebody would own after all steps of a plan, in a shape of the game's view. */
export interface Planned {
  readonly seat: number;
  readonly own: unknown;
}
