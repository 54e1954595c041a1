import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { INK, touches } from "../../src/games/holding_on/memories/brush";
import { drawingOf, drawingsOf } from "../../src/games/holding_on/memories/drawings";
import { memoryOf, POSES, STAGES } from "../../src/games/holding_on/memories/names";
import type { HoldingSide as Edge } from "../../src/games/holding_on/generated/view";
import { drawnStitches, EDGES, stitches } from "../../src/games/holding_on/memories/seams";
import { meet, MEMORIES } from "../../src/games/holding_on/memories/sheet/content";

const FOLDER = new URL("../../src/games/holding_on/", import.meta.url);
const PAIRS = MEMORIES.flatMap((here) => MEMORIES.map((other) => [here, other] as const));
const DRAWN = await Promise.all(
  MEMORIES.map(async ({ name }) => ({ name, drawing: await drawingOf(name) })),
);

describe("every memory has a drawing of its own", () => {
  it("for each of the thirty that the rules floor knows", () => {
    const different = (texts: readonly string[]): number => new Set(texts).size;
    expect(different(MEMORIES.map(({ name }) => name))).toBe(30);
    expect(different(DRAWN.map(({ drawing }) => JSON.stringify(drawing.billy)))).toBe(30);
    expect(different(DRAWN.map(({ drawing }) => JSON.stringify(drawing.masses)))).toBe(30);
    expect(different(DRAWN.map(({ drawing }) => JSON.stringify(drawing.behind)))).toBe(30);
  });

  it("and a hazy one is left with Billy and three or four soft shapes", () => {
    // 8C of the reference: nobody else, and no line that could be recognised.
    for (const { name, drawing } of DRAWN) {
      expect([3, 4], name).toContain(drawing.masses.length);
      expect(touches(drawing.masses).every(({ colour }) => colour !== INK)).toBe(true);
      expect(touches(drawing.billy).some(({ colour }) => colour === INK)).toBe(true);
    }
  });

  it("with paths that a browser can read", () => {
    for (const { name, drawing } of DRAWN) {
      const { masses, behind, billy, before = [] } = drawing;
      const paths = touches([...masses, ...behind, ...billy, ...before]).map(({ d }) => d);
      expect(
        paths.filter((d) => !/^[MLCQZ\d .-]+$/.test(d)),
        name,
      ).toEqual([]);
    }
  });

  it("and what is no name of a memory is told so", async () => {
    await expect(drawingOf("m11")).rejects.toThrow("a name is a stage and a pose");
    await expect(drawingOf("boy-flying")).rejects.toThrow("boy-flying");
  });
});

describe("the client does not know where a memory belongs", () => {
  // Part 6 of the reference: no id, no true place, no table of the seams.
  it("from any file that is built", () => {
    const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.endsWith("sheet"))
      .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, "utf8"));
    const codes = MEMORIES.flatMap(({ seams }) => EDGES.map((edge) => seams[edge])).filter(Boolean);
    expect(new Set(codes).size).toBe(49);
    for (const file of files) {
      expect(file).not.toMatch(/from "[^"]*\/sheet/);
      expect(codes.filter((code) => file.includes(`"${code}"`))).toEqual([]);
    }
  });

  it("or from the order of the drawings", async () => {
    for (const stage of STAGES) {
      expect(Object.keys(await drawingsOf(stage))).toEqual([...POSES]);
    }
    expect(memoryOf({ stage: "boy", pose: "sitting" })).toBe("boy-sitting");
  });
});

describe("seams fit true neighbours and nobody else", () => {
  const wrong = (edge: Edge, across: Edge, apart: readonly [number, number]): string[] =>
    PAIRS.filter(([here, other]) => {
      const near = here.row + apart[0] === other.row && here.place + apart[1] === other.place;
      const one = meet(here.seams, edge, other.seams);
      return one !== near || meet(other.seams, across, here.seams) !== near;
    }).map(([here, other]) => `${here.name} ${edge} ${other.name}`);

  it("from side to side", () => expect(wrong("r", "l", [0, 1])).toEqual([]));

  it("from row to row", () => expect(wrong("b", "t", [1, 0])).toEqual([]));

  it("and a hem meets nothing, not even a hem", () => {
    const hem = { l: "", r: "", t: "", b: "" };
    expect(EDGES.filter((edge) => meet(hem, edge, hem))).toEqual([]);
  });
});

describe("what is drawn is what the codes say", () => {
  /** What one sees of the stitches from across an edge: the shape of each, and how far along. */
  const seen = (edge: Edge, code: string): string[] =>
    drawnStitches(edge, code).map(({ kind, transform }) => {
      const [x, y] = /translate\((\S+) (\S+)\)/.exec(transform)!.slice(1);
      return `${kind} ${edge === "l" || edge === "r" ? y : x}`;
    });

  it.each([
    ["r", "l"],
    ["b", "t"],
  ] as const)("so that halves are whole only where %s meets its %s", (edge, across) => {
    const mine = new Map(MEMORIES.map(({ name, seams }) => [name, seen(edge, seams[edge])]));
    const theirs = new Map(MEMORIES.map(({ name, seams }) => [name, seen(across, seams[across])]));
    const wrong = PAIRS.filter(([here, other]) => {
      const [one, two] = [mine.get(here.name)!, theirs.get(other.name)!];
      const whole = one.filter((stitch) => two.includes(stitch)).length;
      return meet(here.seams, edge, other.seams) ? whole !== 5 : whole > 3;
    });
    expect(wrong).toEqual([]);
  });

  it("with five stitches in order and apart, and none on a hem", () => {
    for (const { seams } of MEMORIES) {
      for (const edge of EDGES) {
        const row = stitches(seams[edge]);
        expect(row.map(({ kind }) => kind).join("")).toBe(seams[edge]);
        const gaps = row.map(({ at }, number) => at - (row[number - 1]?.at ?? 0));
        expect(gaps.filter((gap) => gap < 12)).toEqual([]);
        expect(row.at(-1)?.at ?? 0).toBeLessThan(148);
      }
    }
    expect(stitches("")).toEqual([]);
    expect(() => stitches("bxx")).toThrow("bar, slant, cross and knot");
  });
});
