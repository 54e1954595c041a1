import { expect, test } from "vitest";
import { closest } from "../../src/table/focus";
import { placed, shared } from "../../src/table/things/place";

const ROOM = { width: 1000, height: 700 };
const CARD = { width: 300, height: 200 };

test("a card stands beside its thing", () => {
  const thing = { left: 400, top: 300, width: 40, height: 40 };
  const place = placed(CARD, thing, [], ROOM);
  expect(shared({ ...place, ...CARD }, thing)).toBe(0);
});

test("a card covers nothing lit as long as there is room elsewhere", () => {
  const thing = { left: 10, top: 10, width: 40, height: 40 };
  const lit = [
    { left: 60, top: 0, width: 400, height: 300 },
    { left: 0, top: 60, width: 400, height: 300 },
  ];
  const stands = { ...placed(CARD, thing, lit, ROOM), ...CARD };
  for (const each of [thing, ...lit]) expect(shared(stands, each)).toBe(0);
});

test("a card never leaves the window", () => {
  const place = placed(CARD, { left: 980, top: 690, width: 20, height: 10 }, [], ROOM);
  expect(place.left + CARD.width).toBeLessThanOrEqual(ROOM.width);
  expect(place.top + CARD.height).toBeLessThanOrEqual(ROOM.height);
});

test("the focus goes on to what lies nearest", () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  expect(closest(box(0, 0), [box(90, 0), box(0, 30), box(50, 50)])).toBe(1);
  expect(closest(box(0, 0), [])).toBe(-1);
});
