import { expect, test } from "vitest";
import { deedsAt, ZONES } from "../../src/games/holding_on/pieces/carry.svelte";
import type { HoldingScene } from "../../src/games/holding_on/scene";
import { offer } from "../written";

test("somebody is put down only where an offer leads", () => {
  const offers = [offer(0, "assign yellow"), offer(0, "phone yellow")];
  const scene = { at: () => offers } as unknown as HoldingScene;
  const found = ZONES.map((zone) => deedsAt(scene, "yellow", zone).map(({ action }) => action));
  expect(found).toEqual([["phone yellow"], ["assign yellow"], [], []]);
});
