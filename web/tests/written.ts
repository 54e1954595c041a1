/** Whole games as a seat was shown them, written down by the `make_games.py` of each game. */
import { readFileSync } from "node:fs";
import type { Happening, Offer, View } from "../src/protocol";

interface Move {
  seat: number;
  action: string;
  legal: string[];
  events: Happening[];
  changed: Record<string, unknown>;
}

export interface Game {
  deal: Happening[];
  view: View;
  moves: Move[];
}

export interface Moment extends Move {
  game: number;
  ply: number;
  before: View;
  after: View;
}

export function readGames(file: URL): readonly Game[] {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as Game);
}

function replaced(view: View, changed: Record<string, unknown>): View {
  return { ...view, ...changed };
}

/** Every move of every game, with the views around it. */
export function momentsOf(games: readonly Game[], apply = replaced): Moment[] {
  return games.flatMap((game, number) => {
    let view = game.view;
    return game.moves.map((move, ply) => {
      const before = view;
      view = apply(view, move.changed);
      return { ...move, game: number, ply, before, after: view };
    });
  });
}

export function offers(seat: number, actions: readonly string[]): Offer[] {
  return actions.map((action) => ({ seat, action, say: { id: "", args: {} } }));
}
