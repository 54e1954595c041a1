import type { QuarantineView } from "../../src/games/quarantine/generated/view";
import { momentsOf, readGames } from "../written";

export { offer } from "../written";

export const GAMES = readGames<QuarantineView>(new URL("games.jsonl", import.meta.url));
export const MOMENTS = momentsOf(GAMES);
