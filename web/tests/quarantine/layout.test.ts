import { describe, expect, test } from "vitest";
import {
  cellName,
  cellOf,
  doorsOf,
  Floor,
  rotations,
  streetSide,
  turned,
} from "../../src/games/quarantine/layout/geometry";
import { fitting, turnedOn } from "../../src/games/quarantine/layout/fitting";
import {
  floorOf,
  isFree,
  legalDoors,
  obstacle,
  whyNot,
  whyNotInRebuild,
} from "../../src/games/quarantine/layout/placing";
import { unfinished } from "../../src/games/quarantine/layout/rebuilding";
import { choiceOf } from "../../src/games/quarantine/offers";
import { ROOMS, seen, type Laid, type Spot } from "../../src/games/quarantine/view";
import { MOMENTS, offers } from "./games";

function laid(tile: string, cell: Spot, doors: string, quarantined = false): Laid {
  return { tile, cell, doors, quarantined, patients: [] };
}

/** H0 of the reference: one station, cells (0,0), (1,0), (0,1), (1,1). */
const H0 = [
  laid("lobby", [0, 0], "new"),
  laid("red", [0, 1], "nes"),
  laid("yellow", [1, 0], "new"),
  laid("green", [-1, 0], "new"),
  laid("blue", [1, 1], "esw"),
];

describe("tiles", () => {
  test("turn clockwise through their different ways to lie", () => {
    expect(turned("ne")).toBe("es");
    expect(rotations("red")).toEqual(["new", "nes", "esw", "nsw"]);
    expect(rotations("red_2")).toEqual(["ne", "es", "sw", "nw"]);
    expect(rotations("laboratory")).toEqual(["ns", "ew"]);
    expect(rotations("triage")).toEqual(["nesw"]);
  });

  test("have 32 passages in the fourteen special rooms (part 2.2)", () => {
    expect(ROOMS.reduce((sum, room) => sum + doorsOf(room).length, 0)).toBe(32);
  });

  test("a lobby has its street side where it has no passage (QUA-1.4)", () => {
    expect(streetSide("new")).toBe("s");
    expect(streetSide("esw")).toBe("n");
  });
});

describe("a floor plan", () => {
  const floor = new Floor(H0);

  test("knows its stations and its front cell (QUA-3.1, QUA-2.8)", () => {
    expect(floor.stations()).toEqual([[0, 0]]);
    expect(floor.front).toEqual([0, -1]);
  });

  test("hangs together with the lobby (QUA-1.5)", () => {
    expect([...floor.component()].sort()).toEqual(["blue", "green", "lobby", "red", "yellow"]);
  });
});

describe("why a tile cannot lie there", () => {
  const floor = new Floor(H0);

  test("on another tile, before the entrance, and far from everything", () => {
    expect(whyNot(floor, "red_2", [1, 1], false)).toBe("occupied");
    expect(whyNot(floor, "red_2", [0, -1], false)).toBe("entrance");
    expect(whyNot(floor, "red_2", [5, 5], false)).toBe("far");
  });

  test("a neighbour with walls only does not connect (QUA-2.2)", () => {
    expect(whyNot(floor, "red_2", [1, -1], false)).toBe("walls");
    expect(obstacle(floor, [2, 0], "ne", false)).toBe("turn"); // E3
  });

  test("quarantined neighbours alone do not do (E4)", () => {
    const ill = new Floor([
      laid("lobby", [0, 0], "new"),
      laid("yellow", [1, 0], "new", true),
      laid("red", [0, 1], "esw"),
    ]);
    expect(obstacle(ill, [2, 0], "sw", false)).toBe("quarantine");
    expect(obstacle(ill, [1, 1], "sw", false)).toBeNull();
    expect(obstacle(ill, [1, 1], "nw", false)).toBeNull();
  });

  test("the entrance is not fenced in (E6)", () => {
    const ring = new Floor([
      laid("lobby", [0, 0], "new"),
      laid("yellow", [1, 0], "esw"),
      laid("red", [1, -1], "nes"),
      laid("green", [1, -2], "nsw"),
      laid("blue", [0, -2], "esw"),
      laid("red_2", [-1, -2], "ne"),
    ]);
    expect(ring.isFencedIn()).toBe(false);
    expect(whyNot(ring, "blue_2", [-1, -1], false)).toBe("fenced");
  });

  test("an active Helipad lets tiles lie two cells away, but no farther (QUA-17.14)", () => {
    expect(whyNot(floor, "red_2", [3, 3], true)).toBeNull();
    expect(whyNot(floor, "red_2", [6, 3], true)).toBe("far");
  });
});

describe("in every position of whole games the plan agrees with the rules", () => {
  const sorted = (names: Iterable<string>): string[] => [...names].sort();

  test("about where a tile may be laid, and how it is turned there", () => {
    let asked = 0;
    for (const { seat, legal, before, ply } of MOMENTS) {
      const view = seen(before);
      const { step } = view;
      const floor = floorOf(view, seat);
      const choices = offers(seat, legal).map(choiceOf);
      const sheet = [...Array(15).keys()].flatMap((x) =>
        [...Array(15).keys()].map((y): Spot => [x - 7, y - 7]),
      );
      if (step?.kind === "place" && step.tile) {
        const free = isFree(view, seat);
        const offered = choices
          .filter(({ verb }) => verb === "cell")
          .map(({ places }) => places[0]!);
        const inside = sheet.filter((cell) => whyNot(floor, step.tile!, cell, free) === null);
        expect(sorted(inside.map(cellName)), `ply ${ply}`).toEqual(sorted(offered));
        asked += 1;
      } else if (step?.kind === "turning" && step.tile && step.cell) {
        const free = isFree(view, seat);
        const offered = choices
          .filter(({ verb }) => verb === "rotation")
          .map(({ places }) => places[0]!);
        expect(sorted(legalDoors(floor, step.tile, step.cell, free))).toEqual(sorted(offered));
        asked += 1;
      } else if (step?.kind === "rebuild_place" && step.tile) {
        const free = isFree(view, seat);
        const offered = choices
          .filter(({ verb }) => verb === "cell")
          .map(({ places }) => places[0]!);
        const inside = sheet.filter((cell) => whyNotInRebuild(floor, cell, free) === null);
        expect(sorted(inside.map(cellName)), `ply ${ply}`).toEqual(sorted(offered));
        asked += 1;
      } else if (view.phase === "building") {
        for (const { verb, places } of choices) {
          if (verb !== "lay") continue;
          const [tile = "", cell = "", doors = ""] = places;
          expect(legalDoors(floor, tile, cellOf(cell), false)).toContain(doors);
        }
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(60);
  });

  test("about when a rebuild is done (QUA-16.8 to QUA-16.12)", () => {
    let asked = 0;
    for (const { seat, legal, before, ply } of MOMENTS) {
      const view = seen(before);
      if (view.step?.kind !== "rebuild") continue;
      const done = unfinished(view, seat) === null;
      expect(done, `ply ${ply}: ${unfinished(view, seat)}`).toBe(legal.includes("done"));
      asked += 1;
    }
    expect(asked).toBeGreaterThan(20);
  });
});

describe("the tile in hand", () => {
  const ways = ["new", "nes", "esw", "nsw"];

  test("keeps its turn where that fits, and is turned on where it does not", () => {
    expect(fitting("nes", ways, ["nes", "nsw"])).toBe("nes");
    expect(fitting("new", ways, ["esw", "nsw"])).toBe("esw");
    expect(fitting("new", ways, [])).toBeNull();
  });

  test("is turned to the next way that fits where it hovers", () => {
    expect(turnedOn("new", ways, ["new", "esw"])).toBe("esw");
    expect(turnedOn("esw", ways, ["new", "esw"])).toBe("new");
    expect(turnedOn("new", ways, ["new"])).toBe("new");
    expect(turnedOn("new", ways, null)).toBe("nes");
    expect(turnedOn("new", ways, [])).toBe("nes");
  });
});
