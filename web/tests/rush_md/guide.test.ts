import { expect, test } from "vitest";
import type { Said } from "../../src/protocol";
import { deedsOf } from "../../src/games/rush_md/deeds";
import { Guide, guide, nextDisc, type Guidance } from "../../src/games/rush_md/guide";
import type { Hands } from "../../src/games/rush_md/guide";
import type { Boards } from "../../src/games/rush_md/view";
import { after, before as seenBefore } from "./facts";

/** What the guide says before a move of the round. */
function before(action: string): Guidance | null {
  const { before: view, offers } = seenBefore(action);
  return guide(view, { seat: 0, deeds: deedsOf(offers), carried: null }, view.clock);
}

test("the guide points at the next thing to do, from the Council on", () => {
  expect(before("ready")?.keys).toEqual(["offer:ready"]);
  expect(before("place nurse1 ADM-N")?.keys).toEqual(["slot:ADM-N"]);
  expect(before("draw regular")?.keys).toEqual(["deck:hospitalized"]);
  expect(before("hospitalize R2 A1")?.keys).toEqual(["place:R1"]);
  expect(before("target C1")?.keys).toEqual(["place:C1"]);
  expect(before("give orange")?.keys).toEqual(["stored:orange"]);
  expect(before("give blue")?.keys).toEqual(["stored:blue"]);
  expect(before("finish")?.keys).toEqual(["offer:finish"]);
  expect(before("move_bed A1 BLX")?.keys[0]).toMatch(/^(bed:A1|slot:ADM-D)$/);
});

test("while the hands are busy its sentence stays, and nothing is lit", () => {
  const { before: view, offers } = seenBefore("give orange");
  const person = new Guide();
  const first = person.say(view, { seat: 0, deeds: deedsOf(offers), carried: null }, view.clock);
  expect(first?.keys).toEqual(["stored:orange"]);
  const carried = { key: "stored:orange", into: "place:C1" } as unknown as Hands["carried"];
  const busy = { seat: 0, deeds: [], carried };
  expect(guide(view, busy, view.clock)?.say.id).toBe("web-rush-guide-wait-hand");
  const then = person.say(view, busy, view.clock);
  expect(then?.say).toEqual(first?.say);
  expect(then?.keys).toEqual([]);
  expect(person.say(view, busy, view.clock)).toBe(then);
});

test("it says when a patient is not cured because something is missing in Storage", () => {
  const { before: view, offers } = seenBefore("give orange");
  const bare = { ...view, storage: { ...view.storage, orange: 0, blue: 0 } };
  const deeds = deedsOf(offers.filter(({ action }) => !action.startsWith("give")));
  const told = guide(bare, { seat: 0, deeds, carried: null }, view.clock);
  expect(told?.say.id).toBe("web-rush-guide-finish-lacking");
  expect(told?.keys).toEqual(["offer:finish"]);
});

/** What the guide says where a colleague would do something else than it would by itself. */
function advised(at: string, action: string, reason: Said | null = null): Guidance | null {
  const { before: view, offers } = seenBefore(at);
  const next = { seat: 0, action, say: { id: "do", args: {} }, reason, lights: [] };
  const hands = { seat: 0, deeds: deedsOf(offers), carried: null, advised: { next } };
  return guide(view, hands, view.clock);
}

test("it says what a colleague would do, in its own words", () => {
  const place = "place nurse1 ADM-N";
  expect(advised(place, "place nurse2 PH-1")).toMatchObject({
    say: { id: "web-rush-guide-pharmacy" },
    keys: ["slot:PH-1"],
  });
  // By gestures an hourglass is taken first: the reason tells where it goes.
  const why = (id: string, args = {}): Said => ({ id, args });
  expect(advised(place, "begin place red", why("why-donate"))).toMatchObject({
    say: { id: "web-rush-guide-blood" },
    keys: ["slot:BB"],
  });
  expect(advised(place, "place red BLX")?.say.id).toBe("web-rush-guide-exam-blood-exam");
  const bed = why("why-examine", { bed: "A1", exam: "xray" });
  expect(advised(place, "begin move_bed A1", bed)).toMatchObject({
    say: { id: "web-rush-guide-carry", args: { bed: "A1", area: "XRY" } },
    keys: ["bed:A1"],
  });
  expect(advised(place, "wait_sand")).toMatchObject({
    say: { id: "web-rush-guide-wait-sand" },
    keys: ["offer:wait_sand"],
  });
  expect(advised("draw regular", "draw regular")?.keys).toEqual(["deck:regular"]);
  expect(advised("give orange", "finish")?.keys).toEqual(["offer:finish"]);
});

test("it waits for an answer, and has nothing to do where the colleague has not", () => {
  const { before: view, offers } = seenBefore("place nurse1 ADM-N");
  const hands = { seat: 0, deeds: deedsOf(offers), carried: null };
  const silent = guide(view, { ...hands, advised: null }, view.clock);
  expect(silent?.say.id).toBe("web-rush-guide-wait-hand");
  // Nobody is told to put something back before it is known where it goes.
  const carried = { key: "bed:A1", into: null } as unknown as Hands["carried"];
  const holding = guide(view, { ...hands, carried, advised: null }, view.clock);
  expect(holding?.say.id).toBe("web-rush-guide-wait-hand");
  const idle = guide(view, { ...hands, advised: { next: null } }, view.clock);
  expect(idle?.say.id).toBe("web-rush-guide-all-done");
});

test("it speaks in a first game only, and in round 1 only", () => {
  const view = after("draw regular");
  const hands = { seat: 0, deeds: [], carried: null };
  expect(guide(view, hands, 0)).not.toBeNull();
  expect(guide({ ...view, round: 2 }, hands, 0)).toBeNull();
  const wild = { ...view, options: { ...view.options, epidemics: "on" } };
  expect(guide(wild, hands, 0)).toBeNull();
  expect(guide(view, { ...hands, seat: -1 }, 0)).toBeNull();
});

test("its moves of discs reach the pattern in 2k + 1 moves", () => {
  const boards = after("finish");
  const pattern = "WRRRRWW";
  let discs: ("white" | "red" | "")[] = ["white", "white", "white", "red", "red", "red", "red"];
  const loose = { white: 0, red: 0 };
  const wanted = [...pattern].map((each) => (each === "W" ? "white" : "red"));
  let moves = 0;
  while (discs.some((disc, hole) => disc !== wanted[hole])) {
    const now: Boards = {
      ...boards,
      discs,
      diagnosis_decks: {
        ...boards.diagnosis_decks,
        blood_exam: { count: 9, back: pattern },
      },
    };
    const { piece, into } = nextDisc(now, { seat: 0, deeds: [], carried: null });
    const from = piece.slice("disc:".length);
    const to = (into ?? "").slice("hole:".length);
    const colour =
      from === "white" || from === "red" ? from : (discs[Number(from)] as "white" | "red");
    if (from === colour) loose[colour] -= 1;
    discs = discs.map((disc, hole) =>
      String(hole) === from ? "" : String(hole) === to ? colour : disc,
    );
    if (to === "table") loose[colour] += 1;
    expect(Math.min(loose.white, loose.red)).toBeGreaterThanOrEqual(0);
    moves += 1;
    expect(moves).toBeLessThan(20);
  }
  expect(moves).toBe(5);
});
