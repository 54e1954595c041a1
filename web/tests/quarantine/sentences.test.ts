import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { curve } from "../../src/games/quarantine/curve";
import { help } from "../../src/games/quarantine/help";
import { groups, rule } from "../../src/games/quarantine/offers";
import { EMBLEMS } from "../../src/games/quarantine/pieces/emblems";
import { inCubes, position } from "../../src/games/quarantine/sentences";
import { ROOMS, seen } from "../../src/games/quarantine/view";
import type { Entry } from "../../src/protocol";
import { LANGUAGES, type Language } from "../../src/words/languages";
import { loadTexts } from "../../src/words/library";
import { Words } from "../../src/words/words";
import { GAMES, MOMENTS, offers, type Game } from "./games";

const NAMES = new Map([
  [0, "Ania"],
  [1, "Ben"],
  [2, "Csaba"],
]);
/** As the rules floor has it. */
const VOCABULARY = {
  tile: ["tile"],
  tiles: ["tile"],
  colour: ["colour"],
  colours: ["colour"],
  cubes: ["cube"],
  doors: ["doors"],
  result: ["result"],
};
const SOURCE = new URL("../../src/games/quarantine/", import.meta.url);

async function spoken(language: Language): Promise<Words> {
  return new Words(
    await loadTexts(language, { name: "quarantine", vocabulary: VOCABULARY }),
    NAMES,
  );
}

function bodies(language: Language) {
  return new FluentResource(readFileSync(new URL(`text/${language}.ftl`, SOURCE), "utf8")).body;
}

const ids = (language: Language): string[] => bodies(language).map(({ id }) => id);

describe.each(LANGUAGES)("in %s", (language) => {
  test("the texts have the messages of English, in the same order, each once", () => {
    expect(ids(language)).toEqual(ids("en"));
    expect(new Set(ids(language)).size).toBe(ids(language).length);
  });

  test("a message uses no variable that English does not have", () => {
    const used = (body: unknown): string[] => {
      const found = JSON.stringify(body).matchAll(/"type":"var","name":"(\w+)"/g);
      return [...new Set([...found].map((hit) => hit[1] ?? ""))];
    };
    const english = new Map(bodies("en").map((entry) => [entry.id, used(entry)]));
    for (const entry of bodies(language)) {
      for (const name of used(entry)) expect(english.get(entry.id), entry.id).toContain(name);
    }
  });

  test("every position, every group and every rule of whole games can be said", async () => {
    const words = await spoken(language);
    for (const { seat, legal, after } of MOMENTS.filter(({ ply }) => ply % 31 === 0)) {
      for (const sentence of position(after, words)) expect(sentence).not.toMatch(/undefined|\{/);
      const offered = offers(seat, legal);
      for (const { title } of groups(offered)) expect(words.text(title)).toBeTruthy();
      for (const offer of offered) expect(rule(offer, words)).not.toMatch(/undefined|\{/);
    }
  });

  test("every event of whole games can be told", async () => {
    const words = await spoken(language);
    for (const event of MOMENTS.flatMap(({ events }) => events)) {
      expect(words.tell(event)).not.toMatch(/undefined|\{/);
    }
  });

  test("every room has a short name, and the help quotes rules", async () => {
    const words = await spoken(language);
    for (const room of [...ROOMS, "lobby"]) {
      expect(EMBLEMS[room]).toBeTruthy();
      const short = words.text(`web-quarantine-short-${room.replaceAll("_", "-")}`);
      expect(short.length, short).toBeLessThanOrEqual(13);
    }
    const told = help.flatMap((section) => section.paragraphs ?? []).map((id) => words.text(id));
    expect(told.filter((paragraph) => /\(QUA-/.test(paragraph)).length).toBeGreaterThan(25);
    for (const { kind, id } of help.flatMap((section) => section.things ?? [])) {
      expect(words.name(kind, id, "rule")).not.toBe(words.name(kind, id));
    }
  });
});

test("cubes are counted, not listed one by one", async () => {
  const stock = { yellow: 0, red: 0, green: 0, blue: 5, grey: 1 };
  expect(inCubes(stock, await spoken("en"))).toBe("5 blue and 1 grey");
  expect(inCubes(stock, await spoken("pl"))).toBe("5 niebieskich i 1 szara");
  expect(inCubes(stock, await spoken("hu"))).toBe("5 kék és 1 szürke");
});

test("every message that the sources name exists, and none is there in vain", () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((path) =>
    /\.(ts|svelte)$/.test(path),
  );
  const text = files.map((path) => readFileSync(new URL(path, SOURCE), "utf8")).join("\n");
  const named = [...text.matchAll(/web-quarantine-[a-z0-9-]+/g)].map(([id]) => id);
  const known = ids("en");
  const begun = new Set(named.filter((id) => id.endsWith("-")));
  for (const id of named) {
    if (!begun.has(id)) expect(known, id).toContain(id);
  }
  const free = (id: string): boolean => [...begun].some((start) => id.startsWith(start));
  expect(known.filter((id) => !named.includes(id) && !free(id))).toEqual([]);
});

describe("the curve of a game", () => {
  const entries = (game: Game): Entry[] =>
    game.moves.map(({ seat, events }, number) => ({
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

  test.each(GAMES.map((game, number) => [number, game] as const))(
    "ends with the points of game %i",
    (number, game) => {
      const last = seen(MOMENTS.filter((each) => each.game === number).at(-1)!.after);
      const { lines, turns } = curve(game.deal, entries(game), last.seats);
      expect(lines.map(({ points }) => points.at(-1)?.value)).toEqual(
        last.hospitals.map(({ score }) => score.points),
      );
      expect(turns.length).toBeGreaterThan(2);
      expect(turns.length).toBeLessThanOrEqual(8);
    },
  );

  test("knows rooms, cubes and lines all the way", () => {
    for (const [number, game] of GAMES.entries()) {
      const seats = seen(game.view).seats;
      const { lines } = curve(game.deal, entries(game), seats);
      for (const { game: of, ply, after } of MOMENTS) {
        if (of !== number || seen(after).result !== "") continue;
        // Within an action the cubes and patients are on their way.
        if (seen(after).step !== null || seen(after).phase !== "turn") continue;
        seen(after).hospitals.forEach(({ score, stock }, seat) => {
          if (stock.grey > 0) return;
          const value = lines[seat]?.points[ply + 1]?.value ?? 0;
          const stations = value - (score.points - score.stations);
          expect(stations, `ply ${ply}, seat ${seat}`).toBeGreaterThanOrEqual(0);
          expect(stations, `ply ${ply}, seat ${seat}`).toBeLessThanOrEqual(2);
        });
      }
    }
  });
});
