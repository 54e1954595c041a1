/** A shift of one person as it was shown, and traces with what the rules say of them. */
import { readFileSync } from "node:fs";
import type { RushView } from "../../src/games/rush_md/generated/view";
import type { Point, Sample } from "../../src/games/rush_md/traces";
import { momentsOf, readGames, type Moment } from "../written";

export interface JudgedTrace {
  trace: Sample[];
  took: number;
  piece: "organ" | "token" | "disc";
  origin: Point;
  target: Point;
  kind: "bed" | "storage" | "syringe" | "hole" | "table";
  tweezers: string;
  bed: string;
  balance: number;
}

export const TRACES: readonly JudgedTrace[] = readFileSync(
  new URL("traces.jsonl", import.meta.url),
  "utf8",
)
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as JudgedTrace);

export const MOMENTS = momentsOf(readGames<RushView>(new URL("games.jsonl", import.meta.url)));
/** Round 1 of a first game. */
export const ROUND = MOMENTS.filter(({ number }) => number === 0);

function moment(action: string): Moment<RushView> {
  const found = ROUND.find((each) => each.action === action);
  if (!found) throw new Error(`The round has no “${action}”.`);
  return found;
}

/** What was seen and offered before this action of the round. */
export function before(action: string): Moment<RushView> {
  return moment(action);
}

/** The view after this action of the round. */
export function after(action: string): RushView {
  return moment(action).after;
}
