/** The numbers of a plan lie on nothing, and its arrows lead from where a pawn is to where it goes. */
import { describe, expect, test } from "vitest";
import { CITIES, cityOf } from "../../src/games/pandemic/facts";
import { arrow, headBox } from "../../src/games/pandemic/map/arrows";
import { badges, boxOf, piecesOn } from "../../src/games/pandemic/map/badges";
import { planOnMap } from "../../src/games/pandemic/map/planned";
import { placeOf } from "../../src/games/pandemic/map/routes";
import type { Box } from "../../src/games/pandemic/map/stands";
import { nameBoxes, shared } from "../../src/games/pandemic/map/stands";
import { HEIGHT, WIDTH } from "../../src/games/pandemic/generated/world";
import type { HintStep } from "../../src/protocol";
import { LANGUAGES } from "../../src/words/languages";
import { loadTexts } from "../../src/words/library";
import { Words } from "../../src/words/words";
import { vocabulary } from "../words/sentences.json";

/** On wide windows and phones, and where the whole map is as small as it may be. */
const SIZES = [16, 20.1];
const IDS = CITIES.map(({ id }) => id);
/** Three cubes and a research station lie in every city, and all dangers are shown. */
const CROWDED = {
  cubes: Object.fromEntries(IDS.map((id) => [id, [3, 0, 0, 0]])),
  stations: IDS,
};

/** A way of four cities along the connections, none of them twice; `turn` tells which. */
function trip(start: string, turn: number): string[] {
  const way = [start];
  while (way.length < 4) {
    const near = cityOf(way.at(-1) ?? "")?.neighbours.filter((id) => !way.includes(id)) ?? [];
    const next = near[turn % Math.max(1, near.length)];
    if (next === undefined) break;
    way.push(next);
  }
  return way;
}

test.each(LANGUAGES)(
  "numbers cover no name, piece, cube, label or number, in %s",
  async (each) => {
    const words = new Words(await loadTexts(each, { name: "pandemic", vocabulary }), new Map());
    const covered: string[] = [];
    for (const size of SIZES) {
      const names = nameBoxes((city) => words.name("city", city), size);
      for (const [number, start] of IDS.entries()) {
        const way = trip(start, number);
        const pawns = [start, way[1] ?? start, way[3] ?? start];
        const pieces = piecesOn({ ...CROWDED, pawns }, names, size);
        const stops = way.slice(1).map((city, place) => ({ city, text: place ? "3" : "1, 2" }));
        const boxes = badges(stops, pieces, size).map(boxOf);
        for (const [place, box] of boxes.entries()) {
          const others = [...pieces, ...boxes.filter((other) => other !== box)];
          const inside = box.left > 0 && box.top > 0 && box.right < WIDTH && box.bottom < HEIGHT;
          if (!inside || others.some((other) => shared(box, other) > 0))
            covered.push(`${size} ${start} ${stops[place]?.city}`);
        }
      }
    }
    expect(covered).toEqual([]);
  },
  300_000,
);

test("where there is room a number stands close to its city", () => {
  const [badge] = badges([{ city: "johannesburg", text: "1" }], [], 16);
  const { x, y } = placeOf("johannesburg");
  expect(Math.hypot((badge?.x ?? 0) - x, (badge?.y ?? 0) - y)).toBeLessThan(40);
});

function step(action: string, ...lights: string[]): HintStep {
  return { seat: 0, action, say: { id: "do", args: {} }, reason: null, lights };
}

describe("the steps of a plan on the map", () => {
  const view = { pawns: ["atlanta", "lima"], step: null };

  test("arrows begin at the pawn, and each number stands where its step ends", () => {
    const steps = [
      step("drive chicago", "city:chicago"),
      step("treat blue", "city:chicago"),
      step("drive san_francisco", "city:san_francisco"),
      step("drive tokyo", "city:tokyo"),
    ];
    expect(planOnMap(steps, view)).toEqual({
      legs: [
        { from: "atlanta", to: "chicago" },
        { from: "chicago", to: "san_francisco" },
        { from: "san_francisco", to: "tokyo" },
      ],
      stops: [
        { city: "chicago", numbers: [1, 2] },
        { city: "san_francisco", numbers: [3] },
        { city: "tokyo", numbers: [4] },
      ],
    });
  });

  test("a pawn that somebody else moves goes from where it stands", () => {
    const steps = [
      step("drive bogota 1", "city:bogota", "pawn:1"),
      step("charter 1", "pawn:1", "card:bogota"),
      step("to cairo", "city:cairo"),
      step("give atlanta 1", "card:atlanta", "player:1"),
      step("pass"),
    ];
    expect(planOnMap(steps, view)).toEqual({
      legs: [
        { from: "lima", to: "bogota" },
        { from: "bogota", to: "cairo" },
      ],
      stops: [
        { city: "bogota", numbers: [1, 2] },
        { city: "cairo", numbers: [3] },
        { city: "atlanta", numbers: [4, 5] },
      ],
    });
  });

  test("an Airlift that has been begun flies the pawn that was chosen", () => {
    const begun = {
      kind: "airlift_city",
      seat: 0,
      by: 0,
      action: "play airlift",
      pawn: 1,
    } as const;
    const { legs } = planOnMap([step("to cairo", "city:cairo")], {
      ...view,
      step: { ...begun, city: null, cards: [] },
    });
    expect(legs).toEqual([{ from: "lima", to: "cairo" }]);
  });
});

test("the way of a plan is thin where it begins and broad where it ends", () => {
  const corners = [...arrow("lima", "cairo").band.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
  const points = corners.map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  const breadth = (place: number): number => {
    const [one, other] = [points[place], points[points.length - 1 - place]];
    if (!one || !other) return 0;
    return Math.hypot(one.x - other.x, one.y - other.y);
  };
  const half = points.length / 2;
  expect(breadth(0)).toBeLessThan(3);
  expect(breadth(half - 1)).toBeGreaterThan(10);
  for (let place = 1; place < half; place += 1)
    expect(breadth(place)).toBeGreaterThan(breadth(place - 1));
});

test("the head of an arrow lies on no name of its city, however short the way is", () => {
  const names = nameBoxes((city) => city, 16);
  const hidden = CITIES.flatMap(({ id, neighbours }, number) =>
    neighbours.filter((from) => shared(headBox(arrow(from, id)), names[number] as Box) > 0),
  );
  expect(hidden).toEqual([]);
});

test("the way there and the way back lie beside each other", () => {
  const [there, back] = [arrow("lima", "bogota", 8), arrow("bogota", "lima", 8)];
  expect(there.line).not.toBe(arrow("lima", "bogota").line);
  expect(Math.hypot(there.tip.x - back.tip.x, there.tip.y - back.tip.y)).toBeGreaterThan(15);
});
