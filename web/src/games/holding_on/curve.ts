/** A scenario in one picture: Billy's health, the memories that became clear, and the turns. */
import type { Entry, GameEvent } from "../../protocol";
import { retold, weightiest } from "../../table/turning_points";
import type { Curve, CurvePoint } from "../screens";
import { beats } from "./generated/beats";
import { content } from "./generated/content";

export function curve(deal: readonly GameEvent[], entries: readonly Entry[]): Curve {
  let health = content.start_health;
  let clear = 0;
  const line: CurvePoint[] = [];
  const memories: CurvePoint[] = [];
  const turns = retold(deal, entries, beats, (ply, events) => {
    for (const { kind, args } of events) {
      if (kind === "better" || kind === "worse") health = Number(args["health"]);
      if (kind === "clear") clear += 1;
    }
    line.push({ ply, value: health });
    memories.push({ ply, value: clear });
  });
  return {
    lines: [
      { title: "web-holding-on-curve-health", colour: "var(--health)", points: line },
      { title: "web-holding-on-curve-clear", colour: "var(--memory)", points: memories },
    ],
    turns: weightiest(turns),
  };
}
