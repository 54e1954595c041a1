/** What a stage needs of the table, or of the record, that it shows. */

import type { PagesRead } from "../games/pages_read";
import type { Gesture, Player, RunningClock, Spot } from "../games/scene";
import type { Entry, GameEvent, Obstacle, Offer, Position, Said } from "../protocol";
import type { Words } from "../words/words";
import type { ToldPlan } from "./pings.svelte";

/** What has a stage: a table, or a record that is looked through. */
export interface Host {
  readonly own: readonly number[];
  readonly players: readonly Player[];
  readonly words: Words;
  readonly past: boolean;
  readonly deal: readonly GameEvent[];
  readonly entries: readonly Entry[];
  /** Something was sent and is not answered yet. */
  readonly busy: boolean;
  /** The groups of the game's offers, in the order in which people look for them. */
  readonly groups: readonly string[];
  /** All act at once: what may be done stays in sight while something is on its way. */
  readonly timed: boolean;
  readonly clock: RunningClock | null;
  take(offer: Offer): void;
  enact(seat: number, ...actions: readonly (string | Gesture)[]): Promise<boolean>;
  say(text: string): void;
  /** Show everybody at the table a thing; missing where nobody else would see it. */
  readonly point?: ((thing: string) => void) | null;
  /** Somebody is learning: what the others do is shown slowly enough to be followed. */
  readonly unhurried?: boolean;
  hand(thing: string, seat: number | null): void;
  /** Where hands are; missing where nobody else can be there. */
  moveHand?(at: Spot | null): void;
  readonly hands?: ReadonlyMap<number, Spot>;
  /** Say why something cannot be done, where refusals of the server stand. */
  refuse?(why: Said): void;
  /** What colleagues say they are after, by seat; missing where nobody says so. */
  readonly plans?: ReadonlyMap<number, ToldPlan>;
  /** What was handed to whom; missing where nobody can have done so. */
  readonly handed?: ReadonlyMap<string, number | null>;
  readonly pages?: PagesRead;
  /** What stands in the way of each of these actions that cannot be taken now. */
  explain(actions: readonly string[]): Promise<readonly Obstacle[]>;
  /** What lies ahead of this position, as far as that is known by now. */
  foreseen(position: Position): unknown;
  /** Ask what lies ahead of the present; over when it is known, or when no answer comes. */
  lookAhead(): Promise<void>;
}
