import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PACES } from "../../src/notices/pace";
import { SHELF } from "../../src/games";
import { SPEEDS, THEMES } from "../../src/settings.svelte";
import { READINGS } from "../../src/table/read_out";
import { CALLS } from "../../src/table/pings.svelte";
import { LANGUAGES } from "../../src/words/languages";
import { loadTexts } from "../../src/words/library";

const WEB = join(import.meta.dirname, "../..");
const frame = (language: string): FluentResource => {
  const files = readdirSync(join(WEB, "src/text"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(`${language}.ftl`))
    .sort((one, other) => one.length - other.length);
  const texts = files.map((path) => readFileSync(join(WEB, "src/text", path), "utf8"));
  return new FluentResource(texts.join("\n"));
};
const ids = (language: string): string[] => frame(language).body.map((entry) => entry.id);

/** The sources of the frame, without those of the games. */
function sources(): string[] {
  return readdirSync(join(WEB, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !/^games.\w+./.test(path))
    .map((path) => readFileSync(join(WEB, "src", path), "utf8"));
}

test.each(LANGUAGES)("%s has the messages of English, in the same order, each once", (language) => {
  expect(ids(language)).toEqual(ids("en"));
  expect(new Set(ids(language)).size).toBe(ids(language).length);
});

test.each(LANGUAGES)("in %s the variables of a message are those of English", (language) => {
  const used = (body: unknown): string[] => {
    const text = JSON.stringify(body);
    return [
      ...new Set([...text.matchAll(/"type":"var","name":"(\w+)"/g)].map((hit) => hit[1] ?? "")),
    ];
  };
  const english = new Map(frame("en").body.map((entry) => [entry.id, used(entry).sort()]));
  expect(english.get("web-replay-at")).toEqual(["at", "plies"]);
  for (const entry of frame(language).body) {
    expect([entry.id, used(entry).sort()]).toEqual([entry.id, english.get(entry.id)]);
  }
});

test("every message that the sources name exists, and none is there in vain", () => {
  const known = new Set(ids("en"));
  const text = sources().join("\n");
  const named = new Set([...text.matchAll(/["`](web-[a-z0-9-]+)["`]/g)].map((hit) => hit[1] ?? ""));
  for (const theme of THEMES) named.add(`web-theme-${theme}`);
  for (const reading of READINGS) named.add(`web-read-out-${reading}`);
  for (const speed of SPEEDS) named.add(`web-motion-${speed}`);
  for (const box of SHELF) {
    const id = `web-shelf-${box.replaceAll("_", "-")}`;
    named.add(id).add(`${id}-pitch`).add(`${id}-kind`).add(`${id}-goal`);
  }
  for (const pace of PACES) named.add(`web-pace-${pace}`);
  for (const about of ["live", "days", "never"]) named.add(`web-pace-about-${about}`);
  for (const state of ["loading", "elsewhere", "failed"]) named.add(`web-site-${state}`);
  for (const action of ["confirm", "stop"]) {
    named.add(`web-mail-${action}`).add(`web-mail-${action}-do`);
  }
  for (const done of ["confirmed", "stopped"]) named.add(`web-mail-${done}-about`);
  for (const told of [
    "colleague-replaced",
    "colleague-simpler",
    "left",
    "stand-in",
    "stood-in",
    "own-stand-in",
    "back",
    "back-since",
    "took-over",
    "asks-back",
  ])
    named.add(`web-chat-${told}`);
  named.add("web-chat-declines").add("web-chat-asked-to-leave");
  for (const action of ["leave", "block", "host"])
    named.add(`web-host-${action}`).add(`web-host-${action}-about`);
  for (const answer of ["please", "left", "wait", "not-now"])
    named.add(`web-chat-answer-${answer}`);
  for (const call of CALLS) named.add(`web-call-${call}`);
  for (const watchers of ["silent", "aside", "table"]) named.add(`web-watchers-${watchers}`);
  for (const company of ["alone", "colleagues", "friends"]) named.add(`web-play-on-${company}`);
  for (const kind of ["alone", "colleagues", "people", "won", "lost", "running", "tried"])
    named.add(`web-games-${kind}`);
  for (const status of ["open", "playing"]) named.add(`web-games-${status}`);
  for (const state of ["new", "begun", "over"]) named.add(`web-daily-state-${state}`);
  for (const company of ["alone", "colleagues", "friends"])
    named.add(`web-daily-company-${company}`);
  for (const unit of ["turn", "day"]) named.add(`web-daily-unit-${unit}`);
  named.add("web-chat-challenge");
  // Said by screens of games.
  named.add("web-reason");
  for (const told of ["counts", "practice"]) named.add(`web-chat-daily-${told}`);
  for (const next of ["again", "harder", "easier", "daily"]) named.add(`web-next-${next}`);
  for (const level of [1, 2, 3]) named.add(`web-puzzle-level-${level}`);
  for (const status of ["solved", "missed"]) named.add(`web-puzzle-${status}`);
  for (const id of named) expect(known, id).toContain(id);
  const free = /^web-(problem|colleague|key)-/;
  expect([...known].filter((id) => !named.has(id) && !free.test(id))).toEqual([]);
});

test("there are words for every reason of the server to refuse something", () => {
  const problems = readFileSync(join(WEB, "../src/wardroom/server/errors.py"), "utf8");
  const codes = [...problems.matchAll(/^ {4}"([\w-]+)": \(\d{3},/gm)].map((hit) => hit[1]);
  expect(codes.length).toBeGreaterThan(20);
  const known = ids("en");
  for (const code of [...codes, "offline", "odd"]) expect(known).toContain(`web-problem-${code}`);
});

test.each(LANGUAGES)(
  "the texts of the frame and of Pandemic fit together in %s",
  async (language) => {
    const texts = await loadTexts(language, { name: "pandemic", vocabulary: {} });
    expect(texts.bundle.hasMessage("web-title")).toBe(true);
    expect(texts.bundle.hasMessage("game-title")).toBe(true);
    expect(texts.bundle.hasMessage("city-paris")).toBe(true);
  },
);
