// Written by `python -m tools.generate` from the rules floor; never changed by hand.

import type { NewGameRoomName } from "./view";

/** What is printed on the table. */
export type NewGameContent = {
  /** The rooms in their order. */
  readonly rooms: readonly NewGameRoomName[];
  /** A room with more mess is full. */
  readonly most: number;
};

export const content: NewGameContent = {
  rooms: ["red", "yellow", "green", "blue"],
  most: 5,
};
