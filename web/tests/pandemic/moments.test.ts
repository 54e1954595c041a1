/** What nobody should miss is drawn: Epidemics, outbreaks, and what is known of the decks. */
import { render } from "svelte/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import Banner from "../../src/games/pandemic/Banner.svelte";
import { cityOf } from "../../src/games/pandemic/facts";
import type { PandemicScene } from "../../src/games/pandemic/facts";
import type { PandemicView } from "../../src/games/pandemic/generated/view";
import Effects from "../../src/games/pandemic/map/Effects.svelte";
import Piles from "../../src/games/pandemic/piles/Piles.svelte";
import type { GameEvent } from "../../src/protocol";
import { loadTexts } from "../../src/words/library";
import { speech } from "../../src/words/speech.svelte";
import { Words } from "../../src/words/words";
import { vocabulary } from "../words/sentences.json";
import { MOMENTS } from "./games";

afterAll(() => {
  vi.unstubAllGlobals();
});

let words: Words;
beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {}, querySelector: () => null });
  vi.stubGlobal("navigator", { languages: ["en-GB"] });
  await speech.speak("en");
  words = new Words(await loadTexts("en", { name: "pandemic", vocabulary }), new Map());
});

const ALL = MOMENTS.flatMap(({ events }) => events);
const found = (kind: string): GameEvent => ALL.find((each) => each.kind === kind) as GameEvent;

function scene(event: GameEvent | null, view: PandemicView, still = false): PandemicScene {
  const pace = { still, ms: (usual: number) => usual };
  const lit = (thing: string) => ({ "data-thing": thing });
  return { event, view, words, pace, beat: 1, at: () => [], lit } as unknown as PandemicScene;
}

const view = (MOMENTS[0] as (typeof MOMENTS)[number]).before;

test("an Epidemic darkens the edges of the map and is said in large letters", () => {
  const { body } = render(Banner, { props: { scene: scene(found("epidemic"), view) } });
  expect(body).toContain("veil");
  expect(body).toContain("Epidemic");
  const still = render(Banner, { props: { scene: scene(found("epidemic"), view, true) } });
  expect(still.body).not.toContain("veil");
});

test("rays of an outbreak reach every connected city", () => {
  const outbreak = found("outbreak");
  const { body } = render(Effects, { props: { scene: scene(outbreak, view) } });
  const near = cityOf(String(outbreak.args["city"]))?.neighbours.length ?? 0;
  expect(body.match(/class="front/g)?.length).toBeGreaterThanOrEqual(near);
  expect(body).toContain("burst");
});

test("the decks tell the known layers and within how many cards the next Epidemic comes", () => {
  const known = MOMENTS.map(({ after }) => after).find(({ infection_known: count }) => count > 0);
  const props = { scene: scene(null, known ?? view), open: "infection-deck" as const };
  const { body } = render(Piles, { props: { ...props, close: () => undefined } });
  expect(body.match(/class="layer/g)?.length).toBe((known?.infection_known ?? 0) + 1);
  expect(body).toMatch(/Epidemic/);
});
