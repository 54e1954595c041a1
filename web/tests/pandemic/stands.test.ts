/** Pawns cover no name, in any city, company, language and size of letters. */
import { beforeAll, describe, expect, test } from "vitest";
import { CITIES } from "../../src/games/pandemic/facts";
import { placeOf } from "../../src/games/pandemic/map/routes";
import { hides, nameBoxes, stands } from "../../src/games/pandemic/map/stands";
import { LANGUAGES } from "../../src/words/languages";
import { loadTexts } from "../../src/words/library";
import { Words } from "../../src/words/words";
import { vocabulary } from "../words/sentences.json";

/** On wide windows and phones, and in a tablet's, where the whole map is small. */
const SIZES = [16, 18.2];

describe.each(LANGUAGES)("in %s", (language) => {
  let words: Words;
  beforeAll(async () => {
    words = new Words(await loadTexts(language, { name: "pandemic", vocabulary }), new Map());
  });

  test.each([1, 2, 3, 4])("%i pawns in a city cover no name", (count) => {
    const covered = SIZES.flatMap((size) => {
      const names = nameBoxes((city) => words.name("city", city), size);
      return CITIES.flatMap(({ id }) =>
        stands(id, count, names).flatMap((stand) =>
          names.flatMap((box, number) =>
            hides(stand, box) > 0.5 ? [`${size} ${id} ${CITIES[number]?.id}`] : [],
          ),
        ),
      );
    });
    expect(covered).toEqual([]);
  });
});

test("a pawn stands upright where nothing is in its way", () => {
  const { x, y } = placeOf("johannesburg");
  expect(stands("johannesburg", 1, [])).toEqual([{ x, y: y - 7, turn: 0 }]);
});
