/** Arrows to cities: they end beside the disc and the name, and point there. */
import { expect, test } from "vitest";
import { CITIES } from "../../src/games/pandemic/facts";
import { arrow } from "../../src/games/pandemic/map/arrows";
import { placeOf } from "../../src/games/pandemic/map/routes";

test("an arrow ends beside its city, from wherever it comes, and points there", () => {
  for (const { id: from } of CITIES) {
    for (const { id: to } of CITIES) {
      const { tip, turn, line } = arrow(from, to);
      const { x, y } = placeOf(to);
      const away = Math.hypot(tip.x - x, tip.y - y);
      expect(away, `${from} ${to}`).toBeGreaterThanOrEqual(23);
      expect(away, `${from} ${to}`).toBeLessThan(75);
      const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      expect(tip.x + dx * away).toBeCloseTo(x);
      expect(tip.y + dy * away).toBeCloseTo(y);
      expect(line.startsWith("M")).toBe(true);
      expect(line).not.toMatch(/NaN|undefined/);
    }
  }
});

test("an arrow over the edge of the map goes on from the other side", () => {
  expect(arrow("san_francisco", "tokyo").line.match(/M/g)).toHaveLength(2);
  expect(arrow("chicago", "atlanta").line.match(/M/g)).toHaveLength(1);
});
