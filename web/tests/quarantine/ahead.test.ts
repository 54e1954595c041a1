import { expect, test } from "vitest";
import { sitesOf, tellingReason } from "../../src/games/quarantine/ahead";
import type { QuarantineTile } from "../../src/games/quarantine/generated/view";
import type { Obstacle } from "../../src/protocol";
import { offer } from "./games";

const because = (...ids: readonly string[]): readonly Obstacle[] =>
  ids.map((id) => ({
    action: "lay red 0,1 nes",
    say: { id: "do-lay", args: {} },
    reason: { id, args: { cell: "0,1" } },
  }));

test("a ward that is laid ahead may lie where the offers say", () => {
  const offers = ["lay red 0,1 nes", "lay red 0,1 esw", "lay blue 1,0 new"].map((action) =>
    offer(1, action),
  );
  const lobby = { tile: "lobby", cell: [0, 0], doors: "new" } as unknown as QuarantineTile;
  const plan = { tiles: [lobby], front: [0, -1] as const };
  expect(sitesOf("red", offers, plan).open).toEqual({ "0,1": ["nes", "esw"] });
  const { open, closed, elsewhere } = sitesOf("blue", offers, plan);
  expect(open).toEqual({ "1,0": ["new"] });
  expect(closed).toEqual({
    "0,0": "why-not-occupied",
    "0,-1": "why-not-entrance",
    "0,1": "web-quarantine-why-elsewhere",
    "-1,0": "web-quarantine-why-elsewhere",
  });
  expect(elsewhere).toBe("why-not-far");
});

test("of several reasons the one counts that stays when the tile is turned", () => {
  const turned = because("why-not-turned", "why-not-fenced", "why-not-turned");
  expect(tellingReason(turned)?.id).toBe("why-not-fenced");
  expect(tellingReason(because("why-not-walls", "why-not-walls"))?.id).toBe("why-not-walls");
  expect(tellingReason([])).toBeNull();
});
