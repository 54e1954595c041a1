import { expect, test } from "vitest";
import { across, frameOf, marks, spread, stacked, stepped, up } from "../../src/table/chart";

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

test("the parts of a line stand upon each other and say their last values", () => {
  const frame = frameOf([LINE], 10, 100, 40);
  const one = [
    { ply: 0, value: 1 },
    { ply: 5, value: 3 },
  ];
  const other = [
    { ply: 0, value: 1 },
    { ply: 5, value: 1 },
  ];
  const [ground, top] = stacked([{ points: one }, { points: other }], frame);
  expect(ground?.last).toBe(3);
  expect(top?.last).toBe(1);
  expect(top?.path).toBe(
    "M0.0 20.0L50.0 20.0L50.0 0.0L100.0 0.0L100.0 10.0L50.0 10.0L50.0 30.0L0.0 30.0Z",
  );
});
