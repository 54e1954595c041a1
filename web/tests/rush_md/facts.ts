/** What `make_facts.py` wrote down for the tests. */
import { readFileSync } from "node:fs";
import type { Happening, Offer, View } from "../../src/protocol";
import { seen, type Boards, type RushView } from "../../src/games/rush_md/view";
import type { Point, Sample } from "../../src/games/rush_md/traces";

function lines<Row>(name: string): readonly Row[] {
  const text = readFileSync(new URL(name, import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);
}

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

export interface Moment {
  action: string;
  legal: string[];
  events: Happening[];
  view: View;
}

export const TRACES = lines<JudgedTrace>("traces.jsonl");
export const ACTIONS = lines<string>("actions.jsonl");
export const ROUND = lines<Moment>("round.jsonl");

export function offers(actions: readonly string[], seat = 0): Offer[] {
  return actions.map((action) => ({ seat, action, say: { id: "", args: {} } }));
}

/** The view after this action of the round. */
export function after(action: string): { view: RushView; boards: Boards } {
  const moment = ROUND.find((each) => each.action === action);
  if (!moment) throw new Error(`The round has no “${action}”.`);
  const view = seen(moment.view);
  if (!view.boards) throw new Error("The boards are covered.");
  return { view, boards: view.boards };
}
