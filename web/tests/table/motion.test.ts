import { beforeEach, expect, test } from "vitest";
import { Motion, type Projector } from "../../src/table/motion";
import { event, position } from "./tales";

let shown: string[];
let waiting: { ms: number; act: () => void }[];
let pace: number;
let motion: Motion;

const projector: Projector = {
  duration: () => 100 * pace,
  event: (event, view) => shown.push(`${event.kind}: ${Object.values(view).join("+")}`),
  settle: (to) => shown.push(`settled ${to.step}`),
  rest: () => shown.push("rest"),
};

const after = (ms: number, act: () => void): (() => void) => {
  const plan = { ms, act };
  waiting.push(plan);
  return () => (waiting = waiting.filter((each) => each !== plan));
};

function next(): void {
  waiting.shift()?.act();
}

const stretch = (step: number, ...kinds: string[]) => ({
  events: kinds.map((kind, place) => event(kind, { [`${place}`]: kind })),
  final: position(step, { final: `at ${step}` }),
});

beforeEach(() => {
  shown = [];
  waiting = [];
  pace = 1;
  motion = new Motion(projector, {}, after);
});

test("events are shown one after the other, each upon the picture before it", () => {
  motion.add(stretch(1, "drive", "treat"));
  expect(shown).toEqual(["drive: drive"]);
  expect(motion.playing).toBe(true);
  next();
  next();
  expect(shown).toEqual(["drive: drive", "treat: drive+treat", "settled 1", "rest"]);
  expect(motion.playing).toBe(false);
});

test("what comes meanwhile is shown afterwards, from the true position before it", () => {
  motion.add(stretch(1, "drive"));
  motion.add(stretch(2, "infect"));
  expect(shown).toEqual(["drive: drive"]);
  next();
  expect(shown.slice(1)).toEqual(["settled 1", "infect: infect+at 1"]);
  next();
  expect(shown.slice(3)).toEqual(["settled 2", "rest"]);
});

test("without motion everything is told at once and still in order", () => {
  pace = 0;
  motion.add(stretch(1, "drive", "treat"), stretch(2, "infect"));
  expect(waiting).toEqual([]);
  expect(shown).toEqual([
    "drive: drive",
    "treat: drive+treat",
    "settled 1",
    "infect: infect+at 1",
    "settled 2",
    "rest",
  ]);
});

test("skipping goes to the last position that waits, and nothing is shown later", () => {
  motion.add(stretch(1, "drive", "treat"), stretch(2, "infect"));
  motion.skip();
  expect(shown.slice(1)).toEqual(["settled 2", "rest"]);
  expect(waiting).toEqual([]);
});

test("jumping forgets what was waiting", () => {
  motion.add(stretch(1, "drive"));
  motion.jump(position(7));
  expect(shown.slice(1)).toEqual(["settled 7", "rest"]);
  motion.add(stretch(8, "build"));
  expect(shown.at(-1)).toBe("build: build");
});

test("a long queue is shown faster", () => {
  motion.add(stretch(1, "drive"));
  const usual = waiting[0]?.ms ?? 0;
  motion.jump(position(1));
  motion.add(...Array.from({ length: 40 }, (_, step) => stretch(step, "drive")));
  next();
  expect(waiting[0]?.ms).toBeLessThan(usual / 2);
});

test("a stretch without events settles at once", () => {
  motion.add(stretch(1));
  expect(shown).toEqual(["settled 1", "rest"]);
});

test("where somebody is to follow, nothing is hurried", () => {
  const many = Array.from({ length: 30 }, () => "drive");
  motion = new Motion({ ...projector, isUnhurried: () => true }, {}, after);
  motion.add(stretch(1, ...many));
  expect(waiting[0]?.ms).toBe(100);
});

test("a high point waits until it was seen, and then the rest is shown", () => {
  const waits = {
    ...projector,
    duration: ({ kind }: { kind: string }) => (kind === "cure" ? Infinity : 100),
  };
  motion = new Motion(waits, {}, after);
  motion.add(stretch(1, "cure", "infect"));
  motion.add(stretch(2, "drive"));
  expect(shown).toEqual(["cure: cure"]);
  expect(waiting).toEqual([]);
  expect(motion.playing).toBe(true);
  motion.goOn();
  expect(shown.at(-1)).toBe("infect: cure+infect");
  next();
  next();
  expect(shown.slice(-2)).toEqual(["settled 2", "rest"]);
});
