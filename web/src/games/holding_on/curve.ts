/** A scenario in one picture: Billy's health, the memories that became clear, and the turns. */
import type { Entry, GameEvent } from "../../protocol";
import type { Curve } from "../screens";
import { content } from "./generated/content";

type Turn = Curve["turns"][number];
type WeighedTurn = Turn & { readonly weight: number };
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
/** More turning points than this cannot be told apart in one picture. */
const MOST = 8;

function turningPoints(ply: number, events: readonly GameEvent[]): readonly WeighedTurn[] {
  return events.flatMap(({ kind, args }) => {
    const weight = WEIGHTS[kind];
    if (weight === undefined) return [];
    return [{ ply, say: { id: `log-${kind}`, args }, good: GOOD.has(kind), weight }];
  });
}

/** The weightiest, in the order of the story. */
function weightiest(turns: readonly WeighedTurn[]): readonly Turn[] {
  const kept = new Set(turns.toSorted((a, b) => b.weight - a.weight).slice(0, MOST));
  return turns.filter((turn) => kept.has(turn));
}

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
    turns.push(...turningPoints(ply, events));
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
