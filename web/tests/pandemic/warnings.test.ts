/** The marks of the danger layer lie on nothing, in the smallest window that shows the whole map. */
import { expect, test } from "vitest";
import { content } from "../../src/games/pandemic/generated/content";
import { placeOf } from "../../src/games/pandemic/map/routes";
import { warningAt, type Spot } from "../../src/games/pandemic/map/warnings";
import { WIDTH } from "../../src/games/pandemic/generated/world";
import { LANGUAGES } from "../../src/words/languages";
import { loadTexts } from "../../src/words/library";
import { Words } from "../../src/words/words";
import { vocabulary } from "../words/sentences.json";

interface Area {
  readonly of: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Letters of 11.2 px where the whole map is 760 px wide, in its units. */
const EM = (11.2 * WIDTH) / 760;
/** How wide the longest mark, `!100`, and a letter of a name are, and how far letters rise and fall. */
const MARK = 2.3 * EM;
const LETTER = 0.5 * EM;
const RISE = 0.72 * EM;
const FALL = 0.2 * EM;
const CITIES = content.cities.map(({ id }) => id);

function markOf(city: string, spot: Spot): Area {
  const { x, y } = placeOf(city);
  const back = { start: 0, middle: MARK / 2, end: MARK }[spot.anchor];
  const left = x + spot.x - back;
  const foot = y + spot.y;
  return { of: `!${city}`, left, right: left + MARK, top: foot - RISE, bottom: foot + 1 };
}

function drawnOf(city: string, name: string): readonly Area[] {
  const { x, y, cubes } = placeOf(city);
  const half = (name.length * LETTER) / 2;
  const stack = x + (cubes === "right" ? 20 : -20);
  return [
    { of: `disc of ${city}`, left: x - 15, right: x + 15, top: y - 15, bottom: y + 15 },
    { of: name, left: x - half, right: x + half, top: y + 28 - RISE, bottom: y + 28 + FALL },
    { of: `cubes of ${city}`, left: stack - 7, right: stack + 7, top: y - 27, bottom: y + 13 },
  ];
}

function meet(one: Area, other: Area): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

test.each(LANGUAGES)(
  "no warning lies on a city, a name or another warning, in %s",
  async (each) => {
    const words = new Words(await loadTexts(each, { name: "pandemic", vocabulary }));
    const marks = CITIES.map((city) => markOf(city, warningAt(city)));
    const drawn = CITIES.flatMap((city) => drawnOf(city, words.name("city", city)));
    const met = marks.flatMap((mark, place) =>
      [...drawn, ...marks.slice(place + 1)]
        .filter((other) => meet(mark, other))
        .map(({ of }) => `${mark.of} and ${of}`),
    );
    expect(met).toEqual([]);
    for (const { top, left, right } of marks) {
      expect(Math.min(top, left)).toBeGreaterThan(0);
      expect(right).toBeLessThan(WIDTH);
    }
  },
);

test("where a pawn stands the warning stands over it, not behind it", () => {
  const head = -7 - 23 * 1.2;
  for (const city of CITIES) {
    const { x, y, anchor } = warningAt(city, true);
    const aside = anchor !== "middle" && Math.abs(x) >= 18;
    expect(aside || y < head).toBe(true);
  }
});
