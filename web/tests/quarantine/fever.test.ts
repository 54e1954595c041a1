import { describe, expect, test } from "vitest";
import type { QuarantineView } from "../../src/games/quarantine/generated/view";
import { feverInWords } from "../../src/games/quarantine/sentences";
import { thing } from "../../src/games/quarantine/things";
import { LANGUAGES } from "../../src/words/languages";
import { loadTexts } from "../../src/words/library";
import { Words } from "../../src/words/words";
import { MOMENTS } from "./games";

describe("what is said of the fever that may come", async () => {
  const words = new Words(await loadTexts("en", { name: "quarantine", vocabulary: {} }), new Map());
  const some = MOMENTS.map(({ before }) => before).find(({ phase }) => phase === "turn");
  const at = (fever: QuarantineView["fever"]): QuarantineView => ({ ...some!, fever });

  test("is its chance, for one cube and for more", () => {
    const one = at({ cubes: 1, harmless: false, risk: 25 });
    expect(feverInWords(one, words)).toEqual(["Chance that the next cube is grey: 25%."]);
    expect(thing("bag", one, words)?.now).toHaveLength(2);
    expect(feverInWords(at({ cubes: 4, harmless: false, risk: 79 }), words)).toEqual([
      "Chance of a grey cube among the next 4: 79%.",
    ]);
  });

  test("is that first turns have none, and nothing when no cube comes", () => {
    expect(feverInWords(at({ cubes: 3, harmless: true, risk: 60 }), words)).toEqual([
      "Grey cubes do no harm on anyone’s first turn.",
    ]);
    expect(feverInWords(at(null), words)).toEqual([]);
  });

  test.each(LANGUAGES)("is a sentence in %s", async (language) => {
    const texts = await loadTexts(language, { name: "quarantine", vocabulary: {} });
    for (const cubes of [1, 2, 4]) {
      const view = at({ cubes, harmless: false, risk: 40 });
      const [sentence = ""] = feverInWords(view, new Words(texts, new Map()));
      expect(sentence).toMatch(/^[\p{Lu}\d].*\d+%.*\.$|^\d+%.*\.$/u);
    }
  });
});
