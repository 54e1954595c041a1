import { describe, expect, test } from "vitest";
import { rule } from "../../src/games/holding_on/offers";
import { notationOf } from "../../src/games/notation";
import { LANGUAGES } from "../../src/words/languages";
import { loadTexts } from "../../src/words/library";
import { Words } from "../../src/words/words";
import { offer } from "../written";
import { MOMENTS } from "./games";

/** Answers that are given by a button and are no thing on the board. */
const UNLIT = new Set(
  "no_phone stop no_guide accept insist spend decline pass hang_up done no_match".split(" "),
);

describe("in every position of recorded scenarios", () => {
  test("each offer about a thing lights things that the room draws", () => {
    for (const { offers } of MOMENTS) {
      for (const each of offers) {
        if (UNLIT.has(notationOf(each).verb)) expect(each.lights).toEqual([]);
        else expect(each.lights, each.action).not.toEqual([]);
        for (const key of each.lights) {
          expect(key).toMatch(
            /^(staff|tokens|hazy|clear|side|reward|row|contact|regret):\w|^slot:[1-5]:[1-6]$|^(symbol|tile)$/,
          );
        }
      }
    }
  });

  test("no two offers light exactly the same things, so that taps can tell them apart", () => {
    for (const { offers } of MOMENTS) {
      const keys = offers.map(({ lights }) => lights.join(" ")).filter((joined) => joined !== "");
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});

test.each(LANGUAGES)("a price is told only where it is paid, in %s", async (language) => {
  const words = new Words(await loadTexts(language, { name: "holding-on", vocabulary: {} }));
  const cost = { id: "price-health", args: { count: 2 } };
  for (const action of ["palliative", "move assistant1"]) {
    const paid = rule(offer(0, action, { cost }), words);
    expect(paid).toContain("1");
    const free = rule(offer(0, action), words);
    expect(free).not.toBe("");
    expect(free).not.toMatch(/[0-9]/);
  }
  expect(rule(offer(0, "send nurse1"), words)).not.toBe("");
});
