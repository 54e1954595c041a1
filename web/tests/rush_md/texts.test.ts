import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { beats } from "../../src/games/rush_md/generated/beats";
import { cuesBetween } from "../../src/games/rush_md/cues";
import { position, suppliedInWords } from "../../src/games/rush_md/sentences";
import { thing } from "../../src/games/rush_md/things";
import { boardsOf } from "../../src/games/rush_md/view";
import { LANGUAGES } from "../../src/words/languages";
import { loadTexts } from "../../src/words/library";
import { Words } from "../../src/words/words";
import { after, MOMENTS } from "./facts";
import { paced } from "../../src/table/beats";

const { beat, unlogged } = paced(beats);

const SCREENS = join(import.meta.dirname, "../../src/games/rush_md");
const VOCABULARY = Object.fromEntries(
  "area condition diagnosis disc epidemic exam glass hole icon kind mode patient place research slot tag type"
    .split(" ")
    .map((name) => [name, [name]]),
);

function messages(language: string): FluentResource["body"] {
  return new FluentResource(readFileSync(join(SCREENS, `text/${language}.ftl`), "utf8")).body;
}

/** The variables of a message; forms of a name, and what puts an article before it, count as the name. */
function variables(entry: unknown): string[] {
  const found = JSON.stringify(entry).matchAll(
    /"type":(?:"var","name":"|"mesg","name":"the-)([a-z]+)(_[a-z]+)?"/g,
  );
  return [...new Set([...found].map((hit) => hit[1] ?? ""))].sort();
}

test.each(LANGUAGES)(
  "%s has the messages of English, each once, with its variables",
  (language) => {
    const english = messages("en").map((entry) => [entry.id, variables(entry)]);
    expect(messages(language).map((entry) => [entry.id, variables(entry)])).toEqual(english);
    expect(new Set(english.map(([id]) => id)).size).toBe(english.length);
  },
);

test("every message that the screens name exists", () => {
  const known = messages("en").map(({ id }) => id);
  const sources = readdirSync(SCREENS, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(ts|svelte)$/.test(path))
    .map((path) => readFileSync(join(SCREENS, path), "utf8"))
    .join("\n");
  for (const [, id] of sources.matchAll(/["`](web-rush-[a-z0-9-]+)["`]/g)) {
    expect(known, id).toContain(id);
  }
  for (const [, start] of sources.matchAll(/["`](web-rush-[a-z0-9-]+-)\$\{/g)) {
    expect(
      known.some((id) => id.startsWith(start ?? "")),
      start,
    ).toBe(true);
  }
});

test.each(LANGUAGES)("the guide and every event of a round can be said in %s", async (language) => {
  const words = new Words(
    await loadTexts(language, { name: "rush-md", vocabulary: VOCABULARY }),
    new Map([[0, "Ania"]]),
  );
  const ids = messages("en").filter(({ id }) => /^web-rush-(next|go)-(?!steps)/.test(id));
  expect(ids.length).toBeGreaterThan(3);
  const args = { bed: "A1", area: "MRI" };
  for (const { id } of ids) expect(words.text(id, args)).not.toBe("");
  for (const { events, after: view } of MOMENTS) {
    for (const event of events) expect(words.tell(event)).not.toBe("");
    expect(position(view, words).every((sentence) => sentence.length > 3)).toBe(true);
  }
});

test("a token is told and never logged", () => {
  expect(unlogged({ kind: "token", args: {}, changed: null })).toBe(true);
  expect(unlogged({ kind: "flip", args: {}, changed: null })).toBe(false);
  expect(beat({ kind: "token", args: {}, changed: null }).beside).toBeGreaterThan(0);
});

test("nothing holds up the Action Phase", () => {
  const still = ["place", "give", "move_bed", "admit", "fall", "diagnosis", "token", "unheard_of"];
  for (const kind of still) expect(beat({ kind, args: {}, changed: null }).ms).toBe(0);
});

test("the clock speaks at 60, 30 and 10 seconds, and sand when it is down", async () => {
  const words = new Words(await loadTexts("en", { name: "rush-md", vocabulary: VOCABULARY }));
  const view = after("draw hospitalized");
  const sentences = (from: number, to: number): string[] =>
    cuesBetween(view, 0, from, to, words).map(({ sentence }) => sentence);
  expect(sentences(9_950, 10_050)).toEqual(["30 seconds to go!"]);
  expect(sentences(10_050, 10_150)).toEqual([]);
  const free = view.glasses.find(({ id }) => id === "nurse1")?.free_at ?? 0;
  expect(sentences(free - 50, free + 50).join()).toContain("Nurse 1");
});

test("the position counts the rounds of a quick game too", async () => {
  const words = new Words(await loadTexts("en", { name: "rush-md", vocabulary: VOCABULARY }));
  const [first] = position({ ...after("draw hospitalized"), rounds: 2 }, words);
  expect(first).toContain("Round 1 of 2");
});

test.each(LANGUAGES)("the Supply says in %s how many one action brings", async (language) => {
  const words = new Words(await loadTexts(language, { name: "rush-md", vocabulary: VOCABULARY }));
  const view = after("draw hospitalized");
  const boards = boardsOf(view);
  if (!boards) throw new Error("The boards are covered.");
  const said = suppliedInWords(boards, "blood", words);
  expect(said.match(/\d+/g)).toEqual([String(boards.supply.blood), "3"]);
  expect(thing("supply:blood", view, words)?.now?.[0]).toBe(said);
});
