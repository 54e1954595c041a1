import { expect, test } from "vitest";
import { attemptAt, actionsAt, ZONES } from "../../src/games/holding_on/pieces/carry.svelte";
import type { HoldingScene } from "../../src/games/holding_on/scene";
import { offer } from "../written";

test("somebody is put down only where an offer leads", () => {
  const offers = [offer(0, "assign yellow"), offer(0, "phone yellow")];
  const scene = { at: () => offers } as unknown as HoldingScene;
  const found = ZONES.map((zone) => actionsAt(scene, "yellow", zone).map(({ action }) => action));
  expect(found).toEqual([["phone yellow"], ["assign yellow"], [], []]);
});

test("a person who is put down where nothing is open asks for something that can be answered", () => {
  const tried = (pawn: string) => ZONES.map((zone) => attemptAt(pawn, zone));
  expect(tried("blue")).toEqual(["phone blue", "assign blue", "send blue", "talk blue"]);
  expect(tried("nurse1")).toEqual([null, "assign nurse1", "send nurse1", "talk nurse1"]);
  expect(tried("assistant1")).toEqual([null, "call_assistant", null, "talk assistant1"]);
});
