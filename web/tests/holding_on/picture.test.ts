import { describe, expect, test } from "vitest";
import { picture } from "../../src/games/holding_on/picture";
import type { HoldingOnView } from "../../src/games/holding_on/view";
import type { Happening, View } from "../../src/protocol";
import { GAMES, MOMENTS } from "./games";

/** What is told event by event; the rest comes with the true position. */
const TOLD = ["day", "manager", "health", "band", "warnings", "patients"] as const;

function shown(view: View, events: readonly Happening[]): HoldingOnView {
  return events.reduce(picture, view) as unknown as HoldingOnView;
}

describe("after all events of a move the picture is the position", () => {
  for (const [number, game] of GAMES.entries()) {
    test(`in game ${number + 1}, of ${game.moves.length} moves`, () => {
      for (const { game: of, ply, action, before, after, events } of MOMENTS) {
        if (of !== number) continue;
        const told = shown(before, events);
        const truth = after as unknown as HoldingOnView;
        for (const part of TOLD) {
          expect(told[part], `${part} at ply ${ply}, ${action}`).toEqual(truth[part]);
        }
      }
    });
  }
});

describe("in the middle of a move", () => {
  const opening = GAMES[0]!.view as unknown as HoldingOnView;

  test("whoever takes the shift stands on the card", () => {
    const told = shown(GAMES[0]!.view, [{ kind: "assign", args: { staff: "nurse1" } }]);
    expect(told.crew).toEqual([...opening.crew, "nurse1"]);
    expect(told.staff["nurse1"]?.at).toBe("morning");
  });

  test("a nurse's token comes out of the pool", () => {
    const told = shown(GAMES[0]!.view, [{ kind: "gain", args: { staff: "pool" } }]);
    expect(told.tokens["pool"]).toBe((opening.tokens["pool"] ?? 0) + 1);
    expect(told.supply).toBe(opening.supply - 1);
  });

  test("what Billy said before is kept when he says the next thing", () => {
    const said = (quote: string): Happening => ({ kind: "hazy", args: { period: "1", quote } });
    const told = shown(GAMES[0]!.view, [
      { kind: "talk", args: { staff: "yellow", count: 2 } },
      said("first"),
      said("second"),
    ]);
    expect(told.held_hazy["yellow"]?.map(({ quote }) => quote)).toEqual(["first"]);
    expect(told.talk.drawn?.quote).toBe("second");
  });

  test("a memory becomes clear where its hazy twin lies", () => {
    const cell = { period: 1, quote: "water", clear: false, handle: 0 };
    const told = shown({ ...GAMES[0]!.view, grid: [null, cell] }, [
      { kind: "clear", args: { period: "1", scene: "water" } },
    ]);
    expect(told.grid[1]?.clear).toBe(true);
  });
});
