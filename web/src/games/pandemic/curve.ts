/** The game in one picture: cubes on the board, and what turned the tide. */
import type { Entry, GameEvent } from "../../protocol";
import { standing, turningPoint, weightiest, type WeighedTurn } from "../../table/turning_points";
import type { Curve, CurveLine } from "../screens";
import { COLOURS } from "./facts";

const PLACED = new Set(["setup", "infect", "spread"]);
const REMOVED = new Set(["treat", "clear"]);
const GOOD = new Set(["cure", "eradicate", "win"]);
/** How much an event turns the game; the more outbreaks in a chain, the more it weighs. */
const WEIGHTS: Readonly<Record<string, number>> = {
  win: 100,
  loss_outbreaks: 100,
  loss_cubes: 100,
  loss_deck: 100,
  cure: 80,
  eradicate: 40,
  epidemic: 30,
};
const OUTBREAK = 15;

function placed(event: GameEvent): { colour: number; count: number } | null {
  const sign = PLACED.has(event.kind) ? 1 : REMOVED.has(event.kind) ? -1 : 0;
  if (sign === 0) return null;
  const colour = COLOURS.findIndex((each) => each === event.args["colour"]);
  return { colour, count: sign * Number(event.args["count"]) };
}

/** A chain of outbreaks is one turning point, told by its last outbreak. */
function turningPoints(ply: number, events: readonly GameEvent[]): readonly WeighedTurn[] {
  const last = events.findLastIndex(({ kind }) => kind === "outbreak");
  const chain = events.filter(({ kind }) => kind === "outbreak").length;
  return events
    .filter(({ kind }, number) => kind in WEIGHTS || number === last)
    .map((event) => turningPoint(ply, event, GOOD, WEIGHTS[event.kind] ?? OUTBREAK * chain));
}

export function curve(deal: readonly GameEvent[], entries: readonly Entry[]): Curve {
  const counts = COLOURS.map(() => 0);
  const lines = COLOURS.map((): { ply: number; value: number }[] => []);
  const all: { ply: number; value: number }[] = [];
  const turns: WeighedTurn[] = [];

  const tell = (ply: number, events: readonly GameEvent[]): void => {
    for (const event of events) {
      const change = placed(event);
      if (change && change.colour >= 0) {
        counts[change.colour] = (counts[change.colour] ?? 0) + change.count;
      }
    }
    counts.forEach((value, colour) => lines[colour]?.push({ ply, value }));
    all.push({ ply, value: counts.reduce((sum, value) => sum + value, 0) });
    turns.push(...turningPoints(ply, events));
  };

  tell(0, deal);
  for (const entry of standing(entries)) tell(entry.ply, entry.events);

  const total: CurveLine = { title: "web-pandemic-curve-all", colour: "var(--ink)", points: all };
  const diseases = COLOURS.map((colour, number) => ({
    title: `web-pandemic-curve-${colour}`,
    colour: `var(--disease-${colour})`,
    points: lines[number] ?? [],
  }));
  return { lines: [total, ...diseases], turns: weightiest(turns) };
}
