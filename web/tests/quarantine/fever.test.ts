import { describe, expect, test } from "vitest";
import { feverInWords, feverRisk } from "../../src/games/quarantine/fever";
import { thing } from "../../src/games/quarantine/things";
import type { QuarantineView } from "../../src/games/quarantine/generated/view";
import { LANGUAGES } from "../../src/words/languages";
import { loadTexts } from "../../src/words/library";
import { Words } from "../../src/words/words";
import { MOMENTS } from "./games";

const bag = (patients: number, grey: number) => ({
  yellow: patients,
  red: 0,
  green: 0,
  blue: 0,
  grey,
});

test("the chance of fever is that of drawing without putting back", () => {
  expect(feverRisk(bag(3, 1), 1)).toBeCloseTo(1 / 4);
  expect(feverRisk(bag(6, 2), 2)).toBeCloseTo(1 - (6 * 5) / (8 * 7));
  expect(feverRisk(bag(5, 0), 4)).toBe(0);
  expect(feverRisk(bag(2, 3), 4)).toBe(1);
  expect(feverRisk(bag(0, 0), 4)).toBe(0);
});

describe("what is said of it", async () => {
  const words = new Words(await loadTexts("en", { name: "quarantine", vocabulary: {} }), new Map());
  const some = MOMENTS.map(({ before }) => before).find(({ phase }) => phase === "turn");
  const at = (change: Partial<QuarantineView>): QuarantineView => ({
    ...some!,
    seats: 2,
    turn: 3,
    held: 0,
    finisher: null,
    bag: bag(6, 2),
    ...change,
  });

  test("is about the cubes of this turn, and then of the next", () => {
    expect(feverInWords(at({ held: 1 }), words)).toEqual([
      "Chance that the next cube is grey: 25%.",
    ]);
    expect(feverInWords(at({}), words)).toEqual(["Chance of a grey cube among the next 4: 79%."]);
    expect(thing("bag", at({ held: 1 }), words)?.now).toHaveLength(2);
  });

  test("is that first turns have none, and that none comes when no cube does", () => {
    const early = "Grey cubes do no harm on anyone’s first turn.";
    expect(feverInWords(at({ turn: 2, held: 3 }), words)).toEqual([early]);
    expect(feverInWords(at({ turn: 1 }), words)).toEqual([early]);
    expect(feverInWords(at({ turn: 2 }), words)[0]).toContain("79%");
    expect(feverInWords(at({ finisher: 0 }), words)).toEqual([]);
    expect(feverInWords(at({ bag: bag(0, 0) }), words)).toEqual([]);
  });

  test.each(LANGUAGES)("is a sentence in %s", async (language) => {
    const texts = await loadTexts(language, { name: "quarantine", vocabulary: {} });
    for (const held of [1, 2, 4]) {
      const [sentence = ""] = feverInWords(at({ held }), new Words(texts, new Map()));
      expect(sentence).toMatch(/^[\p{Lu}\d].*\d+%.*\.$|^\d+%.*\.$/u);
    }
  });
});
