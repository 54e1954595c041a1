import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { dayText, faredText, teamText } from "../../src/daily/wording";
import { waitFor } from "../../src/daily/waiting";
import type { DailyResult } from "../../src/protocol";
import { Texts, Words } from "../../src/words/words";

const at = (path: string): FluentResource =>
  new FluentResource(readFileSync(new URL(`../../${path}`, import.meta.url), "utf8"));
const read = (path: string): FluentResource => at(`src/text/${path}.ftl`);
const shared = (language: string): FluentResource =>
  at(`../src/wardroom/words/text/${language}.ftl`);
const words = (language: string): Words =>
  new Words(new Texts(language, [shared(language), read(language), read(`daily/${language}`)]));

const result = (more: Partial<DailyResult>): DailyResult => ({
  names: ["Ania"],
  you: false,
  people: 1,
  colleagues: 0,
  won: true,
  points: null,
  turns: null,
  seconds: 60,
  ...more,
});

test("a result tells what there is to tell", () => {
  const told = faredText(result({ points: 1, turns: 20, seconds: 1500 }), "turn", words("en"));
  expect(told).toEqual(["Won", "1 point", "20 turns", "25 min"]);
  expect(faredText({ won: false, points: null, turns: 5 }, null, words("en"))).toEqual(["Lost"]);
  const polish = faredText({ won: true, points: 22, turns: null }, null, words("pl"));
  expect(polish).toEqual(["Wygrana", "22 punkty"]);
});

test("a team is told by its names and by how many play beside them", () => {
  expect(teamText(result({}), words("en"))).toBe("Ania");
  expect(teamText(result({ names: ["", "Bo"], people: 2 }), words("en"))).toBe("Guest and Bo");
  expect(teamText(result({ people: 2, colleagues: 1 }), words("en"))).toBe(
    "Ania, one more person and a computer colleague",
  );
});

test("a day is one of UTC wherever the reader is", () => {
  expect(dayText("2026-11-16", "en", "en-GB")).toBe("Monday 16 November");
});

test("the next deals are asked for soon after midnight, and a timer never counts too far", () => {
  expect(waitFor(100, 99_000)).toBe(2_000);
  expect(waitFor(100, 200_000)).toBe(1_000);
  expect(waitFor(1_000_000, 0)).toBe(3_600_000);
});
