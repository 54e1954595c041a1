import type { View } from "../../src/protocol";
import { momentsOf, readGames } from "../written";

export { offers, type Game, type Moment } from "../written";

/** What `changes` of the maker wrote, applied again. */
function applied(before: unknown, change: unknown): unknown {
  const changed = change as Record<string, unknown>;
  if ("new" in changed) return changed["new"];
  if ("rows" in changed) {
    const rows = changed["rows"] as Record<string, unknown>;
    return (before as unknown[]).map((row, number) =>
      String(number) in rows ? applied(row, rows[String(number)]) : row,
    );
  }
  const fields = Object.entries(changed).map(([name, value]) => [
    name,
    applied((before as Record<string, unknown>)?.[name], value),
  ]);
  return { ...(before as object), ...Object.fromEntries(fields) };
}

export const GAMES = readGames(new URL("games.jsonl", import.meta.url));
export const MOMENTS = momentsOf(GAMES, (view, changed) => applied(view, changed) as View);
