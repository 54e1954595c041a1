/** The game in one picture: the points of each hospital, as every turn tells them. */
import type { Entry, GameEvent } from "../../protocol";
import { retold, weightiest, type WeighedTurn } from "../../table/turning_points";
import type { Curve, CurveLine } from "../screens";
import { beats } from "./generated/beats";

/** The points of all hospitals at a moment, and whose turn has just ended. */
interface Standing {
  readonly ply: number;
  readonly points: readonly number[];
  /** What the points are made of: for each item those of all hospitals. */
  readonly parts: Readonly<Record<Item, readonly number[]>>;
}

/** The parts of the points, from the ground of the picture up, and what they are called. */
const PARTS = { rooms: "rooms", stations: "stations", stock: "cubes", line: "line" } as const;
type Item = keyof typeof PARTS;
const ITEMS = Object.keys(PARTS) as readonly Item[];

const COLOURS = ["var(--seat-0)", "var(--seat-1)", "var(--seat-2)", "var(--seat-3)"];
/** A lead that changes by less has not turned the game. */
const LEAST_CHANGE = 2;

/** How far a hospital is ahead of the best of the others; below 0 if it is behind. */
function lead(points: readonly number[], seat: number): number {
  return (points[seat] ?? 0) - Math.max(...points.filter((_, other) => other !== seat));
}

/** Whose lead a turn changed most, and by how much; the one who gained or lost more where two are alike. */
function swing(before: Standing, after: Standing): WeighedTurn | null {
  const changes = after.points.map((now, seat) => ({
    seat,
    gain: now - (before.points[seat] ?? 0),
    change: Math.abs(lead(after.points, seat) - lead(before.points, seat)),
    now,
  }));
  const [most] = changes.toSorted(
    (a, b) => b.change - a.change || Math.abs(b.gain) - Math.abs(a.gain),
  );
  if (!most || most.change < LEAST_CHANGE || most.gain === 0) return null;
  return {
    ply: after.ply,
    say: {
      id: most.gain > 0 ? "web-quarantine-turned-up" : "web-quarantine-turned-down",
      args: { seat: most.seat, count: Math.abs(most.gain), points: most.now },
    },
    good: most.gain > 0,
    weight: most.change,
  };
}

function numbers(told: unknown): readonly number[] {
  return Array.isArray(told) ? told.map(Number) : [];
}

function each<T>(make: (item: Item) => T): Record<Item, T> {
  return Object.fromEntries(ITEMS.map((item) => [item, make(item)])) as Record<Item, T>;
}

export function curve(deal: readonly GameEvent[], entries: readonly Entry[], seats: number): Curve {
  const standings: Standing[] = [];
  const tell = (ply: number, events: readonly GameEvent[]): void => {
    const counted = events.filter(({ kind }) => kind === "score");
    for (const { args } of events) {
      if (Array.isArray(args["points"]))
        standings.push({
          ply,
          points: numbers(args["points"]),
          parts: each((item) => numbers(args[item])),
        });
    }
    if (counted.length > 0) {
      const column = (name: string): number[] => {
        const found: number[] = [];
        for (const { args } of counted) found[Number(args["seat"])] = Number(args[name]);
        return found;
      };
      standings.push({ ply, points: column("count"), parts: each(column) });
    }
  };
  const turns = retold(deal, entries, beats, tell);
  const swings = standings.flatMap((after, number) => {
    const before = standings[number - 1];
    return before ? (swing(before, after) ?? []) : [];
  });
  /** What a number was at each moment at which it is known. */
  const drawn = (value: (moment: Standing) => number | undefined): CurveLine["points"] =>
    standings.flatMap((moment) => {
      const known = value(moment);
      return known === undefined ? [] : [{ ply: moment.ply, value: known }];
    });
  return {
    lines: Array.from({ length: seats }, (_, seat) => ({
      title: "web-quarantine-curve-seat",
      args: { seat },
      colour: COLOURS[seat] ?? "var(--ink)",
      points: drawn((moment) => moment.points[seat]),
      parts: ITEMS.map((item) => ({
        title: `web-quarantine-item-${PARTS[item]}`,
        points: drawn((moment) => moment.parts[item][seat]),
      })),
    })),
    turns: weightiest([...swings, ...turns]),
  };
}
