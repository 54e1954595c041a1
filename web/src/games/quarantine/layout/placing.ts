/**
 * Where a tile may lie and why not elsewhere. The server decides what is legal; this tells a person
 * in advance how a tile has to be turned, and the reason where a cell is not offered.
 */
import { cellName, Floor, rotations, SIDES } from "./geometry";
import { hasActive, tilesOf, type QuarantineView, type Spot } from "../view";

/** Why a tile cannot lie on a cell; each is the end of a message's id. */
export type Obstacle =
  "occupied" | "entrance" | "fenced" | "far" | "walls" | "turn" | "quarantine" | "island";

/** May this seat build without connection (QUA-17.14)? */
export function isFree(view: QuarantineView, seat: number): boolean {
  return hasActive(view, seat, "helipad");
}

/** The obstacle in the way of a tile with these doors; null if there is none. */
export function obstacle(floor: Floor, cell: Spot, doors: string, free: boolean): Obstacle | null {
  if (floor.at.has(cellName(cell))) return "occupied"; // QUA-2.1
  const { front } = floor;
  if (front && cellName(front) === cellName(cell)) return "entrance"; // QUA-2.8
  if (!isNearEnough(floor, cell, free)) return "far";
  return unconnected(floor, cell, doors, free) ?? (floor.isFencedIn(cell) ? "fenced" : null);
}

/** Only beside a tile can something be connected; a Helipad reaches two cells far (QUA-G.11). */
function isNearEnough(floor: Floor, cell: Spot, free: boolean): boolean {
  return free ? floor.isNear(cell, 2) : SIDES.some((side) => floor.neighbour(cell, side));
}

/** What is wrong with the connections that a tile would have. */
function unconnected(floor: Floor, cell: Spot, doors: string, free: boolean): Obstacle | null {
  const joined = floor.connected(cell, doors);
  const clean = joined.some(({ quarantined }) => !quarantined);
  if (free) return joined.length > 0 && !clean ? "quarantine" : null; // QUA-17.14
  if (floor.opening(cell).length === 0) return "walls";
  if (joined.length === 0) return "turn"; // QUA-2.2
  if (!clean) return "quarantine"; // QUA-2.5
  const home = floor.component();
  return joined.some(({ tile }) => home.has(tile)) ? null : "island"; // QUA-2.3
}

/** The doors with which a tile may lie on a cell, in the order of quarter turns. */
export function legalDoors(
  floor: Floor,
  tile: string,
  cell: Spot,
  free: boolean,
): readonly string[] {
  return rotations(tile).filter((doors) => obstacle(floor, cell, doors, free) === null);
}

/** Why a tile cannot lie on a cell however it is turned; null if it can. */
export function whyNot(floor: Floor, tile: string, cell: Spot, free: boolean): Obstacle | null {
  const reasons = rotations(tile).map((doors) => obstacle(floor, cell, doors, free));
  if (reasons.includes(null)) return null;
  return (
    (["fenced", "island", "quarantine", "turn"] as const).find((each) => reasons.includes(each)) ??
    reasons[0] ??
    null
  );
}

/** While rebuilding any empty cell beside a tile will do; whether all is well shows at the end. */
export function whyNotInRebuild(floor: Floor, cell: Spot, free: boolean): Obstacle | null {
  if (floor.at.has(cellName(cell))) return "occupied";
  return isNearEnough(floor, cell, free) ? null : "far";
}

/** The floor plan of a seat as it lies now, in a rebuild that of the draft. */
export function floorOf(view: QuarantineView, seat: number): Floor {
  return new Floor(tilesOf(view, seat));
}
