/** What a patient card shows, and what the card of its care tells. */
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import Shift from "../../src/games/holding_on/day/Shift.svelte";
import { content } from "../../src/games/holding_on/generated/content";
import type { HoldingView } from "../../src/games/holding_on/generated/view";
import type { HoldingScene } from "../../src/games/holding_on/scene";
import { thing } from "../../src/games/holding_on/things";
import { LANGUAGES, type Language } from "../../src/words/languages";
import { loadTexts } from "../../src/words/library";
import { Words } from "../../src/words/words";
import { MOMENTS, VOCABULARY } from "./games";

async function spoken(language: Language): Promise<Words> {
  const game = { name: "holding-on", vocabulary: VOCABULARY };
  return new Words(await loadTexts(language, game), new Map());
}

/** A view in which the present card is of this kind. */
function viewOf(kind: string): HoldingView {
  const found = MOMENTS.map(({ after }) => after).find(({ shifts }) =>
    shifts.some(({ now, patient }) => now && content.patients[patient ?? ""]?.kind === kind),
  );
  if (!found) throw new Error(`No card of these games is ${kind}.`);
  return found;
}

function drawn(view: HoldingView, words: Words): string {
  const scene = { view, words, at: () => [], lit: () => ({}), narrowed: null };
  const shift = view.shifts.find(({ now }) => now)!;
  return render(Shift, { props: { scene: scene as unknown as HoldingScene, shift } }).body;
}

test("the sign for questions belongs to the whole card, not to one kind of care", async () => {
  const words = await spoken("en");
  const stable = drawn(viewOf("stable"), words);
  const sign = stable.indexOf('class="query');
  expect(sign).toBeGreaterThan(0);
  expect(sign).toBeLessThan(stable.indexOf('class="sides'));
  expect(stable.lastIndexOf('class="query')).toBe(sign);
  expect(drawn(viewOf("unstable"), words)).not.toContain('class="query');
});

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(["side:medical", "side:palliative"])("%s has the rule of the card", async (side) => {
    const words = await spoken(language);
    const told = (kind: string) => thing(side, viewOf(kind), words)?.rule;
    expect(told("stable")).toBeTruthy();
    expect(told("stable")).not.toBe(told("unstable"));
  });
});

test("nothing is said of deterioration where a card has none", async () => {
  const words = await spoken("en");
  const view = viewOf("stable");
  expect(thing("side:medical", view, words)?.rule).toBe("1 token raises Billy’s health by 1.");
  expect(thing("side:palliative", view, words)?.rule).toMatch(/^This card costs no health/);
});
