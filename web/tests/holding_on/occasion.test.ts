/** A question that comes again says how often. */
import { describe, expect, test } from "vitest";
import { occasion } from "../../src/games/holding_on/occasion";
import type { HoldingView } from "../../src/games/holding_on/generated/view";
import { loadTexts } from "../../src/words/library";
import { Words } from "../../src/words/words";
import { VOCABULARY } from "./games";

const game = { name: "holding-on", vocabulary: VOCABULARY };

function said(asked: string, left: Partial<HoldingView>, words: Words): string {
  return occasion(left as HoldingView, [], { id: asked, args: { seat: 0 } }, words);
}

describe("what is left of the rewards", () => {
  test("is said while there is more than one", async () => {
    const words = new Words(await loadTexts("en", game));
    expect(said("ask-either", { eithers: 3 }, words)).toContain("3");
    expect(said("ask-either", { eithers: 1 }, words)).toBe("");
    expect(said("ask-reward", { tokens_due: 2 }, words)).toContain("2");
    expect(said("ask-reward", { tokens_due: 1 }, words)).toBe("");
  });

  test("is bent as Polish numbers ask", async () => {
    const words = new Words(await loadTexts("pl", game));
    expect(said("ask-either", { eithers: 2 }, words)).toContain("nagrody");
    expect(said("ask-either", { eithers: 5 }, words)).toContain("nagród");
  });

  test("belongs to these questions alone", async () => {
    const words = new Words(await loadTexts("en", game));
    expect(said("ask-care", { eithers: 3, tokens_due: 2 }, words)).toBe("");
  });
});
