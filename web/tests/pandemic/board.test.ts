import { describe, expect, test } from "vitest";
import { CITIES } from "../../src/games/pandemic/facts";
import { PLACES } from "../../src/games/pandemic/map/places";
import { CONNECTIONS, placeOf, way } from "../../src/games/pandemic/map/routes";
import { HEIGHT, WIDTH } from "../../src/games/pandemic/generated/world";
import { usual } from "../../src/games/pandemic/usual";
import type { GameCard } from "../../src/protocol";

describe("the map", () => {
  test("has a place for each of the 48 cities, with room for its disc and its name", () => {
    expect(Object.keys(PLACES).sort()).toEqual(CITIES.map(({ id }) => id).sort());
    for (const { x, y } of Object.values(PLACES)) {
      expect(x).toBeGreaterThan(30);
      expect(x).toBeLessThan(WIDTH - 30);
      expect(y).toBeGreaterThan(30);
      expect(y).toBeLessThan(HEIGHT - 30);
    }
  });

  test("keeps the discs apart", () => {
    const places = Object.entries(PLACES);
    for (const [one, a] of places) {
      for (const [other, b] of places) {
        if (one < other)
          expect(Math.hypot(a.x - b.x, a.y - b.y), `${one} ${other}`).toBeGreaterThan(46);
      }
    }
  });

  test("draws 93 connections, three of them over its edges", () => {
    expect(CONNECTIONS).toHaveLength(93);
    const over = CONNECTIONS.filter(({ legs }) => legs.length === 2).map(({ key }) => key);
    expect(over.sort()).toEqual([
      "los_angeles sydney",
      "manila san_francisco",
      "san_francisco tokyo",
    ]);
  });

  test("a connection over the edge leaves on one side and comes back at the same height", () => {
    const points = way("san_francisco", "tokyo");
    expect(points.map(({ x }) => x)).toEqual([
      placeOf("san_francisco").x,
      0,
      WIDTH,
      placeOf("tokyo").x,
    ]);
    expect(points[1]?.y).toBe(points[2]?.y);
  });

  test("a flight rises in an arc between its ends", () => {
    const points = way("lima", "cairo");
    expect(points[0]).toMatchObject({ x: placeOf("lima").x, y: placeOf("lima").y });
    expect(points[6]?.y).toBeLessThan(Math.min(placeOf("lima").y, placeOf("cairo").y));
  });
});

describe("a table that needs no questions", () => {
  const card = { colleagues: ["random", "gentle", "good"] } as GameCard;

  test("one person plays with two gentle colleagues, sees all hands and is asked", () => {
    expect(usual(1, card)).toEqual({
      seats: [
        { kind: "me", colleague: null },
        { kind: "colleague", colleague: "gentle" },
        { kind: "colleague", colleague: "gentle" },
      ],
      options: { epidemics: "4", hands: "open", consent: "gifts" },
    });
  });

  test("people at one screen play among themselves and just talk", () => {
    const { seats, options } = usual(3, card);
    expect(seats).toHaveLength(3);
    expect(options).toEqual({ epidemics: "4", consent: "automatic" });
  });
});
