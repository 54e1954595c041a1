import { expect, test } from "vitest";
import {
  centred,
  firstScale,
  fitted,
  held,
  isInView,
  nextOutOfView,
  zoomed,
} from "../../src/parts/panzoom";

const BOX = { width: 400, height: 300 };

test("the whole picture fits into the box", () => {
  expect(fitted(BOX, 2)).toEqual({ width: 400, height: 200 });
  expect(fitted(BOX, 1)).toEqual({ width: 300, height: 300 });
});

test("the whole is shown where it can be read", () => {
  expect(firstScale(BOX, 2, 400, 6)).toBe(1);
  expect(firstScale({ width: 0, height: 0 }, 2, 400, 6)).toBe(1);
});

test("where the whole cannot be read, a part of it can", () => {
  expect(firstScale(BOX, 2, 600, 6)).toBe(1.5);
  expect(firstScale(BOX, 2, 9_000, 6)).toBe(6);
});

test("a picture smaller than the box stays in its middle", () => {
  expect(held({ scale: 1, x: 70, y: 200 }, BOX, 2, 4)).toEqual({ scale: 1, x: 0, y: 50 });
});

test("a picture larger than the box is never dragged past its edges", () => {
  expect(held({ scale: 3, x: 50, y: -900 }, BOX, 2, 4)).toEqual({ scale: 3, x: 0, y: -300 });
});

test("there are limits to how close one can look", () => {
  expect(held({ scale: 99, x: 0, y: 0 }, BOX, 2, 4).scale).toBe(4);
  expect(held({ scale: 0.1, x: 0, y: 0 }, BOX, 2, 4).scale).toBe(1);
});

test("the point under the finger stays there", () => {
  const place = zoomed({ scale: 1, x: 0, y: 50 }, 2, 100, 150);
  expect(place).toEqual({ scale: 2, x: -100, y: -50 });
});

test("a point can be brought to the middle", () => {
  expect(centred(BOX, 2, 2, 0.5, 0.5)).toEqual({ scale: 2, x: -200, y: -50 });
});

test("what is close to the edge is not in view, nor what is beyond it", () => {
  const place = centred(BOX, 2, 4, 0.5, 0.5);
  expect(isInView({ x: 0.5, y: 0.5 }, place, BOX, 2)).toBe(true);
  expect(isInView({ x: 0.39, y: 0.5 }, place, BOX, 2)).toBe(false);
  expect(isInView({ x: 0.1, y: 0.5 }, place, BOX, 2)).toBe(false);
});

test("if nothing of what could be tapped is in view, the nearest comes there", () => {
  const place = centred(BOX, 2, 4, 0.5, 0.5);
  const [far, near, middle] = [
    { x: 0.05, y: 0.5 },
    { x: 0.8, y: 0.5 },
    { x: 0.5, y: 0.5 },
  ];
  expect(nextOutOfView([far, near], place, BOX, 2)).toBe(near);
  expect(nextOutOfView([far, near, middle], place, BOX, 2)).toBeNull();
  expect(nextOutOfView([], place, BOX, 2)).toBeNull();
});
