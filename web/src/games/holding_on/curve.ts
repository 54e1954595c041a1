/** A scenario in one picture: Billy's health, the memories that became clear, and the turns. */
import type { Entry, GameEvent } from "../../protocol";
import { turningPoints, weightiest, type WeighedTurn } from "../../table/turning_points";
import type { Curve } from "../screens";
import { content } from "./generated/content";

type Point = { readonly ply: number; readonly value: number };

const GOOD = new Set(["clear", "face", "call", "averted"]);
/** How much an event turns the story. Its end is told above the picture and needs no mark. */
const WEIGHTS: Readonly<Record<string, number>> = {
  warning: 80,
  face: 70,
  call: 60,
  band: 50,
  clear: 40,
  averted: 20,
};

export function curve(deal: readonly GameEvent[], entries: readonly Entry[]): Curve {
  let health = content.start_health;
  let clear = 0;
  const line: Point[] = [];
  const memories: Point[] = [];
  const turns: WeighedTurn[] = [];

  const tell = (ply: number, events: readonly GameEvent[]): void => {
    for (const { kind, args } of events) {
      if (kind === "better" || kind === "worse") health = Number(args["health"]);
      if (kind === "clear") clear += 1;
    }
    line.push({ ply, value: health });
    memories.push({ ply, value: clear });
    turns.push(...turningPoints(ply, events, WEIGHTS, GOOD));
  };

  tell(0, deal);
  for (const entry of entries) tell(entry.ply, entry.events);
  return {
    lines: [
      { title: "web-holding-on-curve-health", colour: "var(--health)", points: line },
      { title: "web-holding-on-curve-clear", colour: "var(--memory)", points: memories },
    ],
    turns: weightiest(turns),
  };
}
