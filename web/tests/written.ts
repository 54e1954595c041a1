/** Whole games as a seat was shown them, written down by `python -m tools.recorded`. */
import { readFileSync } from "node:fs";
import type { GameEvent, Offer, Said, View } from "../src/protocol";

interface Move<V> {
  readonly seat: number;
  readonly action: string;
  readonly offers: readonly Offer[];
  readonly asking: Said;
  readonly events: readonly GameEvent[];
  readonly changed: Partial<V>;
  /** What lay ahead, after some of the moves of a game that tells it. */
  readonly prospects?: unknown;
}

export interface Game<V extends View = View> {
  readonly game: string;
  readonly watched: number;
  readonly deal: readonly GameEvent[];
  readonly view: V;
  readonly moves: readonly Move<V>[];
}

export interface Moment<V extends View = View> extends Move<V> {
  readonly number: number;
  readonly ply: number;
  readonly before: V;
  /** The view after each event, and last after the move. */
  readonly steps: readonly V[];
  readonly after: V;
}

export function readGames<V extends View>(file: URL): readonly Game<V>[] {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as Game<V>);
}

/** Every move of every game, with the views around it. */
export function momentsOf<V extends View>(games: readonly Game<V>[]): Moment<V>[] {
  return games.flatMap((game, number) => {
    let view = game.view;
    return game.moves.map((move, ply) => {
      const before = view;
      const steps = [...move.events.map((event) => event.changed ?? {}), move.changed].map(
        (changed) => (view = { ...view, ...changed }),
      );
      return { ...move, number, ply, before, steps, after: view };
    });
  });
}

/** An offer as bare as can be. */
export function offer(seat: number, action: string, more: Partial<Offer> = {}): Offer {
  const say = { id: "", args: {} };
  return {
    seat,
    action,
    say,
    lights: [],
    final: false,
    cost: null,
    usual: false,
    careful: false,
    times: 1,
    into: [],
    group: "",
    ...more,
  };
}
