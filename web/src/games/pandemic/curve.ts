/** The game in one picture: cubes on the board, and what turned the tide. */
import type { Entry, GameEvent } from "../../protocol";
import { retold, weightiest } from "../../table/turning_points";
import type { Curve, CurveLine, CurvePoint } from "../screens";
import { COLOURS } from "./facts";
import { beats } from "./generated/beats";

const PLACED = new Set(["setup", "infect", "spread"]);
const REMOVED = new Set(["treat", "clear"]);

function placed(event: GameEvent): { colour: number; count: number } | null {
  const sign = PLACED.has(event.kind) ? 1 : REMOVED.has(event.kind) ? -1 : 0;
  if (sign === 0) return null;
  const colour = COLOURS.findIndex((each) => each === event.args["colour"]);
  return { colour, count: sign * Number(event.args["count"]) };
}

/** A chain of outbreaks is one turning point, told by its last outbreak; long ones weigh more. */
function weigh(weight: number, event: GameEvent, together: readonly GameEvent[]): number {
  if (event.kind !== "outbreak") return weight;
  const chain = together.filter(({ kind }) => kind === "outbreak");
  return event === chain.at(-1) ? weight * chain.length : 0;
}

export function curve(deal: readonly GameEvent[], entries: readonly Entry[]): Curve {
  const counts = COLOURS.map(() => 0);
  const lines = COLOURS.map((): CurvePoint[] => []);
  const all: CurvePoint[] = [];
  const tell = (ply: number, events: readonly GameEvent[]): void => {
    for (const event of events) {
      const change = placed(event);
      if (change && change.colour >= 0) {
        counts[change.colour] = (counts[change.colour] ?? 0) + change.count;
      }
    }
    counts.forEach((value, colour) => lines[colour]?.push({ ply, value }));
    all.push({ ply, value: counts.reduce((sum, value) => sum + value, 0) });
  };
  const turns = retold(deal, entries, beats, tell, weigh);

  const total: CurveLine = { title: "web-pandemic-curve-all", colour: "var(--ink)", points: all };
  const diseases = COLOURS.map((colour, number) => ({
    title: `web-pandemic-curve-${colour}`,
    colour: `var(--disease-${colour})`,
    points: lines[number] ?? [],
  }));
  return { lines: [total, ...diseases], turns: weightiest(turns) };
}
