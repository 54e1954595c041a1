import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { content } from "../../src/games/pandemic/generated/content";
import { grouped } from "../../src/table/grouping";
import { letterOf } from "../../src/games/pandemic/pieces/letters";
import { cityInWords, epidemicInBrief, parts } from "../../src/games/pandemic/sentences";
import { LANGUAGES, type Language } from "../../src/words/languages";
import { loadTexts } from "../../src/words/library";
import { Words } from "../../src/words/words";
import { vocabulary } from "../words/sentences.json";
import { GAMES, MOMENTS } from "./games";

const NAMES = new Map([
  [0, "Ania"],
  [1, "Ben"],
  [2, "Csaba"],
  [3, "Dana"],
]);

async function spoken(language: Language): Promise<Words> {
  return new Words(await loadTexts(language, { name: "pandemic", vocabulary }), NAMES);
}

function ids(language: Language): string[] {
  const file = new URL(`../../src/games/pandemic/text/${language}.ftl`, import.meta.url);
  return new FluentResource(readFileSync(file, "utf8")).body.map(({ id }) => id);
}

describe.each(LANGUAGES)("in %s", (language) => {
  test("the texts have the messages of English, in the same order, each once", () => {
    expect(ids(language)).toEqual(ids("en"));
    expect(new Set(ids(language)).size).toBe(ids(language).length);
  });

  test("every position and every group of offers of whole games can be said", async () => {
    const words = await spoken(language);
    for (const { offers, after } of MOMENTS.filter(({ ply }) => ply % 5 === 0)) {
      for (const { sentences } of parts(after, words))
        expect(sentences.join("\n")).not.toMatch(/undefined|\{/);
      for (const { title } of grouped(offers, [])) expect(words.text(title)).toBeTruthy();
      expect(epidemicInBrief(after, words)).toBeTruthy();
    }
  });

  test("every event of whole games can be told", async () => {
    const words = await spoken(language);
    for (const event of MOMENTS.flatMap(({ events }) => events)) {
      expect(words.tell(event)).not.toMatch(/undefined|\{/);
    }
  });

  test("every role and every event says what it does", async () => {
    const words = await spoken(language);
    for (const role of content.roles) {
      expect(words.name("role", role, "rule")).not.toBe(words.name("role", role));
    }
    for (const card of [...content.events, "epidemic"]) {
      expect(words.name("card", card, "rule")).not.toBe(words.name("card", card));
    }
  });

  test("no two pawns have the same letter", async () => {
    const words = await spoken(language);
    expect(new Set(content.roles.map((role) => letterOf(role, words))).size).toBe(
      content.roles.length,
    );
  });
});

test("a city says what is in it", async () => {
  const view = {
    ...GAMES[0]!.view,
    cubes: { paris: [2, 0, 0, 1] },
    stations: ["paris"],
    pawns: ["lima", "paris", "atlanta"],
  };
  const english = await spoken("en");
  expect(cityInWords(view, "paris", english)).toBe(
    "Paris: 2 blue cubes, 1 red cube, research station, Ben",
  );
  expect(cityInWords(view, "lagos", english)).toBe("Lagos");
});
