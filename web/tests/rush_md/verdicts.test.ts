import { expect, test } from "vitest";
import { asides, deaths, eventsOf, verdicts } from "../../src/games/rush_md/council/verdicts";
import type { GameEvent } from "../../src/protocol";
import { ROUND } from "./facts";

function event(kind: string, args: GameEvent["args"] = {}): GameEvent {
  return { kind, args, changed: null };
}

const CLOSING = ROUND.find(({ events }) => events.some(({ kind }) => kind === "closed"));

test("every patient has a verdict, and an error says what was missing and what it cost", () => {
  if (!CLOSING) throw new Error("The round was not closed.");
  const events = eventsOf(CLOSING.events);
  const rows = verdicts(CLOSING.after, events);
  expect(rows.length).toBeGreaterThan(1);
  for (const { status, cost, exams, lacks } of rows) {
    expect(status).not.toBe("");
    if (status === "error") {
      expect(cost).toBeGreaterThan(0);
      expect(exams.length + lacks.length).toBeGreaterThan(0);
    }
    if (status === "exact") expect([cost, lacks]).toEqual([0, []]);
  }
});

test("deaths are told of too, and so are epidemics and Research", () => {
  const history = [
    event("died", { patient: "runner", count: 8 }),
    event("closed"),
    event("served", { ward: "A", count: 3 }),
    event("died", { patient: "sailor", count: 8 }),
    event("task", { card: "full_house", count: 2 }),
  ];
  const events = eventsOf(history);
  expect(deaths(events)).toEqual([{ patient: "sailor", cost: 8 }]);
  expect(asides(events).map(({ kind }) => kind)).toEqual(["served", "task"]);
});
