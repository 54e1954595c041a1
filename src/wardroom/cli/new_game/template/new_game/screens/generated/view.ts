// Written by `python -m tools.generate` from the rules floor; never changed by hand.

export type NewGameRoomName = "red" | "yellow" | "green" | "blue";

/** One of the four rooms. */
export type NewGameRoom = {
  /** Which one. */
  readonly room: NewGameRoomName;
  /** How much mess is there. */
  readonly mess: number;
  /** There is more than it can hold, and the game is lost. */
  readonly full: boolean;
};

export type NewGameStep = "tidy" | "draw" | "ended";

/** A game of New Game as one seat sees it. */
export type NewGameView = {
  /** The rooms, always in the same order. */
  readonly rooms: readonly NewGameRoom[];
  /** So many cards are still to be drawn. */
  readonly to_come: number;
  /** The seat whose turn it is. */
  readonly turn: number;
  /** What this seat does next: tidy a room, or draw a card. */
  readonly step: NewGameStep;
};
