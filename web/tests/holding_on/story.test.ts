import { describe, expect, test } from "vitest";
import { beats } from "../../src/games/holding_on/generated/beats";
import { hour, pages, pulses, spoken } from "../../src/games/holding_on/chronicle";
import { curve } from "../../src/games/holding_on/curve";
import { usual } from "../../src/games/holding_on/usual";
import type { Entry, GameCard, GameEvent } from "../../src/protocol";
import { GAMES, type HoldingGame, last, told, whole } from "./games";
import { paced } from "../../src/table/beats";

const { beat, heading } = paced(beats);

function entries(game: HoldingGame): Entry[] {
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

describe("the book", () => {
  test("opens with introduction, rules and goal", () => {
    const [game] = GAMES;
    expect(pages(game!.deal).map(({ part }) => part)).toEqual([
      "intro-1",
      "intro-2",
      "setup",
      "rules",
      "goal",
    ]);
    expect(hour(game!.deal)).toBe("laid");
  });

  test("ends with the last page of the scenario", () => {
    for (const game of GAMES) {
      const history = [...whole(game), told("loss_health", { ending: "01-death" })];
      expect(pages(history).at(-1)?.part).toBe("death");
      expect(hour(history)).toBe("later");
    }
  });
});

describe("someone who sits down", () => {
  test("is in the first shift until the second card is turned up", () => {
    const [game] = GAMES;
    const acted = [...game!.deal, told("assign", { staff: "nurse_1" })];
    expect(hour(acted)).toBe("first shift");
    const cards = [told("reveal", { shift: "day" }), told("reveal", { shift: "evening" })];
    expect(hour([...acted, ...cards])).toBe("later");
  });
});

describe("the line of health", () => {
  test.each(GAMES.map((game, number) => [number + 1, game] as const))(
    "begins at 28 and ends with the last health of game %i",
    (_, game) => {
      const line = pulses(whole(game));
      expect(line[0]).toEqual({ time: 0, health: 28 });
      expect(line.at(-1)?.health).toBe(last(game).health);
    },
  );

  test("never runs back in time", () => {
    for (const game of GAMES) {
      const times = pulses(whole(game)).map(({ time }) => time);
      for (const [place, time] of times.slice(1, -1).entries()) {
        expect(time).toBeGreaterThanOrEqual(times[place] ?? 0);
      }
    }
  });
});

test("what is said belongs to its shift and is forgotten with it", () => {
  const talk: GameEvent[] = [told("reveal"), told("talk"), told("worse"), told("hazy")];
  expect(spoken(talk).map(({ kind }) => kind)).toEqual(["talk", "hazy"]);
  expect(spoken([...talk, told("reveal")])).toEqual([]);
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
  for (const event of GAMES.flatMap(whole)) {
    if (event.kind === "page" || event.kind === "look") continue;
    expect(beat(event).ms, event.kind).toBeGreaterThan(0);
  }
  expect(beat(told("page")).ms).toBe(0);
});

test("a day has a heading in the log", () => {
  expect(heading(told("day"))).toBe(true);
  expect(heading(told("reveal"))).toBe(false);
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
