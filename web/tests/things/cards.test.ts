/** Every thing that offers light in whole games has a card in every language. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { thing as holdingThing } from "../../src/games/holding_on/things";
import { thing as pandemicThing } from "../../src/games/pandemic/things";
import { thing as quarantineThing } from "../../src/games/quarantine/things";
import { thing as rushThing } from "../../src/games/rush_md/things";
import type { ThingTold } from "../../src/games/screens";
import { LANGUAGES } from "../../src/words/languages";
import { loadTexts } from "../../src/words/library";
import { Words } from "../../src/words/words";
import { MOMENTS as HOLDING } from "../holding_on/games";
import { MOMENTS as PANDEMIC } from "../pandemic/games";
import { MOMENTS as QUARANTINE } from "../quarantine/games";
import { MOMENTS as RUSH } from "../rush_md/facts";

type Moment = (typeof PANDEMIC)[number] | (typeof HOLDING)[number];
type Tell = (key: string, view: never, words: Words, seat: number, ahead: null) => ThingTold | null;

/** Places to tap, and things that only stand for a button, tell nothing beyond it. */
const SILENT = /^(cell|end|offer|mode|tile$|bin|scan|mri)/;

/** What names a thing, as the rules floor has it. */
function vocabularyOf(game: string): Record<string, string[]> {
  const file = new URL(`../../../src/wardroom/games/${game}/game.py`, import.meta.url);
  const lines = readFileSync(file, "utf8").matchAll(/^ {12}"(\w+)": \(([^)]*)\),$/gm);
  return Object.fromEntries(
    [...lines].map(([, name = "", prefixes = ""]) => [
      name,
      [...prefixes.matchAll(/"(\w+)"/g)].map(([, prefix = ""]) => prefix),
    ]),
  );
}

const GAMES: readonly [string, Tell, readonly unknown[], Record<string, string[]>][] = [
  ["pandemic", pandemicThing as Tell, PANDEMIC, vocabularyOf("pandemic")],
  ["quarantine", quarantineThing as Tell, QUARANTINE, vocabularyOf("quarantine")],
  ["holding-on", holdingThing as Tell, HOLDING, vocabularyOf("holding_on")],
  ["rush-md", rushThing as Tell, RUSH, vocabularyOf("rush_md")],
];

/** What is never lit and is asked about all the same: counters, signs, cards that lie open. */
function unlit(name: string, view: Record<string, unknown>): readonly string[] {
  if (name === "holding-on") {
    const goal = view["goal"] as readonly unknown[];
    return ["medical", "query", ...goal.map((_, place) => `goal:${place}`)];
  }
  if (name !== "rush-md") return [];
  const goals = view["goals"] as readonly { name: string }[];
  const beds = (view["beds"] ?? []) as readonly { id: string; diagnoses: { exam: string }[] }[];
  return [
    ...["round", "points", "deaths"].map((counter) => `score:${counter}`),
    ...goals.map((goal) => `score:goal-${goal.name}`),
    ...beds.flatMap((bed) => bed.diagnoses.map(({ exam }) => `diagnosis:${bed.id}:${exam}`)),
  ];
}

describe.each(GAMES)("%s", (name, thing, moments, known) => {
  test.each(LANGUAGES)("every lit thing has a card in %s", async (language) => {
    const words = new Words(await loadTexts(language, { name, vocabulary: known }));
    const silent = new Set<string>();
    for (const { offers, before } of moments as readonly (Moment & { before: never })[]) {
      for (const key of new Set(offers.flatMap(({ lights }) => lights))) {
        const told = thing(key, before as never, words, 0, null);
        if (told === null) silent.add(key.split(":")[0] ?? "");
        else {
          const all = [told.name, told.rule ?? "", ...(told.now ?? [])].join(" ");
          expect(all).not.toMatch(/undefined|\{|NaN|[A-Z]{3}-\d/);
          expect(told.name).not.toBe("");
        }
      }
    }
    expect([...silent].filter((kind) => !SILENT.test(kind))).toEqual([]);
  });

  test.each(LANGUAGES)("counters and open cards have one too in %s", async (language) => {
    const words = new Words(await loadTexts(language, { name, vocabulary: known }));
    for (const { before } of moments as readonly { before: never }[]) {
      for (const key of unlit(name, before)) {
        const told = thing(key, before, words, 0, null);
        const all = [told?.name, told?.rule, ...(told?.now ?? [])];
        expect(all.length, key).toBeGreaterThan(2);
        expect(all.join(" "), key).not.toMatch(/undefined|\{|NaN|web-|help-/);
      }
    }
  });
});

test.each(LANGUAGES)(
  "Billy's card tells how he is and what is known of him in %s",
  async (language) => {
    const known = vocabularyOf("holding_on");
    const words = new Words(await loadTexts(language, { name: "holding-on", vocabulary: known }));
    const steps = new Set<string>();
    for (const { before } of HOLDING) {
      const told = holdingThing("billy", before, words);
      const all = [told?.name, told?.rule, ...(told?.now ?? [])].join(" ");
      expect(all).not.toMatch(/undefined|\{|NaN/);
      expect(all).toContain(String(before.health));
      expect(told?.actions?.length).toBeGreaterThan(0);
      steps.add(before.step);
    }
    expect(steps.size).toBeGreaterThan(3);
  },
);
