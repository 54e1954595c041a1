import { momentsOf, readGames } from "../written";

export { offers, type Game } from "../written";

export const GAMES = readGames(new URL("games.jsonl", import.meta.url));
export const MOMENTS = momentsOf(GAMES);
