import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { beats } from "../../src/games/quarantine/generated/beats";
import { curve } from "../../src/games/quarantine/curve";
import { rule } from "../../src/games/quarantine/offers";
import { grouped } from "../../src/table/grouping";
import { EMBLEMS } from "../../src/games/quarantine/pieces/emblems";
import { inCubes, parts } from "../../src/games/quarantine/sentences";
import { content } from "../../src/games/quarantine/generated/content";
import type { Entry, GameEvent } from "../../src/protocol";
import { LANGUAGES, type Language } from "../../src/words/languages";
import { loadTexts } from "../../src/words/library";
import { Words } from "../../src/words/words";
import { GAMES, MOMENTS } from "./games";
import { paced } from "../../src/table/beats";

const { heading } = paced(beats);

const NAMES = new Map([
  [0, "Ania"],
  [1, "Ben"],
  [2, "Csaba"],
]);
/** As the rules floor has it. */
const VOCABULARY = {
  tile: ["tile"],
  tiles: ["tile"],
  other: ["tile"],
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
      // A form of a name belongs to its language: `colour_sala` is `colour`.
      return [...new Set([...found].map((hit) => hit[1]?.split("_")[0] ?? ""))];
    };
    const english = new Map(bodies("en").map((entry) => [entry.id, used(entry)]));
    for (const entry of bodies(language)) {
      for (const name of used(entry)) expect(english.get(entry.id), entry.id).toContain(name);
    }
  });

  test("every position, every group and every rule of whole games can be said", async () => {
    const words = await spoken(language);
    for (const { offers, after } of MOMENTS.filter(({ ply }) => ply % 31 === 0)) {
      for (const { sentences } of parts(after, words))
        expect(sentences.join("\n")).not.toMatch(/undefined|\{/);
      for (const { title } of grouped(offers, [])) expect(words.text(title)).toBeTruthy();
      for (const offer of offers) expect(rule(offer, words)).not.toMatch(/undefined|\{/);
    }
  });

  test("every event of whole games can be told", async () => {
    const words = await spoken(language);
    for (const event of MOMENTS.flatMap(({ events }) => events)) {
      expect(words.tell(event)).not.toMatch(/undefined|\{/);
    }
  });

  test("every reason why a cell is closed can be said", async () => {
    const words = await spoken(language);
    const reasons = MOMENTS.flatMap(({ after }) => after.sites).flatMap(({ closed, elsewhere }) => [
      ...Object.values(closed),
      elsewhere,
    ]);
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of new Set(reasons)) {
      expect(words.text(reason, { cell: "0,1" })).not.toMatch(/undefined|\{|^why-/);
    }
  });

  test("every room has a short name and a rule", async () => {
    const words = await spoken(language);
    for (const room of [...content.rooms, "lobby"]) {
      expect(EMBLEMS[room]).toBeTruthy();
      const short = words.text(`web-quarantine-short-${room.replaceAll("_", "-")}`);
      expect(short.length, short).toBeLessThanOrEqual(13);
    }
    for (const room of content.rooms) {
      expect(words.name("tile", room, "rule")).not.toBe(words.name("tile", room));
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
  const free = (id: string): boolean =>
    id.startsWith("web-other-ask-") || [...begun].some((start) => id.startsWith(start));
  expect(known.filter((id) => !named.includes(id) && !free(id))).toEqual([]);
});

describe("the curve of a game", () => {
  const entry = (ply: number, events: readonly GameEvent[]): Entry => ({
    step: ply,
    ply,
    seat: 0,
    events: [...events],
    made: 0,
    undone: false,
    action: null,
    reason: null,
    at: 0,
    nonce: null,
  });

  test("is that of the views at every turn", () => {
    for (const [number, game] of GAMES.entries()) {
      const entries = game.moves.map(({ events }, ply) => entry(ply + 1, events));
      const { lines, turns } = curve(game.deal, entries, game.view.seats);
      expect(turns.length).toBeLessThanOrEqual(8);
      for (const { ply, events, steps } of MOMENTS.filter((each) => each.number === number)) {
        events.forEach((event, place) => {
          if (!heading(event)) return;
          const shown = lines.map(
            ({ points }) => points.find((point) => point.ply === ply + 1)?.value,
          );
          const { hospitals = [] } = steps[place] ?? {};
          expect(shown).toEqual(hospitals.map(({ score }) => score.points));
          const summed = lines.map(({ parts = [] }) =>
            parts.reduce(
              (sum, { points }) => sum + (points.find((each) => each.ply === ply + 1)?.value ?? 0),
              0,
            ),
          );
          expect(summed, "the parts are the whole").toEqual(shown);
        });
      }
    }
  });

  test("turns where a lead changes, and not wherever the fever spreads", () => {
    const spread = { kind: "spread", args: { owner: 0, tile: "red" }, changed: null };
    const standing = (...points: string[]): GameEvent => ({
      kind: "turn",
      args: { seat: 0, turn: 1, points },
      changed: null,
    });
    const entries = [
      entry(1, [standing("3", "3")]),
      ...[2, 3, 4, 5, 6, 7].map((ply) => entry(ply, [spread])),
      entry(8, [standing("3", "9")]),
    ];
    const { turns } = curve([], entries, 2);
    expect(turns.map(({ ply, say }) => [ply, say.id])).toEqual([[8, "web-quarantine-turned-up"]]);
  });

  test("ends with the points that are counted", () => {
    const turn = { kind: "turn", args: { seat: 0, turn: 1, points: ["2", "1"] }, changed: null };
    const scores = [11, 14].map((count, seat) => ({
      kind: "score",
      args: { seat, count },
      changed: null,
    }));
    const won = { kind: "win_points", args: { seat: 1 }, changed: null };
    const { lines, turns } = curve([], [entry(1, [turn]), entry(2, [...scores, won])], 2);
    expect(lines.map(({ points }) => points.map(({ value }) => value))).toEqual([
      [2, 11],
      [1, 14],
    ]);
    expect(turns.map(({ say }) => say.id)).toEqual(["web-quarantine-turned-up", "log-win-points"]);
    expect(turns[0]?.say.args).toEqual({ seat: 1, count: 13, points: 14 });
  });
});
