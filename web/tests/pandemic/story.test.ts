import { describe, expect, test } from "vitest";
import { beats } from "../../src/games/pandemic/generated/beats";
import { curve } from "../../src/games/pandemic/curve";
import { content } from "../../src/games/pandemic/generated/content";
import type { Entry, GameEvent } from "../../src/protocol";
import { GAMES, MOMENTS } from "./games";
import { paced } from "../../src/table/beats";

const { beat, heading } = paced(beats);

type Game = (typeof GAMES)[number];

function event(kind: string, args: GameEvent["args"] = {}): GameEvent {
  return { kind, args, changed: null };
}

function entries(game: Game): Entry[] {
  return game.moves.map(({ seat, events }, number) => ({
    step: number + 1,
    ply: number + 1,
    seat,
    events: [...events],
    made: 0,
    undone: false,
    action: null,
    reason: null,
    at: 0,
    nonce: null,
  }));
}

describe("the curve of a game", () => {
  test.each(GAMES.map((game, number) => [number, game] as const))(
    "ends with the cubes that lie on the board at the end of game %i",
    (number, game) => {
      const last = MOMENTS.findLast((moment) => moment.number === number);
      const supply = last?.after.supply ?? [];
      const [all, ...diseases] = curve(game.deal, entries(game)).lines;
      const left = diseases.map((line) => line.points.at(-1)?.value);
      expect(left).toEqual(supply.map((cubes) => content.cubes_per_colour - cubes));
      expect(all?.points.at(-1)?.value).toBe(
        left.reduce((sum, cubes = 0) => (sum ?? 0) + cubes, 0),
      );
    },
  );

  test("begins with the eighteen cubes of the deal", () => {
    expect(curve(GAMES[0]!.deal, []).lines[0]?.points).toEqual([{ ply: 0, value: 18 }]);
  });

  test("knows nothing of moves that were taken back", () => {
    const treat = event("treat", { seat: 0, city: "lima", colour: "yellow", count: 1 });
    const [move] = entries({ ...GAMES[0]!, moves: GAMES[0]!.moves.slice(0, 1) });
    const taken: Entry[] = [
      { ...move!, events: [treat] },
      { ...move!, step: 2, ply: 0, events: [], undone: true },
    ];
    expect(curve(GAMES[0]!.deal, taken).lines[0]?.points).toHaveLength(1);
  });

  test("tells a chain of outbreaks once", () => {
    const outbreak = (outbreaks: number) =>
      event("outbreak", { city: "lima", colour: "yellow", outbreaks });
    const [move] = entries(GAMES[0]!);
    const { turns } = curve([], [{ ...move!, events: [outbreak(1), outbreak(2)] }]);
    expect(turns.map(({ say }) => say.args["outbreaks"])).toEqual([2]);
  });

  test("marks the eight weightiest turning points at most, in the order of the game", () => {
    const [move] = entries(GAMES[0]!);
    const kinds = [...Array<string>(9).fill("epidemic"), "cure", "outbreak", "win"];
    const moves = kinds.map((kind, place) => ({
      ...move!,
      step: place + 1,
      ply: place + 1,
      events: [event(kind)],
    }));
    const told = curve([], moves).turns.map(({ say }) => say.id);
    expect(told).toEqual([...Array<string>(6).fill("log-epidemic"), "log-cure", "log-win"]);
  });
});

test("every event of whole games is shown for a while, and cubes one after the other", () => {
  for (const { moves } of GAMES) {
    for (const told of moves.flatMap(({ events }) => events)) {
      expect(beat(told).ms, told.kind).toBeGreaterThan(0);
    }
  }
  const infect = (count: number) => event("infect", { city: "lima", count });
  expect(beat(infect(3)).ms).toBeGreaterThan(beat(infect(1)).ms);
});

test("a turn is a heading in the log", () => {
  expect(heading(event("turn"))).toBe(true);
  expect(heading(event("drive"))).toBe(false);
});
