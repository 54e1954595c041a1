import { expect, test } from "vitest";
import {
  across,
  area,
  frameOf,
  inSteps,
  line,
  marks,
  spread,
  stacked,
  up,
} from "../../src/table/chart";

const points = (...values: readonly number[]) =>
  values.map((value, place) => ({ ply: 5 * place, value }));
const frame = frameOf([points(2, 4)], 10, 100, 40);

test("a line goes straight from one value to the next", () => {
  expect(line(points(2, 4, 0), frame)).toBe("M0.0 20.0L50.0 0.0L100.0 40.0");
  expect(line([], frame)).toBe("");
});

test("or in steps: a value holds until the next one", () => {
  expect(line(points(2, 4), frame, inSteps)).toBe("M0.0 20.0L50.0 20.0L50.0 0.0L100.0 0.0");
});

test("an area goes there along its upper line and back along the lower one", () => {
  expect(area(points(4, 3), points(2, 1), frame)).toBe("M0.0 0.0L50.0 10.0L50.0 30.0L0.0 20.0Z");
});

test("the picture spans the game and the highest value", () => {
  expect(across(frame, 10)).toBe(100);
  expect(up(frame, frame.top)).toBe(0);
  expect(up(frame, 0)).toBe(40);
});

test("a game that was over at once has a picture too", () => {
  const empty = frameOf([], 0, 100, 40);
  expect(across(empty, 0)).toBe(0);
  expect(up(empty, 0)).toBe(40);
});

test("the scale has few round numbers", () => {
  expect(marks(4)).toEqual([0, 1, 2, 3, 4]);
  expect(marks(57)).toEqual([0, 20, 40]);
});

test("marks keep their distance and stay inside", () => {
  expect(spread([10, 12, 50], 20, 100)).toEqual([10, 30, 50]);
  expect(spread([95, 99, 100], 20, 100)).toEqual([60, 80, 100]);
});

test("the parts of a line stand upon each other", () => {
  const [, top] = stacked([points(1, 3), points(1, 1)], frame, inSteps);
  expect(top).toBe(
    "M0.0 20.0L50.0 20.0L50.0 0.0L100.0 0.0L100.0 10.0L50.0 10.0L50.0 30.0L0.0 30.0Z",
  );
});
