import { expect, test } from "vitest";
import { isDirection, nearest, type Rectangle } from "../../src/table/walk";

const at = (left: number, top: number): Rectangle => ({ left, top, width: 10, height: 10 });

test("an arrow leads to the nearest thing on its side", () => {
  const others = [at(200, 0), at(60, 5), at(-80, 0), at(0, 90)];
  expect(nearest(at(0, 0), others, "ArrowRight")).toBe(1);
  expect(nearest(at(0, 0), others, "ArrowLeft")).toBe(2);
  expect(nearest(at(0, 0), others, "ArrowDown")).toBe(3);
});

test("what lies straight ahead is nearer than what lies aside", () => {
  expect(nearest(at(0, 0), [at(40, 60), at(90, 0)], "ArrowRight")).toBe(1);
});

test("where nothing lies the walk ends", () => {
  expect(nearest(at(0, 0), [at(50, 0)], "ArrowUp")).toBe(-1);
});

test("only arrows are directions", () => {
  expect(isDirection("ArrowUp")).toBe(true);
  expect(isDirection("u")).toBe(false);
});
