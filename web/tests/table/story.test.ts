import { expect, test } from "vitest";
import {
  mainEventOf,
  fits,
  grown,
  news,
  standing,
  told,
  welcomed,
  type Story,
} from "../../src/table/story";
import { entry, event, moved, position, welcome } from "./tales";

const steps = (story: Story | null): number[] => story?.entries.map((each) => each.step) ?? [];

test("a first welcome is the whole story", () => {
  const story = welcomed(null, welcome());
  expect(steps(story)).toEqual([1, 2]);
  expect(story?.deal).toHaveLength(1);
});

test("a table that has not begun has no story", () => {
  expect(welcomed(null, welcome({ position: null, entries: [] }))).toBeNull();
});

test("after a gap only what is new is added, and the deal is kept", () => {
  const known = welcomed(null, welcome());
  const again = welcome({
    since: 2,
    deal: [],
    entries: [entry(3), entry(4)],
    position: position(4),
  });
  expect(news(known, again).map((each) => each.step)).toEqual([3, 4]);
  const story = welcomed(known, again);
  expect(steps(story)).toEqual([1, 2, 3, 4]);
  expect(story?.deal).toHaveLength(1);
  expect(story?.position.step).toBe(4);
});

test("a whole story told again replaces what was known, and only its end is news", () => {
  const known = welcomed(null, welcome());
  const again = welcome({ entries: [entry(1), entry(2), entry(3)], position: position(3) });
  expect(news(known, again).map((each) => each.step)).toEqual([3]);
  expect(steps(welcomed(known, again))).toEqual([1, 2, 3]);
});

test("entries fit in their order only", () => {
  const story = welcomed(null, welcome()) as Story;
  expect(fits(story, moved(3))).toBe("next");
  expect(fits(story, moved(2))).toBe("old");
  expect(fits(story, moved(5))).toBe("gap");
});

test("a moved lays the patches of its events and its own on the view, and leaves the rest", () => {
  const story: Story = { deal: [], entries: [], position: position(2, { a: 1, b: [2], c: 3 }) };
  const events = [event("drive", { a: 7, c: 7 }), event("treat", { a: 8 })];
  const next = grown(story, moved(3, { entry: entry(3, { events }), changed: { a: 9 } }));
  expect(next.position.view).toEqual({ a: 9, b: [2], c: 7 });
  expect(next.position.view["b"]).toBe(story.position.view["b"]);
  expect(story.position.view).toEqual({ a: 1, b: [2], c: 3 });
  expect(next.position.step).toBe(3);
  expect(steps(next)).toEqual([3]);
});

test("moves that were taken back are marked, with who took back how many", () => {
  const entries = [
    entry(1),
    entry(2),
    entry(3),
    entry(4, { ply: 2, undone: true }),
    entry(5, { ply: 1, undone: true }),
    entry(6, { ply: 2 }),
  ];
  expect(told(entries).map(({ takenBack }) => takenBack)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(standing(entries).map((each) => each.step)).toEqual([1, 6]);
});

test("a colleague's reason is told once until it changes", () => {
  const because = (id: string) => ({ id, args: {} });
  const entries = [
    entry(1, { reason: because("reason-a") }),
    entry(2, { seat: 1, reason: because("reason-b") }),
    entry(3, { reason: because("reason-a") }),
    entry(4, { reason: because("reason-b") }),
    entry(5, { reason: because("reason-a") }),
  ];
  const reasons = told(entries).map(({ reason }) => reason?.id ?? null);
  expect(reasons).toEqual(["reason-a", "reason-b", null, "reason-b", "reason-a"]);
});

test("a reason without anything to tell does not silence the next one", () => {
  const reason = { id: "reason-a", args: {} };
  const entries = [entry(1, { events: [], reason }), entry(2, { reason })];
  expect(told(entries).map((line) => line.reason)).toEqual([null, reason]);
});

test("a line stays the same object until it is taken back", () => {
  const entries = [entry(1), entry(2)];
  const [first, second] = told(entries);
  const [again, back] = told([...entries, { ...entry(3), undone: true }]);
  expect(again).toBe(first);
  expect(back).not.toBe(second);
  expect(back?.takenBack).toBe(true);
});

test("a reason belongs to what its owner did, and to nothing else", () => {
  const drive = { ...event("drive"), args: { seat: 1 } };
  const turn = event("turn");
  const heading = ({ kind }: { kind: string }): boolean => kind === "turn";
  expect(mainEventOf([drive, turn], 1, heading)).toBe(drive);
  expect(mainEventOf([event("medical")], 1, heading)).not.toBeNull();
  // Somebody lets an Event rest, and another draws; or the turn ends without a word.
  expect(mainEventOf([drive], 0, heading)).toBeNull();
  expect(mainEventOf([turn, drive], 1, heading)).toBeNull();
  expect(mainEventOf([], 1, heading)).toBeNull();
});
