/** The names of cities keep off each other and off foreign discs, in any language and size. */
import { beforeAll, describe, expect, test } from "vitest";
import { CITIES } from "../../src/games/pandemic/facts";
import { placeOf } from "../../src/games/pandemic/map/routes";
import { nameBoxes } from "../../src/games/pandemic/map/stands";
import { LANGUAGES } from "../../src/words/languages";
import { loadTexts } from "../../src/words/library";
import { Words } from "../../src/words/words";
import { vocabulary } from "../words/sentences.json";

/** On wide windows and phones, and in a tablet's, where the whole map is small. */
const SIZES = [16, 18.2];
/** So much of the map is between two names, or between a name and the disc of another city. */
const APART = 4;
const DISC = 14;

describe.each(LANGUAGES)("in %s", (language) => {
  let words: Words;
  beforeAll(async () => {
    words = new Words(await loadTexts(language, { name: "pandemic", vocabulary }), new Map());
  });

  test.each(SIZES)("letters of %d leave room between names", (size) => {
    const names = nameBoxes((city) => words.name("city", city), size);
    const close = CITIES.flatMap(({ id }, number) => {
      const one = names[number];
      if (!one) return [];
      return CITIES.flatMap(({ id: city }, place) => {
        const other = names[place];
        if (!other || city === id) return [];
        const wide = Math.max(one.left, other.left) - Math.min(one.right, other.right);
        const high = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom);
        const { x, y } = placeOf(city);
        const beside = Math.max(one.left - x, x - one.right, 0);
        const off = Math.hypot(beside, Math.max(one.top - y, y - one.bottom, 0)) - DISC;
        return Math.max(wide, high) < APART || off < APART ? [`${id} and ${city}`] : [];
      });
    });
    expect(close).toEqual([]);
  });
});
