import { describe, expect, test } from "vitest";
import type { QuarantineHospital, QuarantineTile } from "../../src/games/quarantine/generated/view";
import { ghostsOf, plannedOf } from "../../src/games/quarantine/planned";
import type { QuarantineScene } from "../../src/games/quarantine/scene";
import { GAMES, MOMENTS } from "./games";

function tile(name: string, cell: [number, number], more: Partial<QuarantineTile> = {}) {
  return { tile: name, cell, doors: "nesw", quarantined: false, patients: [], beds: 1, ...more };
}

type Lying = Pick<QuarantineHospital, "tiles" | "stations" | "line">;

function hospital(tiles: QuarantineTile[], more: Partial<Lying> = {}): Lying {
  return { tiles, stations: [], line: [], ...more };
}

describe("a planned turn", () => {
  test("shows nothing where it changes nothing, in every position of whole games", () => {
    for (const { before } of MOMENTS) {
      for (const each of before.hospitals) {
        const { laid, lifted, altered, stations, line } = ghostsOf(each, each.line.length, each);
        expect([laid.length, lifted.size, altered.length, stations.length]).toEqual([0, 0, 0, 0]);
        expect(line).toBeNull();
      }
    }
  });

  test("shows every tile that a game has brought, and takes none away without telling", () => {
    for (const { first, last } of ends()) {
      const { laid, lifted } = ghostsOf(first, first.line.length, last);
      const kept = first.tiles.length - lifted.size;
      expect(kept + laid.length).toBe(last.tiles.length);
    }
  });

  test("lays a tile, and a tile that is moved is a ghost in its new place", () => {
    const now = hospital([tile("lobby", [0, 0]), tile("red", [0, 1])]);
    const then = hospital([tile("lobby", [0, 0]), tile("red", [1, 0]), tile("pharmacy", [0, 1])]);
    const { laid, lifted } = ghostsOf(now, 0, then);
    expect(laid.map(({ tile: name, cell }) => [name, cell])).toEqual([
      ["red", [1, 0]],
      ["pharmacy", [0, 1]],
    ]);
    expect([...lifted]).toEqual(["red"]);
  });

  test("brings patients in, lets others go, cleans, and shortens the line", () => {
    const now = hospital(
      [
        tile("red", [0, 1], { beds: 2 }),
        tile("blue", [1, 0], { patients: ["blue"] }),
        tile("green", [0, 2], { quarantined: true }),
      ],
      { line: ["red", "red", "blue"] },
    );
    const then = hospital(
      [
        tile("red", [0, 1], { beds: 2, patients: ["red", "red"] }),
        tile("blue", [1, 0]),
        tile("green", [0, 2]),
      ],
      { line: ["blue"], stations: [{ corner: [0, 0], tiles: [] }] },
    );
    const ghosts = ghostsOf(now, 3, then);
    expect(ghosts.altered).toEqual([
      { tile: "red", cell: [0, 1], come: ["red", "red"], gone: 0, cleaned: false },
      { tile: "blue", cell: [1, 0], come: [], gone: 1, cleaned: false },
      { tile: "green", cell: [0, 2], come: [], gone: 0, cleaned: true },
    ]);
    expect(ghosts.stations).toEqual([[0, 0]]);
    expect(ghosts.line).toBe(1);
  });

  test("is shown in the hospital whose plan it is, and in no other", () => {
    const own = hospital([tile("lobby", [0, 0])]);
    const scene = { planned: { seat: 1, own } } as QuarantineScene;
    expect(plannedOf(scene, 1)).toBe(own);
    expect(plannedOf(scene, 0)).toBeNull();
    expect(plannedOf({ planned: null } as QuarantineScene, 1)).toBeNull();
  });
});

function ends(): { first: Lying; last: Lying }[] {
  return GAMES.flatMap((_, number) => {
    const moments = MOMENTS.filter((moment) => moment.number === number);
    return (moments[0]?.before.hospitals ?? []).flatMap((first, seat) => {
      const last = moments.at(-1)?.before.hospitals[seat];
      return last ? [{ first, last }] : [];
    });
  });
}
