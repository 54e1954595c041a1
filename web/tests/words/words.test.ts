import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bestLanguage, LANGUAGES, type Language } from "../../src/words/languages";
import { MissingWords, Texts, Words } from "../../src/words/words";
import python from "./sentences.json";

const ROOT = join(import.meta.dirname, "../../..");
const FOLDERS = ["src/wardroom/words/text", "src/wardroom/games/pandemic/text"];
const NAMES = new Map(Object.entries(python.names).map(([seat, name]) => [Number(seat), name]));

function words(language: Language, names = NAMES): Words {
  const resources = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(`${language}.ftl`))
      .map((path) => new FluentResource(readFileSync(join(ROOT, folder, path), "utf8"))),
  );
  return new Words(new Texts(language, resources, python.vocabulary), names);
}

describe.each(LANGUAGES)("in %s", (language) => {
  test("every message is said exactly as the words floor says it", () => {
    const spoken = words(language);
    for (const sentence of python.sentences) {
      expect(spoken.say(sentence.said as never)).toBe(sentence[language]);
    }
  });

  test("things are called as the words floor calls them", () => {
    const spoken = words(language);
    for (const thing of python.names_of_things) {
      expect(spoken.name(thing.kind, thing.id, thing.form)).toBe(thing[language]);
    }
  });
});

test("the same thing several times in a row is counted", () => {
  expect(words("en").listed(["a", "a"])).toBe("2 × a");
  expect(words("pl").listed(["a", "a", "b", "a"])).toBe("2 × a, b i a");
});

test("a message that the texts do not have is an error and no hole", () => {
  expect(() => words("en").text("log-nonsense")).toThrow(MissingWords);
  expect(() => words("en").text("log-drive", { seat: 0 })).toThrow(MissingWords);
  expect(() => words("en").name("city", "atlantis")).toThrow(/no name for the city/);
});

test("players without a name are called by number", () => {
  expect(words("pl", new Map()).player(1)).toBe("Gracz 2");
});

test("rows of things read as the language puts them", () => {
  const english = words("en");
  expect(english.listed([])).toBe("none");
  expect(english.listed(["a"])).toBe("a");
  expect(english.listed(["a", "b", "c"])).toBe("a, b and c");
  expect(words("hu").listed(["a", "b"])).toBe("a és b");
});

test("the rule of a message is empty where it has none", () => {
  expect(words("en").rule("role-medic")).toMatch(/Treating removes all cubes/);
  expect(words("en").rule("game-title")).toBe("");
});

test("the first language of the browser that we speak is the best", () => {
  expect(bestLanguage(["de-AT", "hu-HU", "pl"])).toBe("hu");
  expect(bestLanguage(["fr"])).toBe("en");
});
