/** Where the numbers of a plan stand: beside their city, on no name, piece, cube or other number. */
import { CITIES, cubesIn } from "../facts";
import type { PandemicView } from "../generated/view";
import { placeOf, type Point } from "./routes";
import { around, headOf, pawnStands, shared, type Box } from "./stands";
import { warningAt } from "./warnings";
import { HEIGHT, WIDTH } from "../generated/world";

export interface Badge extends Point {
  readonly city: string;
  readonly text: string;
  readonly half: Size;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Numbers are written so much larger than names. */
export const LARGE = 1.15;
/** A figure is so wide, and a badge reaches so far beyond its text, in em. */
const FIGURE = 0.58;
const ROOM = { width: 0.38, height: 0.7 };
/** A lit city with its ring. */
const DISC = 19;
const STEM = 2;
/** Tried one after the other: so much farther away than it must be, and in these directions. */
const FARTHER = [0, 5, 10, 16, 23, 31, 40, 50, 62, 76, 92];
const DIRECTIONS = Array.from({ length: 24 }, (_, number) => (number * Math.PI) / 12);
/** The widest warning of the danger layer, and how far its letters rise, in em. */
const WARNING = { width: 2.3, rise: 0.72 };

/** What a number must not cover. */
export function piecesOn(
  view: Pick<PandemicView, "pawns" | "cubes" | "stations">,
  names: readonly Box[],
  danger: number | null = null,
): readonly Box[] {
  const pins = pawnStands(view.pawns, names).flatMap((stand) => [headOf(stand), around(stand, 5)]);
  return [
    ...names,
    ...pins,
    ...CITIES.flatMap(({ id }) => [
      around(placeOf(id), DISC - 3),
      ...cubesAt(id, view),
      ...(view.stations.includes(id) ? [stationAt(id)] : []),
      ...(danger === null ? [] : [warningBox(id, view.pawns.includes(id), danger)]),
    ]),
  ];
}

const sideOf = (city: string): 1 | -1 => (placeOf(city).cubes === "right" ? 1 : -1);

/** The stacks stand side by side, away from the disc. */
function cubesAt(city: string, view: Pick<PandemicView, "cubes">): readonly Box[] {
  const counts = cubesIn(view, city).filter((count) => count > 0);
  if (counts.length === 0) return [];
  const { x, y } = placeOf(city);
  const near = x + sideOf(city) * 13;
  const far = x + sideOf(city) * (13 + counts.length * 16);
  const top = y + 6 - (Math.max(...counts) - 1) * 13 - 8;
  return [{ left: Math.min(near, far), right: Math.max(near, far), top, bottom: y + 14 }];
}

function stationAt(city: string): Box {
  const { x, y } = placeOf(city);
  return around({ x: x - sideOf(city) * 21, y: y + 2 }, 9);
}

function warningBox(city: string, pawns: boolean, size: number): Box {
  const { x, y } = placeOf(city);
  const spot = warningAt(city, pawns);
  const width = WARNING.width * size;
  const left = x + spot.x - { start: 0, middle: width / 2, end: width }[spot.anchor];
  const bottom = y + spot.y + 1;
  return { left, right: left + width, top: bottom - WARNING.rise * size, bottom };
}

/** A badge for each city, the first first; `taken` is what they must not cover. */
export function badges(
  stops: readonly { readonly city: string; readonly text: string }[],
  taken: readonly Box[],
  letters: number,
): readonly Badge[] {
  const covered = [...taken];
  return stops.map(({ city, text }) => {
    const em = letters * LARGE;
    const half = {
      width: em * (ROOM.width + (text.length * FIGURE) / 2),
      height: em * ROOM.height,
    };
    const badge = { city, text, half, ...freeSpot(placeOf(city), half, covered) };
    covered.push(boxOf(badge));
    return badge;
  });
}

export function boxOf({ x, y, half }: Pick<Badge, "x" | "y" | "half">): Box {
  return {
    left: x - half.width,
    right: x + half.width,
    top: y - half.height,
    bottom: y + half.height,
  };
}

function freeSpot(middle: Point, half: Size, covered: readonly Box[]): Point {
  let [best, least] = [middle, Infinity];
  for (const farther of FARTHER) {
    if (least < farther) break;
    for (const direction of DIRECTIONS) {
      const [x, y] = [Math.sin(direction), -Math.cos(direction)];
      const own = Math.min(half.width / Math.abs(x), half.height / Math.abs(y));
      const away = DISC + STEM + own + farther;
      const spot = { x: middle.x + x * away, y: middle.y + y * away };
      const box = boxOf({ ...spot, half });
      const hidden = covered.reduce((sum, other) => sum + shared(box, other), outside(box));
      const cost = 100 * hidden + farther;
      if (cost < least) [best, least] = [spot, cost];
    }
  }
  return best;
}

/** How far a box reaches over the edges of the map. */
function outside({ left, right, top, bottom }: Box): number {
  return (
    Math.max(0, 2 - left) +
    Math.max(0, right - WIDTH + 2) +
    Math.max(0, 2 - top) +
    Math.max(0, bottom - HEIGHT + 2)
  );
}
