/**
 * The game in one picture: the points of each hospital as far as events tell them. Nurses' stations
 * that come and go while tiles are laid are not told by events, so those of the beginning stay until
 * the points are counted.
 */
import type { Entry, Happening } from "../../protocol";
import type { Curve } from "../screens";
import { isRoom } from "./view";

type Turn = Curve["turns"][number];
type WeighedTurn = Turn & { readonly weight: number };

interface Books {
  rooms: number;
  stations: number;
  /** Cured patients in the own stock. */
  stock: number;
  line: number;
  /** The points of the final count, once they are known. */
  final: number | null;
}

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

function patients(cubes: unknown): number {
  return Array.isArray(cubes) ? cubes.filter((cube) => cube !== "grey").length : 0;
}

function book(books: readonly Books[], { kind, args }: Happening, paid: number): void {
  const own = books[Number(args["seat"])];
  const owner = books[Number(args["owner"])];
  const tiles = Array.isArray(args["tiles"]) ? args["tiles"].map(String) : [];
  if (kind === "hospital" && own) own.stations = Number(args["count"]);
  if (kind === "queue" && owner) owner.line += 1;
  if (kind === "admit" && own) own.line -= (args["colours"] as unknown[]).length;
  if (kind === "cure" && own) own.stock += Number(args["count"]);
  if (kind === "pharmacy" && own) own.line -= 1;
  if ((kind === "pharmacy" || kind === "gift_shop") && own) own.stock += 1;
  if ((kind === "contract" || kind === "buy") && own) own.stock -= patients(args["cubes"]);
  if (kind === "refund" && owner) owner.stock += patients(args["cubes"]);
  if (kind === "security" && owner) owner.stock += paid;
  if (kind === "place" && own && isRoom(String(args["tile"]))) own.rooms += 1;
  if (kind === "rebuild_add" && own) own.rooms += tiles.filter(isRoom).length;
  if (kind === "rebuild_remove" && own) own.rooms -= tiles.filter(isRoom).length;
  if (kind === "score" && own) own.final = Number(args["count"]);
}

function points({ rooms, stations, stock, line, final }: Books): number {
  return final ?? rooms + stations + Math.floor(stock / 2) + (line === 0 ? 1 : 0);
}

function turningPoints(ply: number, events: readonly Happening[]): readonly WeighedTurn[] {
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

export function curve(deal: readonly Happening[], entries: readonly Entry[], seats: number): Curve {
  const books = Array.from({ length: seats }, (): Books => ({
    rooms: 0,
    stations: 0,
    stock: 0,
    line: 0,
    final: null,
  }));
  const lines = books.map((): { ply: number; value: number }[] => []);
  const turns: WeighedTurn[] = [];

  const tell = (ply: number, events: readonly Happening[]): void => {
    let paid = 0;
    for (const event of events) {
      if (event.kind === "buy") paid = patients(event.args["cubes"]);
      book(books, event, paid);
    }
    books.forEach((each, seat) => lines[seat]?.push({ ply, value: points(each) }));
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
