import rules from "../../../src/wardroom/games/holding_on/game.py?raw";
import type { HoldingView } from "../../src/games/holding_on/generated/view";
import type { GameEvent } from "../../src/protocol";
import { type Game, momentsOf, readGames } from "../written";

export type HoldingGame = Game<HoldingView>;

export const GAMES = readGames<HoldingView>(new URL("games.jsonl", import.meta.url));
export const MOMENTS = momentsOf(GAMES);

/** Everything that was told of a game, the deal first. */
export function whole(game: HoldingGame): readonly GameEvent[] {
  return [...game.deal, ...game.moves.flatMap(({ events }) => events)];
}

/** The last view of a game. */
export function last(game: HoldingGame): HoldingView {
  const number = GAMES.indexOf(game);
  return MOMENTS.findLast((moment) => moment.number === number)?.after ?? game.view;
}

/** An event as it is told, without what it changes. */
export function told(kind: string, args: Readonly<Record<string, unknown>> = {}): GameEvent {
  return { kind, args, changed: null };
}

/** What names a thing, as the rules floor has it. */
export const VOCABULARY: Readonly<Record<string, string[]>> = Object.fromEntries(
  [...rules.matchAll(/^ {12}"(\w+)": \(([^)]*)\),$/gm)].map(([, name = "", prefixes = ""]) => [
    name,
    [...prefixes.matchAll(/"(\w+)"/g)].map(([, prefix = ""]) => prefix),
  ]),
);
