/** The game in one picture: the points of each hospital, as every turn tells them. */
import type { Entry, GameEvent } from "../../protocol";
import type { Curve } from "../screens";

type Turn = Curve["turns"][number];
type WeighedTurn = Turn & { readonly weight: number };

const COLOURS = ["var(--seat-0)", "var(--seat-1)", "var(--seat-2)", "var(--seat-3)"];
/** How much an event turns the game. */
const WEIGHTS: Readonly<Record<string, number>> = {
  win_points: 100,
  win_tiles: 100,
  win_stations: 100,
  shared: 100,
  last_tile: 90,
  last_patient: 90,
  spread: 40,
  refund: 35,
  contract: 20,
};
const GOOD = new Set(["win_points", "win_tiles", "win_stations", "shared", "refund", "contract"]);
/** So many patients cured at once are worth a mark. */
const MANY = 3;
/** More turning points than this cannot be told apart in one picture. */
const MOST = 8;

/** Moves that were taken back have not happened. */
function standing(entries: readonly Entry[]): readonly Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries) {
    if (entry.undone) kept.pop();
    else kept.push(entry);
  }
  return kept;
}

function turningPoints(ply: number, events: readonly GameEvent[]): readonly WeighedTurn[] {
  return events.flatMap(({ kind, args }) => {
    const cured = kind === "cure" && Number(args["count"]) >= MANY ? 10 * Number(args["count"]) : 0;
    const weight = WEIGHTS[kind] ?? cured;
    if (weight === 0) return [];
    const say = { id: `log-${kind.replaceAll("_", "-")}`, args };
    return [{ ply, say, good: GOOD.has(kind) || cured > 0, weight }];
  });
}

/** The weightiest, in the order of the game. */
function weightiest(turns: readonly WeighedTurn[]): readonly Turn[] {
  const kept = new Set(turns.toSorted((a, b) => b.weight - a.weight).slice(0, MOST));
  return turns.filter((turn) => kept.has(turn));
}

export function curve(deal: readonly GameEvent[], entries: readonly Entry[], seats: number): Curve {
  const lines = Array.from({ length: seats }, (): { ply: number; value: number }[] => []);
  const turns: WeighedTurn[] = [];

  const tell = (ply: number, events: readonly GameEvent[]): void => {
    for (const { kind, args } of events) {
      const { points } = args;
      if (Array.isArray(points)) {
        points.forEach((value, seat) => lines[seat]?.push({ ply, value: Number(value) }));
      }
      if (kind === "score")
        lines[Number(args["seat"])]?.push({ ply, value: Number(args["count"]) });
    }
    turns.push(...turningPoints(ply, events));
  };

  tell(0, deal);
  for (const entry of standing(entries)) tell(entry.ply, entry.events);
  return {
    lines: lines.map((line, seat) => ({
      title: "web-quarantine-curve-seat",
      args: { seat },
      colour: COLOURS[seat] ?? "var(--ink)",
      points: line,
    })),
    turns: weightiest(turns),
  };
}
