/** Lines around a tile, open where one can pass: walls, and what is drawn over or beside them. */
import { CELL } from "./sheet";

const SIDES = ["n", "e", "s", "w"] as const;
type Side = (typeof SIDES)[number];

/** From here to there, along a side, its door is. */
const DOOR = [31, 69] as const;

/** So far within the edges, a line along every side, with gaps for the doors. */
export function outline(doors: string, inset = 0): string {
  return SIDES.map((side) => {
    const stretches = doors.includes(side)
      ? [[inset, DOOR[0]] as const, [DOOR[1], CELL - inset] as const]
      : [[inset, CELL - inset] as const];
    return stretches.map(([from, to]) => along(side, inset, from, to)).join("");
  }).join("");
}

function along(side: Side, inset: number, from: number, to: number): string {
  const across = side === "n" || side === "w" ? inset : CELL - inset;
  return side === "n" || side === "s" ? `M${from} ${across}H${to}` : `M${across} ${from}V${to}`;
}

/** How far a drawing of the northern door is turned to stand at each other one. */
const TURNED: Readonly<Record<Side, number>> = { n: 0, e: 90, s: 180, w: 270 };

/** For every door, how far an arrow that points north is turned to lead out of it. */
export function waysOut(doors: string): readonly number[] {
  return SIDES.filter((side) => doors.includes(side)).map((side) => TURNED[side]);
}
