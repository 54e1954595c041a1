import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { loadBook } from "../../src/book/shelf";
import { SIGNS } from "../../src/games/holding_on/pieces/signs";
import { rule } from "../../src/games/holding_on/offers";
import { grouped } from "../../src/table/grouping";
import type { HoldingScene } from "../../src/games/holding_on/scene";
import {
  conditionInWords,
  goalInWords,
  parts,
  shortCondition,
  slotInWords,
  tally,
} from "../../src/games/holding_on/sentences";
import type { HoldingCondition, HoldingMemory } from "../../src/games/holding_on/generated/view";
import Goal from "../../src/games/holding_on/Goal.svelte";
import { LANGUAGES, type Language } from "../../src/words/languages";
import { loadTexts } from "../../src/words/library";
import { Texts, Words } from "../../src/words/words";
import { GAMES, MOMENTS, VOCABULARY } from "./games";

const ROOT = join(import.meta.dirname, "../../..");
const FOLDERS = [
  "src/wardroom/words/text",
  "src/wardroom/games/holding_on/text",
  "web/src/games/holding_on/text",
];
const NAMES = new Map([
  [0, "Ania"],
  [1, "Béla"],
  [2, "Carla"],
  [3, "Dana"],
]);

/** Everything that can be said, the chapters included, as a table has it that has come to them. */
function spoken(language: Language): Words {
  const resources = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(`${language}.ftl`))
      .map((path) => new FluentResource(readFileSync(join(ROOT, folder, path), "utf8"))),
  );
  return new Words(new Texts(language, resources, VOCABULARY), NAMES);
}

function ids(language: Language): string[] {
  const file = join(ROOT, `web/src/games/holding_on/text/${language}.ftl`);
  return new FluentResource(readFileSync(file, "utf8")).body.map(({ id }) => id);
}

describe.each(LANGUAGES)("in %s", (language) => {
  test("the texts have the messages of English, in the same order, each once", () => {
    expect(ids(language)).toEqual(ids("en"));
    expect(new Set(ids(language)).size).toBe(ids(language).length);
  });

  test("every position and every group of offers of whole scenarios can be said", () => {
    const words = spoken(language);
    for (const { offers, after } of MOMENTS.filter(({ ply }) => ply % 20 === 0)) {
      for (const { sentences } of parts(after, words))
        expect(sentences.join("\n")).not.toMatch(/undefined|\{/);
      for (const { title } of grouped(offers, [])) expect(words.text(title)).toBeTruthy();
      for (const { say, cost } of offers) {
        expect(words.say(say)).not.toMatch(/\{/);
        if (cost) expect(words.say(cost)).not.toMatch(/\{/);
      }
      for (const offer of offers) expect(rule(offer, words)).not.toMatch(/\{|HOL-/);
      for (const condition of after.goal) {
        expect(conditionInWords(condition, words, after.goal)).not.toMatch(/undefined|\{/);
      }
    }
  });

  test("every event of whole scenarios can be told", () => {
    const words = spoken(language);
    for (const event of MOMENTS.flatMap(({ events }) => events)) {
      expect(words.tell(event)).not.toMatch(/undefined|\{/);
    }
  });

  test("the rules book explains every sign", async () => {
    const words = spoken(language);
    const book = await loadBook("holding-on");
    const things = book?.chapters.flatMap(({ body }) => body).map(({ of }) => of);
    for (const sign of SIGNS) {
      expect(things).toContain(`web-holding-on:sign-${sign}`);
      const id = `sign-${sign}`;
      expect(words.name("web-holding-on", id, "rule")).not.toBe(words.name("web-holding-on", id));
    }
  });

  test("without its chapters the game leaves gaps and does not fail", async () => {
    const game = { name: "holding-on", vocabulary: VOCABULARY, chapters: true };
    const words = new Words(await loadTexts(language, game), NAMES);
    const unread = { id: "log-page", args: { page: { id: "scenario-99-intro-1", args: {} } } };
    expect(words.can(unread)).toBe(false);
    expect(words.say(unread)).toBe("…");
    expect(words.can({ id: "log-hazy", args: { period: "1", quote: "unheard" } })).toBe(false);
    expect(words.can({ id: "log-medical", args: {} })).toBe(true);
  });

  test("with the chapter a table was sent it speaks in full", async () => {
    const game = { name: "holding-on", vocabulary: VOCABULARY, chapters: true };
    const chapter = "scenario-99-intro-1 = A page.\nquote-unheard = Something.\n";
    const words = new Words(await loadTexts(language, game, new Set(), [chapter]), NAMES);
    expect(words.text("scenario-99-intro-1")).toBe("A page.");
    expect(words.can({ id: "log-hazy", args: { period: "1", quote: "unheard" } })).toBe(true);
  });
});

test("every message that the screens name exists, and none is there in vain", () => {
  const folder = join(ROOT, "web/src/games/holding_on");
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(ts|svelte)$/.test(path))
    .map((path) => readFileSync(join(folder, path), "utf8"))
    .join("\n");
  const named = new Set(
    [...sources.matchAll(/"(web-holding-on-[a-z0-9-]+)"/g)].map(([, id]) => id),
  );
  /** Messages whose last part is the name of a thing. */
  const built = [...sources.matchAll(/`(web-holding-on-[a-z-]+-)\$\{/g)].map(([, start]) => start);
  const known = ids("en");
  for (const id of named) expect(known).toContain(id);
  const vain = known.filter(
    (id) => !named.has(id) && !built.some((start) => id.startsWith(start ?? id)),
  );
  expect(vain).toEqual([]);
});

test("a place in the grid says what lies there", () => {
  const english = spoken("en");
  const cell: HoldingMemory = {
    period: 1,
    figure: { stage: "boy", pose: "kneeling", facing: "left", object: "bundle" },
    seams: { l: "", r: "", t: "", b: "" },
    fits: { l: null, r: null, t: null, b: null },
    joined: [],
    handle: 0,
    quote: "feather",
    clear: false,
    scene: null,
    mark: null,
    contact: null,
    regret: null,
  };
  expect(slotInWords(cell, 3, english)).toBe(
    "Space 4: hazy, Billy kneeling, facing left, with a bundle",
  );
  expect(slotInWords(null, 0, english)).toBe("Space 1: empty");
});

test("the first scenario asks for the five periods by name", () => {
  const last = GAMES[0]!.view.goal.at(-1)!;
  expect(conditionInWords(last, spoken("en"), GAMES[0]!.view.goal)).toBe(
    "A clear memory of “Homeward”",
  );
});

test("the last scenario names those who are to arrive", () => {
  const { goal } = GAMES[3]!.view;
  expect(goal.map((condition) => conditionInWords(condition, spoken("en"), goal))).toEqual([
    "3 regrets faced",
    "Jamie has arrived",
    "Nell has arrived",
  ]);
});

test("someone who has not come to their names reads of two people, not of one twice", async () => {
  const game = { name: "holding-on", vocabulary: VOCABULARY, chapters: true };
  const words = new Words(await loadTexts("en", game), NAMES);
  const { view } = GAMES[3]!;
  expect(tally(view, words).map(({ sentence }) => sentence)).toEqual([
    "3 regrets faced (0 of 3)",
    "Someone has arrived",
    "Someone else has arrived",
  ]);
  expect(goalInWords(view, words)).toContain(
    "Someone has arrived: not reached yet; Someone else has arrived: not reached yet.",
  );
  expect(view.goal.map((condition) => shortCondition(condition, words))).toEqual([
    "Regrets",
    "",
    "",
  ]);
});

const JOINED: HoldingCondition = {
  kind: "run",
  number: 3,
  reached: 1,
  met: false,
  period: 1,
  contact: null,
  named: false,
};

test.each([
  ["en", "3 clear memories of “Tern Street” joined in a row (1 of 3)."],
  ["pl", "Ciąg 3 zszytych wyraźnych wspomnień z okresu „Tern Street” (1 z 3)."],
  ["hu", "3 összevarrt tiszta emlék a Tern Street éveiből, egymás mellett (1/3)."],
] as const)("three joined memories are counted up to three, in %s", (language, told) => {
  const { view } = GAMES[0]!;
  const parts = goalInWords({ ...view, scenario: 99, goal: [JOINED] }, spoken(language));
  expect(parts).toBe(told);
});

test("the head shows how many of the three are joined", () => {
  const scene = {
    view: { goal: [JOINED], scenario: 2 },
    words: spoken("en"),
  } as unknown as HoldingScene;
  const { body } = render(Goal, { props: { scene } });
  expect(body).toMatch(/<b[^>]*>1\/3<\/b>/);
  expect(body).toContain("Tern Street");
});
