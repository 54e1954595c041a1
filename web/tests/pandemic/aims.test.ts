/** Where colleagues are heading: drawn for the turn for which they said so, and no longer. */
import { expect, test } from "vitest";
import { aimsOf } from "../../src/games/pandemic/map/aims";
import { isPlan, Pings } from "../../src/table/pings.svelte";
import type { Pointed } from "../../src/protocol";
import { MOMENTS } from "./games";

const view = (MOMENTS[0] as (typeof MOMENTS)[number]).before;
const seat = view.active;
const said: Pointed = {
  type: "pointed",
  seat,
  thing: "city:lima",
  to: `seat:${seat}`,
  call: null,
  lasts: 600,
  say: { id: "why-pass", args: { count: 1 } },
};

function told(pointed: Pointed): Pings {
  const pings = new Pings(() => undefined);
  pings.plan(pointed, view);
  return pings;
}

test("a plan leads from the pawn of the one who acts to where it said", () => {
  const { plans } = told(said);
  expect(aimsOf({ plans, view, over: false })).toEqual([
    { seat, role: view.roles[seat], from: view.pawns[seat], to: "lima", say: said.say },
  ]);
});

test("it is gone with the turn, and when the game is over", () => {
  const { plans } = told(said);
  const next = { ...view, turn: view.turn + 1 };
  expect(aimsOf({ plans, view: next, over: false })).toEqual([]);
  expect(aimsOf({ plans, view: { ...view, active: seat + 1 }, over: false })).toEqual([]);
  expect(aimsOf({ plans, view, over: true })).toEqual([]);
});

test("who points at a thing, or says what comes next, tells no plan", () => {
  expect(isPlan(said)).toBe(true);
  expect(isPlan({ ...said, to: null })).toBe(false);
  expect(isPlan({ ...said, say: null })).toBe(false);
});
