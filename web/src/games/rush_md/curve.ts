/** The game in one picture: Reputation and Medical Points, and what turned the tide. */
import type { Entry, GameEvent } from "../../protocol";
import { turningPoints, weightiest, type WeighedTurn } from "../../table/turning_points";
import type { Curve } from "../screens";

const LOSSES = new Set(["untreated", "missed_symbol", "over_treated", "error", "died", "oath"]);
const GAINS = new Set(["served", "discharge"]);
/** How much an event turns the game. */
const WEIGHTS: Readonly<Record<string, number>> = {
  win: 100,
  loss_points: 100,
  loss_objective: 100,
  died: 60,
  fall: 25,
  epidemic: 30,
  served: 25,
  task: 20,
};
const GOOD = new Set(["win", "served", "task"]);

export function curve(deal: readonly GameEvent[], entries: readonly Entry[]): Curve {
  let reputation = 0;
  let points = 0;
  const repute: { ply: number; value: number }[] = [];
  const medical: { ply: number; value: number }[] = [];
  const turns: WeighedTurn[] = [];

  const tell = (ply: number, events: readonly GameEvent[]): void => {
    for (const { kind, args } of events) {
      const count = Number(args["count"] ?? 0);
      if (kind === "objective") points = Number(args["points"]);
      if (LOSSES.has(kind)) points = Math.max(0, points - count);
      if (kind === "task") points += count;
      if (GAINS.has(kind)) reputation += count;
    }
    turns.push(...turningPoints(ply, events, WEIGHTS, GOOD));
    repute.push({ ply, value: reputation });
    medical.push({ ply, value: points });
  };

  tell(0, deal);
  for (const entry of entries) if (entry.events.length > 0) tell(entry.ply, entry.events);

  return {
    lines: [
      { title: "web-rush-curve-reputation", colour: "var(--accent)", points: repute },
      { title: "web-rush-curve-points", colour: "var(--good)", points: medical },
    ],
    turns: weightiest(turns),
  };
}
