/**
 * The contract between the frame and the screens of a game.
 *
 * A game is a folder below `web/src/games` whose `index.ts` exports `screens: GameScreens`. The
 * frame finds it by the folder's name and loads it when somebody sits down to that game. Its texts
 * are the game's own Fluent files of the rules floor, and those of `web/src/games/<game>/text`.
 *
 * Screens hold no rules: they draw `scene.view`, light what `scene.offers` allows, and hand one of
 * those offers back. What a view and the content of a game are made of stands in the folder's
 * `generated`, written from the types of the rules floor by `python -m tools.generate`.
 */

import type { Component, Snippet } from "svelte";
import type {
  CampaignCard,
  Entry,
  GameCard,
  GameEvent,
  Offer,
  Said,
  SeatWish,
  View,
} from "../protocol";
import type { Words } from "../words/words";
import type { Moment, Sound } from "./moment";
import type { Scene } from "./scene";

export type { Moment, Sound };
export type * from "./scene";

/** What puts the offers of a group in order, least first; those of others stand as they come. */
export type OrderWithin = Readonly<Record<string, (offer: Offer) => number>>;

/** One of the short questions by which people come to an offer that is one of many alike. */
export interface OfferQuestion {
  /** What tells the answers apart: a part of the action, as it is written. */
  readonly key: string;
  readonly question: string;
  readonly answer: string;
}

/** How an event is shown: for so many ms at the usual pace, with this sound. */
export interface Beat {
  readonly ms: number;
  /** It stays among `Scene.passing` for so many ms while the game goes on. */
  readonly beside?: number;
  readonly sound?: Sound;
}

/** What the rules floor says of how each kind of event is shown: `kernel/parts/beat.py`. */
export type Beats = Readonly<Record<string, EventBeat>>;

export interface EventBeat extends Beat {
  /** For each further of its `count`, it takes so many ms more. */
  readonly each?: number;
  readonly heading?: boolean;
  readonly unlogged?: boolean;
  /** Nobody should miss it, and whether it is welcome. */
  readonly news?: "good" | "bad";
  /** How much it turns the game. */
  readonly weight?: number;
}

/** A value, from this moment on. */
export interface CurvePoint {
  readonly ply: number;
  readonly value: number;
}

/** One line of the picture at the end of the game. */
export interface CurveLine {
  /** The id of the message that names it, and what fills its places, such as a seat. */
  readonly title: string;
  readonly args?: Readonly<Record<string, unknown>>;
  /** A CSS colour, or a token of the theme such as `var(--disease-red)`. */
  readonly colour: string;
  readonly points: readonly CurvePoint[];
  /** What the values are made of, from the ground up; anyone who picks the line sees them below it. */
  readonly parts?: readonly { readonly title: string; readonly points: readonly CurvePoint[] }[];
}

export interface Curve {
  readonly lines: readonly CurveLine[];
  /** What changed the game, to be marked on the picture; few. */
  readonly turns: readonly { readonly ply: number; readonly say: Said; readonly good: boolean }[];
}

/** A section of the help: paragraphs, then things with their rule (`.rule` of their message). */
export interface HelpSection {
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly things?: readonly { readonly kind: string; readonly id: string }[];
}

/** A part of the position in words. */
export interface PositionPart {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** What a card tells of a thing on the table, besides what can be done with it. */
export interface ThingTold {
  readonly name: string;
  /** What it is for, in a sentence. */
  readonly rule?: string;
  /** How it stands now: short sentences. */
  readonly now?: readonly string[];
  /** A small drawing: the path of a shape around (0, 0) that fits into 24 by 24, and its colour. */
  readonly sign?: { readonly path: string; readonly colour: string };
  /** What people might want to do with it, in notation: the server says why that cannot be done. */
  readonly could?: readonly string[];
  /** What is done with it although other things are lit for it, in notation; else as `could`. */
  readonly actions?: readonly string[];
  /** Part of it waits for what lies ahead: a component that shows it asks by `Scene.lookAhead`. */
  readonly pending?: boolean;
  /** Several steps that lead to it, as one button; each is shown while its first step is offered. */
  readonly ways?: readonly ThingWay[];
}

/** Steps that are taken one after the other, in notation, and what the button says. */
export interface ThingWay {
  readonly say: string;
  readonly steps: readonly string[];
}

/** A table that needs no questions. */
export interface UsualTable {
  readonly seats: readonly SeatWish[];
  readonly options: Readonly<Record<string, string>>;
}

/** A kind of game that is chosen at once: a name, what it is like, and the options it means. */
export interface Preset {
  /** The id of the message that names it; `.rule` says what it is like. */
  readonly title: string;
  readonly options: Readonly<Record<string, string>>;
}

/** An editor for an option, in place of plain choices or text; it calls `change` with the value. */
export type OptionEditor = Component<EditorProps>;

export interface EditorProps {
  value: string;
  seats: number;
  words: Words;
  /** How far the people have come whose chapter is chosen; null begins a new campaign. */
  campaign?: CampaignCard | null;
  change: (value: string) => void;
}

/** One thing that the players had to reach. */
export interface Tally {
  readonly sentence: string;
  readonly met: boolean;
}

/** Something that all are asked for, said in the head. */
export interface TableRequest {
  readonly say: string;
  /** Null for those who have agreed already. */
  readonly agree: { readonly offer: Offer; readonly say: string } | null;
}

/** What the clock on the wall says. */
export interface WallClock {
  /** Time to go, in ms. */
  readonly left: number;
  /** Little of it is left. */
  readonly hurry: boolean;
}

/** A note on what a game is about, for people to decide whether they want to play it. */
export interface FirstNote {
  /** Has this person read it before? */
  answered(): boolean;
  readonly Note: Component<{ words: Words; answered: () => void; leave: () => void }>;
}

export interface GameScreens<V extends View = View, P = unknown> {
  /** The name of the game, as the server knows it. */
  readonly name: string;
  /** The board. It fills the box it is given and uses `PanZoom` where it may be too small. */
  readonly Board: Component<{ scene: Scene<V, P> }>;
  /**
   * The players with what they own, slim, one below the other: beside the board in wide windows, a
   * drawer in narrow ones, whose first line is in sight when it is closed. Every player is named by
   * `who(seat)`, which tells also who is here and who thinks. Ask the container `rail` for room.
   */
  readonly Rail: Component<{ scene: Scene<V, P>; who: Snippet<[number]> }>;
  /**
   * The cards in one's own hand, in one row at the lower edge of the board; in narrow windows they
   * come first in the drawer. It fills the box it is given and scrolls or overlaps inside it.
   */
  readonly Hands?: Component<{ scene: Scene<V, P> }>;
  /** What the players are after and how far they are, in one line of the head; a few signs. */
  readonly Goal?: Component<{ scene: Scene<V, P> }>;
  /**
   * What the game itself says to this person, in the margin: a guide, what just happened. Its root
   * has the class `tip`; it is seen while the table has nothing to say.
   */
  readonly Tip?: Component<{ scene: Scene<V, P> }>;
  /** The board as it stood in the end, on the page that ends the game; it fills its box. */
  readonly Ended?: Component<{ scene: Scene<V, P> }>;
  /** The numbers of the end, on the page that ends the game. */
  readonly Count?: Component<{ scene: Scene<V, P> }>;
  /** What the card of a thing, and the help, show of the thing with this key; nothing for most. */
  readonly Picture?: Component<{ scene: Scene<V, P>; thing: string }>;
  /** A drawn picture for the box on the front page; decoration, without text. */
  readonly Emblem: Component;
  /** A class on the table's root that sets the tokens of this room; see `look/tokens.css`. */
  readonly room: string;

  /** What `Play now` and a fresh new-table page start from, with so many people at one screen. */
  usual(people: number, card: GameCard): UsualTable;
  /** Kinds of games that the page for a new table offers before the single options. */
  readonly presets?: readonly Preset[];
  readonly editors?: Readonly<Record<string, OptionEditor>>;
  /** The roles that players may wish for, where the option `roles` deals them. */
  readonly roles?: readonly string[];

  /** What people read before they play for the first time: no game begins before it is answered. */
  readonly note?: FirstNote;

  beat(event: GameEvent): Beat;
  /** What is staged of an event in this scene, which shows it already; null for most. */
  moment?(event: GameEvent, scene: Scene<V, P>): Moment | null;

  /** People at one screen are asked one after the other, although more of them may act at once. */
  readonly inTurn?: boolean;

  /** What puts the offers of a group in order, where that is not how the server tells them. */
  readonly orderWithin?: OrderWithin;
  /** The offers that the list names, where some of them only a hand on the board can choose. */
  listed?(offers: readonly Offer[]): readonly Offer[];
  /**
   * The questions, with the answers that lead to this offer, where so many are alike that the list
   * asks one after the other; nothing for offers that stand in the list by themselves. Offers that
   * agree in their first keys agree in the question that follows.
   */
  questions?(offer: Offer, words: Words): readonly OfferQuestion[];
  /** The rule an offer applies, in a sentence, where its own words do not tell; else nothing. */
  rule(offer: Offer, words: Words): string;

  /** A small drawing before the words of an offer, as on the card it is about. */
  sign?(offer: Offer): ThingTold["sign"] | null;

  /**
   * The position in sentences, for those who do not see the board: under headings, so that one can
   * jump to a player or a place, or, where it is short, without them.
   */
  parts?(view: V, words: Words): readonly PositionPart[];
  position?(view: V, words: Words): readonly string[];
  /**
   * What a card tells of the thing with this key to the player in the seat, -1 for spectators;
   * null if it is none that people ask about. `ahead` is `Scene.prospects`, `plans` those of the
   * scene where the card is shown.
   */
  thing?(
    key: string,
    view: V,
    words: Words,
    seat: number,
    ahead: P | null,
    plans?: Scene["plans"],
  ): ThingTold | null;
  /** Events that deserve a heading in the log, such as the beginning of a turn. */
  heading(event: GameEvent): boolean;
  /** Events that the log must not keep, because people are meant to remember them. */
  unlogged?(event: GameEvent): boolean;
  /** What the clock of a timed game shows at this time of the game, in ms; null is nothing. */
  wallClock?(view: V, now: number): WallClock | null;
  /** What somebody asks of the whole table while play goes on, and the offer by which one agrees. */
  request?(scene: Scene<V>): TableRequest | null;
  /** Hands are quick now: a tap on the board is a move or nothing, and never asks about a thing. */
  quick?(scene: Scene<V>): boolean;
  /** The actions that stop the clock or let it run on: the first of them offered stands beside it. */
  readonly pausing?: readonly string[];
  /** Does the board have a button for it? Then the bar under it needs none. */
  onBoard?(offer: Offer): boolean;
  /** The game's own guide speaks now: it asks the server what comes next. */
  guides?(scene: Scene<V>): boolean;
  /** The action in the bar at which that guide points. */
  pointed?(scene: Scene<V>): string | null;
  /** The steps of a plan lie apart: nobody goes from one to the next, and no way is drawn. */
  readonly stepsApart?: true;
  /** The board draws `Scene.steps` itself; the frame only marks such things, which lie beside it. */
  besideBoard?(thing: string): boolean;
  /** Whose turn it is, where others may be asked in it. */
  turnOf?(view: V): number;
  /** Why the own seat is asked now, before the question itself; nothing where that is plain. */
  occasion?(view: V, history: readonly GameEvent[], asking: Said, words: Words): string;
  /** Is something being read on the board? The page that ends the game waits for it. */
  reading?(): boolean;
  /** In the end: each thing that had to be reached, and whether it was. */
  tally?(view: V, words: Words): readonly Tally[];
  curve(deal: readonly GameEvent[], entries: readonly Entry[], seats: number): Curve;
  /** How it is played, for a game that brings no rules book. */
  readonly help?: readonly HelpSection[];
}
