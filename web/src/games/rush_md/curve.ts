/** The game in one picture: Reputation and Medical Points, and what turned the tide. */
import type { Entry, GameEvent } from "../../protocol";
import { retold, weightiest } from "../../table/turning_points";
import type { Curve, CurvePoint } from "../screens";
import { beats } from "./generated/beats";

const LOSSES = new Set(["untreated", "missed_symbol", "over_treated", "error", "died", "oath"]);
const GAINS = new Set(["served", "discharge"]);

export function curve(deal: readonly GameEvent[], entries: readonly Entry[]): Curve {
  let reputation = 0;
  let points = 0;
  const repute: CurvePoint[] = [];
  const medical: CurvePoint[] = [];
  const turns = retold(deal, entries, beats, (ply, events) => {
    if (events.length === 0) return;
    for (const { kind, args } of events) {
      const count = Number(args["count"] ?? 0);
      if (kind === "objective") points = Number(args["points"]);
      if (LOSSES.has(kind)) points = Math.max(0, points - count);
      if (kind === "task") points += count;
      if (GAINS.has(kind)) reputation += count;
    }
    repute.push({ ply, value: reputation });
    medical.push({ ply, value: points });
  });
  return {
    lines: [
      { title: "web-rush-curve-reputation", colour: "var(--accent)", points: repute },
      { title: "web-rush-curve-points", colour: "var(--good)", points: medical },
    ],
    turns: weightiest(turns),
  };
}
