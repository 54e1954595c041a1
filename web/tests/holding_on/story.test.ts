import { describe, expect, test } from "vitest";
import { beat, heading } from "../../src/games/holding_on/beats";
import { begun, pages, pulses, spoken } from "../../src/games/holding_on/chronicle";
import { curve } from "../../src/games/holding_on/curve";
import { usual } from "../../src/games/holding_on/usual";
import type { Entry, GameCard, Happening } from "../../src/protocol";
import { GAMES, type Game } from "./games";

function entries(game: Game): Entry[] {
  return game.moves.map(({ seat, events }, number) => ({
    step: number + 1,
    ply: number + 1,
    seat,
    events,
    made: 0,
    undone: false,
    action: null,
    reason: null,
    at: 0,
    nonce: null,
  }));
}

function whole(game: Game): Happening[] {
  return [...game.deal, ...game.moves.flatMap(({ events }) => events)];
}

describe("the book", () => {
  test("opens with introduction, rules and goal", () => {
    const [game] = GAMES;
    expect(pages(game!.deal).map(({ part }) => part)).toEqual([
      "intro-1",
      "intro-2",
      "setup",
      "goal",
    ]);
    expect(begun(game!.deal)).toBe(false);
  });

  test("ends with the last page of the scenario", () => {
    for (const game of GAMES) {
      expect(pages(whole(game)).at(-1)?.part).toMatch(/^(win|death|transfer)$/);
      expect(begun(whole(game))).toBe(true);
    }
  });
});

describe("the line of health", () => {
  test.each(GAMES.map((game, number) => [number + 1, game] as const))(
    "begins at 28 and ends with the last health of game %i",
    (_, game) => {
      const line = pulses(whole(game), 28);
      const last = game.moves.reduce((view, { changed }) => ({ ...view, ...changed }), game.view);
      expect(line[0]).toEqual({ time: 0, health: 28 });
      expect(line.at(-1)?.health).toBe(last["health"]);
    },
  );

  test("never runs back in time", () => {
    for (const game of GAMES) {
      const times = pulses(whole(game), 28).map(({ time }) => time);
      for (const [place, time] of times.slice(1, -1).entries()) {
        expect(time).toBeGreaterThanOrEqual(times[place] ?? 0);
      }
    }
  });
});

test("what is said belongs to its shift and is forgotten with it", () => {
  const talk: Happening[] = [
    { kind: "reveal", args: {} },
    { kind: "talk", args: {} },
    { kind: "worse", args: {} },
    { kind: "hazy", args: {} },
  ];
  expect(spoken(talk).map(({ kind }) => kind)).toEqual(["talk", "hazy"]);
  expect(spoken([...talk, { kind: "reveal", args: {} }])).toEqual([]);
});

describe("the curve of a scenario", () => {
  test.each(GAMES.map((game, number) => [number + 1, game] as const))(
    "counts health and clear memories of game %i",
    (_, game) => {
      const { lines, turns } = curve(game.deal, entries(game));
      const clear = whole(game).filter(({ kind }) => kind === "clear").length;
      expect(lines[1]?.points.at(-1)?.value).toBe(clear);
      expect(turns.length).toBeLessThanOrEqual(8);
    },
  );
});

test("every event that is told is shown for a while, pages wait for their reader", () => {
  for (const { kind, args } of GAMES.flatMap(whole)) {
    if (kind === "page" || kind === "look") continue;
    expect(beat({ kind, args }).ms, kind).toBeGreaterThan(0);
  }
  expect(beat({ kind: "page", args: {} }).ms).toBe(0);
});

test("a day has a heading in the log", () => {
  expect(heading({ kind: "day", args: {} })).toBe(true);
  expect(heading({ kind: "reveal", args: {} })).toBe(false);
});

describe("a table that needs no questions", () => {
  const card = (colleagues: string[]): GameCard => ({ colleagues }) as unknown as GameCard;

  test("one person works with two colleagues who know the ward", () => {
    expect(usual(1, card(["random", "carer"])).seats.map(({ colleague }) => colleague)).toEqual([
      null,
      "carer",
      "carer",
    ]);
  });

  test("without them one person plays both doctors  (HOL-21.14)", () => {
    expect(usual(1, card(["random"])).seats).toHaveLength(1);
  });

  test("people at one screen play among themselves", () => {
    expect(usual(3, card(["random", "carer"])).seats).toHaveLength(3);
  });
});
