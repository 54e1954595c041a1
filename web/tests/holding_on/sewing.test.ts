import { describe, expect, test } from "vitest";
import type { HoldingMemory } from "../../src/games/holding_on/generated/view";
import { closedEdges, isWhole } from "../../src/games/holding_on/grid/sewing.svelte";

/** A row of memories of which each fits the next one. */
function row(...handles: (number | null)[]): (HoldingMemory | null)[] {
  return handles.map((handle) =>
    handle === null
      ? null
      : ({ handle, fits: { l: handle - 1, r: handle + 1, t: null, b: null } } as HoldingMemory),
  );
}

const empty = (places: number): null[] => Array<null>(places).fill(null);

describe("seams", () => {
  test("close on both sides where what fits lies beside", () => {
    expect(closedEdges([...row(1, 2, null, 4), ...empty(26)])).toEqual(new Set(["1 r", "2 l"]));
  });

  test("stay open between memories that do not fit", () => {
    expect(closedEdges([...row(2, 1), ...empty(28)])).toEqual(new Set());
  });

  test("make one picture of a row that is sewn from end to end", () => {
    expect(isWhole([...row(1, 2, 3, 4, 5, 6), ...empty(24)], 1)).toBe(true);
    expect(isWhole([...row(1, 2, 3, 4, 6, 5), ...empty(24)], 1)).toBe(false);
    expect(isWhole([...row(1, 2, 3, 4, 5, null), ...empty(24)], 1)).toBe(false);
  });
});
