import { expect, test } from "vitest";
import { sitesOf, tellingReason } from "../../src/games/quarantine/ahead";
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
  expect(sitesOf("red", offers).open).toEqual({ "0,1": ["nes", "esw"] });
  expect(sitesOf("green", offers).open).toEqual({});
});

test("of several reasons the one counts that stays when the tile is turned", () => {
  const turned = because("why-not-turned", "why-not-fenced", "why-not-turned");
  expect(tellingReason(turned)?.id).toBe("why-not-fenced");
  expect(tellingReason(because("why-not-walls", "why-not-walls"))?.id).toBe("why-not-walls");
  expect(tellingReason([])).toBeNull();
});
