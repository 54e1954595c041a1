/** Where pawns stand in a city: upright if they can, else leaning so far that no name is covered. */
import { CITIES } from "../facts";
import { placeOf, type Point } from "./routes";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Stand extends Point {
  /** How far the pin leans, in degrees. */
  readonly turn: number;
}

/** Where the name of a city stands: so far below the middle of its disc. */
export const NAME_Y = 28;
/** How wide a letter is at most on average, how high letters rise and how deep they hang, in em. */
const LETTER = 0.56;
const RISE = 0.76;
const HANG = 0.22;

/** A pin is drawn so much larger than its shape. */
export const LARGER = 1.2;
const TIP = 7;
const HEAD = { away: 14.2 * LARGER, reach: 8.8 * LARGER + 2 };
const NECK = { away: 7 * LARGER, reach: 4.5 * LARGER };
/** Ways of standing together: so far apart, and each turned by so much more than the one before. */
const COMPANY = [
  { apart: 17, fan: 12 },
  { apart: 0, fan: 54 },
  { apart: 0, fan: 75 },
  { apart: 0, fan: 100 },
  { apart: 0, fan: 130 },
];
const LEANS = [0, 15, 30, 45, 60, 75, 90, 105, 120].flatMap((lean) => [lean, -lean]);
/** Farther round than this a pin would stand on the name of its own city. */
const FARTHEST = 120;
const DISC = 14;

/** The boxes of all names, written in letters of this size. */
export function nameBoxes(name: (city: string) => string, size: number): readonly Box[] {
  return CITIES.map(({ id }) => {
    const { x, y } = placeOf(id);
    const half = (name(id).length * size * LETTER) / 2;
    const base = y + NAME_Y;
    return { left: x - half, right: x + half, top: base - size * RISE, bottom: base + size * HANG };
  });
}

/** The places of so many pawns in a city, from left to right. */
export function stands(city: string, count: number, names: readonly Box[]): readonly Stand[] {
  let best: readonly Stand[] = [];
  let least = Infinity;
  for (const [effort, company] of COMPANY.entries()) {
    for (const lean of LEANS) {
      const tried = together(placeOf(city), lean, count, company);
      if (tried.some(({ turn }) => Math.abs(turn) > FARTHEST)) continue;
      const hidden = tried.reduce((sum, one) => sum + covers(city, one, names), 0);
      const cost = hidden + effort + Math.abs(lean) / 10;
      if (cost < least) [best, least] = [tried, cost];
    }
  }
  return best;
}

/** Where all pawns of a position stand. */
export function pawnStands(
  pawns: readonly string[],
  names: readonly Box[],
): readonly (Stand & { readonly seat: number; readonly city: string })[] {
  return pawns.flatMap((city, seat) => {
    const company = pawns.flatMap((place, other) => (place === city ? [other] : []));
    const stand = stands(city, company.length, names)[company.indexOf(seat)];
    return stand ? [{ seat, city, ...stand }] : [];
  });
}

/** The head of a pin, in which its letter stands. */
export function headOf({ x, y, turn }: Stand): Box {
  const [, up] = turned(turn);
  return around({ x: x + up.x * HEAD.away, y: y + up.y * HEAD.away }, HEAD.reach);
}

function together(
  { x, y }: Point,
  lean: number,
  count: number,
  { apart, fan }: (typeof COMPANY)[number],
): readonly Stand[] {
  return Array.from({ length: count }, (_, number) => {
    const place = number - (count - 1) / 2;
    const turn = lean + place * fan;
    const [right, up] = turned(apart > 0 ? lean : turn);
    const [along, away] = [place * apart, apart > 0 ? TIP - Math.abs(place) * 2 : TIP];
    return {
      x: x + up.x * away + right.x * along,
      y: y + up.y * away + right.y * along,
      turn,
    };
  });
}

function turned(degrees: number): readonly [right: Point, up: Point] {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [
    { x: cos, y: sin },
    { x: sin, y: -cos },
  ];
}

/** What a pawn hides: a name is worst, then the disc of another city, then what lies beside its own. */
function covers(city: string, stand: Stand, names: readonly Box[]): number {
  const { x, y, cubes } = placeOf(city);
  const side = cubes === "right" ? 1 : -1;
  const beside = (middle: number, half: number, top: number, bottom: number): Box => ({
    left: x + middle - half,
    right: x + middle + half,
    top: y + top,
    bottom: y + bottom,
  });
  const stack = beside(side * 20, 7, -27, 13);
  const station = beside(-side * 21, 8, -6, 10);
  const discs = CITIES.filter(({ id }) => id !== city).map(({ id }) => placeOf(id));
  return (
    100 * names.reduce((sum, name) => sum + hides(stand, name), 0) +
    hides(stand, stack) / 3 +
    hides(stand, station) / 3 +
    discs.reduce((sum, disc) => sum + hides(stand, around(disc, DISC)), 0)
  );
}

export function around({ x, y }: Point, half: number): Box {
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

/** The area that two boxes have in common. */
export function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How deep the head or the neck of a pin reaches into a box. */
export function hides(stand: Stand, box: Box): number {
  const [, up] = turned(stand.turn);
  const deep = ({ away, reach }: typeof HEAD): number => {
    const [x, y] = [stand.x + up.x * away, stand.y + up.y * away];
    const across = Math.max(box.left - x, 0, x - box.right);
    const down = Math.max(box.top - y, 0, y - box.bottom);
    return Math.max(0, reach - Math.hypot(across, down));
  };
  return Math.max(deep(HEAD), deep(NECK));
}
