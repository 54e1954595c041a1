import { expect, test } from "vitest";
import type { Sound } from "../../src/games/screens";
import type { Entry, GameEvent, Offer } from "../../src/protocol";
import { joined, SpokenEvents, untold, type Reader } from "../../src/table/read_out";

function event(kind: string): GameEvent {
  return { kind, args: {}, changed: null };
}

function entry(seat: number, events: GameEvent[]): Entry {
  return {
    step: 1,
    ply: 1,
    seat,
    events,
    made: 0,
    undone: false,
    action: null,
    reason: null,
    at: 0,
    nonce: null,
  };
}

const reader: Reader = {
  readOut: "all",
  own: [0],
  tell: ({ kind }) => `${kind}.`,
  sound: ({ kind }): Sound => (kind === "outbreak" ? "alarm" : "step"),
};

const chain = [event("drive"), event("infect"), event("outbreak"), event("infect")];

function heard(seat: number, readOut: Reader["readOut"]): string[] {
  const spoken = new SpokenEvents();
  spoken.note([entry(seat, chain)]);
  return chain.map((each) => spoken.of(each, { ...reader, readOut }));
}

test("an own move is told event by event", () => {
  expect(heard(0, "all")).toEqual(["drive.", "infect.", "outbreak.", "infect."]);
});

test("a colleague's move is one line, and nothing of it is lost", () => {
  expect(heard(1, "all")).toEqual(["drive. infect. outbreak. infect.", "", "", ""]);
});

test("what a colleague does twice is heard twice", () => {
  const spoken = new SpokenEvents();
  const [first = event("draw"), ...more] = [event("draw"), event("draw"), event("join")];
  spoken.note([entry(1, [first, ...more])]);
  expect(spoken.of(first, reader)).toBe("draw. draw. join.");
});

test("a summary keeps what was done and what nobody may miss", () => {
  expect(heard(1, "summary")).toEqual(["drive. outbreak.", "", "", ""]);
});

test("someone who wants only the own turn hears nothing of what happens", () => {
  expect(heard(0, "turn").join("")).toBe("");
  expect(heard(1, "turn").join("")).toBe("");
});

test("the same sentence twice in a row is said once", () => {
  expect(joined(["a.", "a.", "", "b."])).toBe("a. b.");
});

test("of an event it is known whose move it was", () => {
  const spoken = new SpokenEvents();
  const unheard = event("drive");
  spoken.note([entry(1, chain)]);
  expect(spoken.mover(chain[0] ?? unheard)).toBe(1);
  expect(spoken.mover(unheard)).toBeUndefined();
});

test("an own choice that no event tells of is read out, unless it was undone", () => {
  const action = { seat: 0, action: "lay red 0", say: { id: "do-lay", args: {} } } as Offer;
  const laid = { ...entry(0, []), action };
  expect(untold([laid], reader)).toEqual([action]);
  expect(untold([{ ...laid, undone: true }], reader)).toEqual([]);
  expect(untold([{ ...laid, seat: 1 }], reader)).toEqual([]);
  expect(untold([{ ...laid, events: chain }], reader)).toEqual([]);
  expect(untold([laid], { ...reader, readOut: "turn" })).toEqual([]);
});
