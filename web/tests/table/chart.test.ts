import { expect, test } from "vitest";
import { across, frameOf, marks, spread, stepped, up } from "../../src/table/chart";

const LINE = {
  title: "cubes",
  colour: "red",
  points: [
    { ply: 0, value: 2 },
    { ply: 5, value: 4 },
  ],
};

test("a value holds until the next one", () => {
  const frame = frameOf([LINE], 10, 100, 40);
  expect(stepped(LINE, frame)).toBe("M0.0 20.0H50.0V0.0H100.0");
});

test("the picture spans the game and the highest value", () => {
  const frame = frameOf([LINE], 10, 100, 40);
  expect(across(frame, 10)).toBe(100);
  expect(up(frame, frame.top)).toBe(0);
  expect(up(frame, 0)).toBe(40);
});

test("a game that was over at once has a picture too", () => {
  const frame = frameOf([], 0, 100, 40);
  expect(across(frame, 0)).toBe(0);
  expect(up(frame, 0)).toBe(40);
});

test("the scale has few round numbers", () => {
  expect(marks(4)).toEqual([0, 1, 2, 3, 4]);
  expect(marks(57)).toEqual([0, 20, 40]);
});

test("marks keep their distance and stay inside", () => {
  expect(spread([10, 12, 50], 20, 100)).toEqual([10, 30, 50]);
  expect(spread([95, 99, 100], 20, 100)).toEqual([60, 80, 100]);
});
