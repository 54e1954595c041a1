import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announcer, READING } from "../../src/table/announcer.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const said = (): string[] => announcer.lines.map(({ text }) => text);

test("of many sentences at once, as without motion, the first is heard too", () => {
  const chain = Array.from({ length: 30 }, (_, number) => `Outbreak number ${number + 1}.`);
  for (const sentence of chain) announcer.say(sentence);
  expect(said()).toEqual(chain);
});

test("what happens twice is said twice", () => {
  announcer.say("Duty doctor stores a heart.");
  announcer.say("Duty doctor stores a heart.");
  expect(said()).toEqual(["Duty doctor stores a heart.", "Duty doctor stores a heart."]);
});

test("a line stays until it could be read, and questions stand in a place of their own", () => {
  announcer.say("Planner 2 drives to Cairo.");
  announcer.ask("Guest, you have 4 actions left.");
  vi.advanceTimersByTime(READING - 1);
  expect(said()).toEqual(["Planner 2 drives to Cairo."]);
  expect(announcer.questions.map(({ text }) => text)).toEqual(["Guest, you have 4 actions left."]);
  vi.advanceTimersByTime(1);
  expect([...announcer.lines, ...announcer.questions]).toEqual([]);
});

test("nothing is nothing to be said", () => {
  announcer.say("");
  announcer.ask("");
  expect([...announcer.lines, ...announcer.questions]).toEqual([]);
});
