/** What cards tell of things: each game has a table of them, by the kind in a thing's key. */

import type { Scene } from "../../games/scene";
import type { ThingTold } from "../../games/screens";
import type { View } from "../../protocol";
import type { Words } from "../../words/words";

/** A thing that is asked about, and all that its card may be told from. */
export interface Asked<V extends View, P = unknown> {
  /** What comes after the kind in its key, and after that. */
  readonly id: string;
  readonly more: string;
  readonly view: V;
  readonly words: Words;
  /** The seat of the one who asks; -1 for spectators. */
  readonly seat: number;
  readonly ahead: P | null;
  readonly plans: Scene["plans"];
}

export type Tellers<V extends View, P = unknown> = Readonly<
  Record<string, (asked: Asked<V, P>) => ThingTold | null>
>;

/** `GameScreens.thing` from such a table. */
export function thingsOf<V extends View, P = unknown>(
  tellers: Tellers<V, P>,
): (
  key: string,
  view: V,
  words: Words,
  seat?: number,
  ahead?: P | null,
  plans?: Scene["plans"],
) => ThingTold | null {
  return (key, view, words, seat = -1, ahead = null, plans = new Map()) => {
    const [kind = "", id = "", more = ""] = key.split(":");
    return tellers[kind]?.({ id, more, view, words, seat, ahead, plans }) ?? null;
  };
}
