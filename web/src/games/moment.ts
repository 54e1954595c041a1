/** What is staged of an event, and the sounds of events. */

/** A high point of the game: it takes the board until its words are read, or until a click. */
export interface Moment {
  readonly headline: string;
  readonly said: string;
  /** What follows from it. */
  readonly then?: string;
  readonly good: boolean;
  /** Instead of the sound of its event. */
  readonly sound?: Sound;
  /** A CSS colour, or a token of the room; else that of good or bad news. */
  readonly colour?: string;
  /** Only those who learn are stopped by it. */
  readonly lesson?: boolean;
}

/** Every sound there is; short, soft, and told apart with closed eyes. */
export type Sound =
  | "step"
  | "fly"
  | "card"
  | "place"
  | "remove"
  | "build"
  | "good"
  | "great"
  | "warning"
  | "alarm"
  | "turn"
  | "win"
  | "lose";
