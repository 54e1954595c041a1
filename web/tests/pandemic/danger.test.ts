import { beforeAll, describe, expect, test } from "vitest";
import {
  CITIES,
  danger,
  drawnChance,
  mostInfectedFirst,
  outbreakChance,
} from "../../src/games/pandemic/facts";
import { content } from "../../src/games/pandemic/generated/content";
import type { PandemicProspects } from "../../src/games/pandemic/generated/view";
import { brief, heat } from "../../src/games/pandemic/map/heat";
import { sign } from "../../src/games/pandemic/offers";
import {
  cureInWords,
  dangerInWords,
  distanceInWords,
  percent,
} from "../../src/games/pandemic/sentences";
import { thing } from "../../src/games/pandemic/things";
import { tally } from "../../src/games/pandemic/tally";
import { LANGUAGES } from "../../src/words/languages";
import { loadTexts } from "../../src/words/library";
import { Words } from "../../src/words/words";
import { vocabulary } from "../words/sentences.json";
import { MOMENTS } from "./games";

const NAMES = new Map([
  [0, "Ania"],
  [1, "Ben"],
  [2, "Csaba"],
  [3, "Dana"],
]);
const SOME = MOMENTS.flatMap(({ after, prospects }) =>
  prospects ? [{ view: after, ahead: prospects as PandemicProspects }] : [],
);

describe.each(LANGUAGES)("in %s", (language) => {
  let words: Words;
  beforeAll(async () => {
    words = new Words(await loadTexts(language, { name: "pandemic", vocabulary }), NAMES);
  });

  test("every city tells its chances and how far it is, to players and spectators", () => {
    for (const { view, ahead } of SOME) {
      for (const seat of [-1, 0, 1]) {
        for (const { id } of content.cities) {
          const told = thing(`city:${id}`, view, words, seat, ahead);
          expect(told?.pending).toBe(false);
          for (const sentence of told?.now ?? []) expect(sentence).not.toMatch(/undefined|[{}…]/);
        }
      }
    }
  });

  test("what the server has not answered yet is left open, on as many lines", () => {
    const { view, ahead } = SOME[0]!;
    for (const key of ["city:lima", "infection:lima"]) {
      const early = thing(key, view, words, 0, null);
      const told = thing(key, view, words, 0, ahead);
      expect(early?.pending).toBe(true);
      expect(early?.now).toHaveLength(told!.now!.length);
      expect(early?.now?.filter((sentence) => sentence.endsWith("…"))).not.toHaveLength(0);
    }
  });

  test("a far city has the flight to any city beside the way there, a near one has not", () => {
    for (const { view, ahead } of SOME) {
      const here = view.pawns[view.active]!;
      const near = content.cities.find(({ id }) => id === here)?.neighbours ?? [];
      for (const { id } of content.cities) {
        const ways = thing(`city:${id}`, view, words, view.active, ahead)?.ways ?? [];
        const flights = ways.filter(({ steps }) => steps.join(", ") === `charter, to ${id}`);
        expect(flights).toHaveLength(id === here || near.includes(id) ? 0 : 1);
      }
    }
  });

  test("a way that costs something is told with its price, in the same line", () => {
    const { view, ahead } = SOME[0]!;
    const seat = view.active;
    const price = { actions: 2, cards: ["sydney"], any_card: true, station: true };
    const dear = { ...ahead, shortcuts: view.pawns.map(() => ({ lima: price })) };
    const plain = { ...ahead, shortcuts: view.pawns.map(() => ({})) };
    const near = distanceInWords(view, plain, "lima", seat, words);
    const told = distanceInWords(view, dear, "lima", seat, words);
    expect(told.startsWith(`${near} `)).toBe(true);
    expect(told).toContain(words.name("card", "sydney"));
    expect(told).toContain("2");
    expect(told).not.toMatch(/undefined|[{}\n]/);
  });

  test("every cure can be said", () => {
    for (const { view } of SOME) {
      for (const colour of content.colours) {
        expect(cureInWords(view, colour, words)).not.toMatch(/undefined|[{}]/);
      }
      expect(tally(view, words)).toHaveLength(4);
    }
  });
});

describe("the chances of a city", () => {
  test("are those of the seat that looks, or none", () => {
    const ahead: PandemicProspects = {
      ...SOME[0]!.ahead,
      drawn_before: [{ lima: 1000, milan: 250 }, { lima: 400 }],
      breaks_out_before: [{ lima: 30 }, {}],
    };
    const drawn = ["lima", "milan", "cairo"].map((city) => drawnChance(ahead, 0, city));
    expect(drawn).toEqual([1000, 250, 0]);
    expect(drawnChance(ahead, 1, "lima")).toBe(400);
    expect([0, 1].map((seat) => outbreakChance(ahead, seat, "lima"))).toEqual([30, 0]);
  });

  test("look hotter the larger they are", () => {
    expect([0, 49, 50, 299, 300, 1000].map(heat)).toEqual([0, 0, 1, 2, 3, 4]);
    expect([0, 4, 14, 996].map(brief)).toEqual(["0", "<1", "1", "100"]);
  });

  test("small ones have a decimal, in the way of the language", async () => {
    const texts = await loadTexts("pl", { name: "pandemic", vocabulary });
    const words = new Words(texts, NAMES);
    expect([0, 22, 240].map((chance) => percent(chance, words))).toEqual(["0%", "2,2%", "24%"]);
    const { view, ahead } = SOME[0]!;
    expect(dangerInWords(view, ahead, "lima", 0, words)).toContain("%");
  });
});

test("the own city is no action away, and a way has as many steps as actions", () => {
  for (const { view, ahead } of SOME) {
    view.pawns.forEach((city, seat) => expect(ahead.away[seat]?.[city] ?? 0).toBe(0));
    for (const [city, steps] of Object.entries(ahead.walks)) {
      expect(steps).toHaveLength(ahead.away[view.active]?.[city] ?? 0);
    }
  }
});

test("a card that is let go shows its colour and shape, an Event has none", () => {
  const offer = MOMENTS[0]!.offers[0]!;
  expect(sign({ ...offer, action: "discard lima" })?.colour).toBe("var(--disease-yellow)");
  expect(sign({ ...offer, action: "discard airlift" })).toBeNull();
  expect(sign({ ...offer, action: "pass" })).toBeNull();
});

test("the map is read out from the most infected city to those without a cube", () => {
  for (const { after } of MOMENTS) {
    const heard = mostInfectedFirst(after);
    expect(new Set(heard)).toEqual(new Set(CITIES));
    const cubes = heard.map(({ id }) => danger(after, id));
    expect(cubes).toEqual(cubes.toSorted((one, other) => other - one));
  }
});
