import { expect, test } from "vitest";
import type { Chair } from "../../src/protocol";
import { Comings, satDown } from "../../src/table/comings.svelte";

const chair = (seat: number, name: string, here: boolean, you = false): Chair => ({
  seat,
  kind: "person",
  name,
  you,
  here,
  colleague: null,
  away_since: here ? null : 1,
  stand_in_from: null,
  holiday_until: null,
  ready: false,
  named: false,
  reading: false,
});

test("who comes and goes is told for a while, but not oneself and not on arrival", () => {
  const timers: (() => void)[] = [];
  const comings = new Comings((act) => timers.push(act));
  expect(comings.see([chair(0, "Ann", true, true), chair(1, "Bob", false)])).toEqual([]);
  const back = comings.see([chair(0, "Ann", false, true), chair(1, "Bob", true)]);
  expect(back).toMatchObject([{ seat: 1, here: true }]);
  comings.see([chair(0, "Ann", true, true), chair(1, "Bob", false)]);
  expect(comings.shown).toMatchObject([{ seat: 1, here: false }]);
  timers[0]?.();
  expect(comings.shown).toHaveLength(1);
  timers[1]?.();
  expect(comings.shown).toEqual([]);
});

test("someone who sits down in a seat for the first time has not come back", () => {
  const comings = new Comings(() => undefined);
  comings.see([{ ...chair(0, "", false), kind: "open" }]);
  expect(comings.see([chair(0, "Ann", false)])).toEqual([]);
  expect(comings.see([chair(0, "Bob", true)])).toEqual([]);
});

test("who sits down is told to the others, once, and not to someone who has just opened the page", () => {
  const open: Chair = { ...chair(1, "", false), kind: "open" };
  const ann = chair(0, "Ann", true, true);
  const bob = chair(1, "Bob", true);
  expect(satDown(null, [ann, bob])).toEqual([]);
  expect(satDown([ann, open], [ann, bob])).toEqual([1]);
  expect(satDown([ann, bob], [ann, bob])).toEqual([]);
  expect(satDown([open, bob], [{ ...ann, seat: 0 }, bob])).toEqual([]);
});
