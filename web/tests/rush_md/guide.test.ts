import { expect, test } from "vitest";
import type { Next } from "../../src/protocol";
import { Guide, guidance, isFirstGame, type Hands } from "../../src/games/rush_md/guide";
import type { Carried } from "../../src/games/rush_md/grip";
import { after } from "./facts";

const FREE: Hands = { carried: null, busy: false, targets: [], open: new Set() };

function next(id: string, more: Partial<Next> = {}): Next {
  return { say: { id, args: {} }, action: null, thing: "", into: [], ...more };
}

function open(...actions: string[]): Hands {
  return { ...FREE, open: new Set(actions) };
}

function carrying(key: string, ...targets: string[]): Hands {
  const carried = { key, into: null } as unknown as Carried;
  return { ...FREE, carried, targets };
}

const GIVE = next("next-give", {
  action: "give orange",
  thing: "stored:orange",
  into: ["place:C1"],
});
const CARRY = next("next-carry", {
  action: "move_bed A1 XRY",
  thing: "bed:A1",
  into: ["area:XRY"],
});

test("it says what the server says, and lights what is to be taken", () => {
  expect(guidance(GIVE, open("give orange"))).toMatchObject({
    say: { id: "next-give" },
    keys: ["stored:orange"],
  });
  const ready = next("next-council", { action: "ready" });
  expect(guidance(ready, open("ready")).keys).toEqual(["offer:ready"]);
});

test("nothing is lit that cannot be done any more, or not yet", () => {
  expect(guidance(GIVE, open("give blue")).keys).toEqual([]);
  expect(guidance(GIVE, { ...open("give orange"), busy: true }).keys).toEqual([]);
  const waiting = next("next-wait-bed", { thing: "glass:red" });
  expect(guidance(waiting, FREE).keys).toEqual([]);
});

test("with the piece in the hand its place is lit, and with another one it is to be put back", () => {
  expect(guidance(CARRY, carrying("bed:A1", "area:XRY", "area:CUL")).keys).toEqual(["area:XRY"]);
  // A Nurse is as good as another: the slot that was meant takes any.
  const slot = next("next-pharmacy", { action: "place nurse1 PH-1", thing: "slot:PH-1" });
  expect(guidance(slot, carrying("glass:nurse2", "slot:PH-1")).keys).toEqual(["slot:PH-1"]);
  const wrong = guidance(CARRY, carrying("bed:B2", "area:CUL"));
  expect(wrong).toMatchObject({ say: { id: "web-rush-go-bed" } });
});

test("where it helps it says what fingers do here", () => {
  expect(guidance(CARRY, open("move_bed A1 XRY")).say.id).toBe("web-rush-next-carry");
});

test("while the hands are busy its sentence stays, and nothing is lit", () => {
  const person = new Guide();
  expect(person.say(null, FREE)).toBeNull();
  const first = person.say(GIVE, open("give orange"));
  const busy = person.say(next("next-hand"), FREE);
  expect(busy?.say).toEqual(first?.say);
  expect(busy?.keys).toEqual([]);
  expect(person.say(next("next-hand"), FREE)).toBe(busy);
});

test("seconds that run down are not read aloud one by one", () => {
  const wait = next("next-wait-bed");
  const counting = { ...wait, say: { ...wait.say, args: { count: 4 } } };
  expect(guidance(counting, FREE).fleeting).toBe(true);
  expect(guidance(GIVE, FREE).fleeting).toBe(false);
});

test("it speaks in round 1 of a first game only", () => {
  const view = after("draw regular");
  expect(isFirstGame(view)).toBe(true);
  expect(isFirstGame({ ...view, round: 2 })).toBe(false);
  const wild = { ...view, options: { ...view.options, epidemics: "on" } };
  expect(isFirstGame(wild)).toBe(false);
});
