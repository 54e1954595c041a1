import type { PandemicView } from "../../src/games/pandemic/generated/view";
import { momentsOf, readGames } from "../written";

export { offer } from "../written";

export const GAMES = readGames<PandemicView>(new URL("games.jsonl", import.meta.url));
export const MOMENTS = momentsOf(GAMES);
