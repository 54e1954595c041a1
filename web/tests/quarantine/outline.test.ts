import { expect, test } from "vitest";
import { content } from "../../src/games/quarantine/generated/content";
import { outline, waysOut } from "../../src/games/quarantine/plan/outline";

const SIDES = { n: [50, 0], e: [100, 50], s: [50, 100], w: [0, 50] } as const;
const ROTATIONS = [...new Set(content.tiles.flatMap(({ rotations }) => rotations))];

/** The lines of a path that knows only M, H and V, as pairs of ends. */
function lines(path: string): number[][] {
  return [...path.matchAll(/M(\d+) (\d+)([HV])(\d+)/g)].map(([, x, y, way, to]) =>
    way === "H"
      ? [Number(x), Number(y), Number(to), Number(y)]
      : [Number(x), Number(y), Number(x), Number(to)],
  );
}

/** Does a line pass within so much of this point? */
function passes(path: string, [x, y]: readonly [number, number], near: number): boolean {
  return lines(path).some(
    ([left = 0, top = 0, right = 0, bottom = 0]) =>
      x >= left - near && x <= right + near && y >= top - near && y <= bottom + near,
  );
}

test.each([0, 5])("in every rotation the passages stay open, %i within the edge", (inset) => {
  expect(ROTATIONS.length).toBeGreaterThan(10);
  for (const doors of ROTATIONS) {
    const path = outline(doors, inset);
    const open = Object.entries(SIDES).filter(([, middle]) => !passes(path, middle, inset + 10));
    expect(open.map(([side]) => side).join("")).toBe(doors);
  }
});

test("an arrow leads out of every passage", () => {
  expect(waysOut("nesw")).toEqual([0, 90, 180, 270]);
  expect(waysOut("sw")).toEqual([180, 270]);
});
