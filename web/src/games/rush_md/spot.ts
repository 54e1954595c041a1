/** A place of the plane as the table tells it to others: in thousandths of all that can be in sight. */
import type { Spot } from "../scene";
import type { Point } from "./traces";

/** The plane with the desk beside or below the rooms, however high. */
const SEEN = { x: -120, y: 0, w: 1_130, h: 960 };

export function spotOf([x, y]: Point): Spot {
  return [thousandths((x - SEEN.x) / SEEN.w), thousandths((y - SEEN.y) / SEEN.h)];
}

export function planeOf([x, y]: Spot): Point {
  return [SEEN.x + (x / 1_000) * SEEN.w, SEEN.y + (y / 1_000) * SEEN.h];
}

function thousandths(share: number): number {
  return Math.round(1_000 * Math.min(1, Math.max(0, share)));
}
