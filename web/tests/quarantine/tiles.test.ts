import { describe, expect, test } from "vitest";
import { beats } from "../../src/games/quarantine/generated/beats";
import { cellName, cellOf } from "../../src/games/quarantine/cells";
import { content } from "../../src/games/quarantine/generated/content";
import { colourOf, doorsOf, rotations, streetSide } from "../../src/games/quarantine/tiles";
import { fitting, turnedOn } from "../../src/games/quarantine/turning";
import { MOMENTS } from "./games";
import { paced } from "../../src/table/beats";

const { beat, heading } = paced(beats);

describe("tiles", () => {
  test("turn clockwise through their different ways to lie", () => {
    expect(rotations("red")).toEqual(["new", "nes", "esw", "nsw"]);
    expect(rotations("red_2")).toEqual(["ne", "es", "sw", "nw"]);
    expect(rotations("laboratory")).toEqual(["ns", "ew"]);
    expect(doorsOf("triage")).toBe("nesw");
  });

  test("have their colours, and a lobby its street side", () => {
    expect(colourOf("red_2")).toBe("red");
    expect(colourOf("pharmacy")).toBeNull();
    expect(streetSide("new")).toBe("s");
    expect(streetSide("esw")).toBe("n");
  });

  test("lie on cells that are read as they are written", () => {
    expect(cellName(cellOf("-1,2"))).toBe("-1,2");
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

  test("is offered the cells that the view calls open, in every position of whole games", () => {
    let asked = 0;
    for (const { before, offers } of MOMENTS) {
      const cells = offers.filter(({ action }) => action.startsWith("cell "));
      if (cells.length === 0) continue;
      const sites = before.sites.find(({ tiles }) => tiles.includes(before.step?.tile ?? ""));
      expect(Object.keys(sites?.open ?? {}).sort()).toEqual(
        cells.map(({ action }) => action.slice("cell ".length)).sort(),
      );
      asked += 1;
    }
    expect(asked).toBeGreaterThan(2);
  });
});

describe("events", () => {
  test("are all shown for a while", () => {
    for (const event of MOMENTS.flatMap(({ events }) => events)) {
      expect(beat(event).ms, event.kind).toBeGreaterThan(0);
    }
  });

  test("begin a chapter of the log with each turn", () => {
    const kinds = MOMENTS.flatMap(({ events }) => events).filter(heading);
    expect(new Set(kinds.map(({ kind }) => kind))).toContain("turn");
  });

  test("leave every tile known to the content", () => {
    const known = new Set(content.tiles.map(({ tile }) => tile));
    for (const { after } of MOMENTS) {
      for (const { tile } of after.hospitals.flatMap(({ tiles }) => tiles)) {
        expect(known).toContain(tile);
      }
    }
  });
});
