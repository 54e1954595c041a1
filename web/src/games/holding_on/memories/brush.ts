/**
 * The hand that draws: washes of water colour and ink lines whose weight swells and tapers.
 *
 * A drawing is a square of 100 by 100. Points are written as `"12,40 30,38"`. What looks uneven is
 * taken from the points themselves, so the same drawing always comes out the same.
 */

export type Point = readonly [number, number];

/** One touch of the brush, as a filled outline. */
export interface Mark {
  readonly d: string;
  readonly colour: string;
  readonly opacity: number;
  /** The width of the rim where the colour dried, or 0. */
  readonly rim: number;
}

export const PAPER = "#fbf7ec";
export const INK = "#3a3842";

export function points(text: string): Point[] {
  return text.split(" ").map((pair) => {
    const [x, y] = pair.split(",").map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x + y)) {
      throw new Error(`“${pair}” of “${text}” is no point; write it as 12,40.`);
    }
    return [x, y];
  });
}

/** From -1 to 1, and always the same for the same place. */
function waver(x: number, y: number): number {
  const turned = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return (turned - Math.floor(turned)) * 2 - 1;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** The point of an open line at this index; beyond its ends it goes on as it came. */
function along(line: readonly Point[], index: number): Point {
  const last = line.length - 1;
  if (index < 0) return between(line[0]!, line[Math.min(1, last)]!, -1);
  if (index > last) return between(line[last]!, line[Math.max(0, last - 1)]!, -1);
  return line[index]!;
}

/** A smooth closed outline through the points (Catmull-Rom). */
function outline(ring: readonly Point[]): string {
  const n = ring.length;
  const p = (index: number): Point => ring[(index + n) % n]!;
  let d = `M${at(p(0))}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, e] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    const out: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const into: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${at(out)} ${at(into)} ${at(c)}`;
  }
  return `${d}Z`;
}

/** A smooth open line as many short steps. */
function steps(line: readonly Point[], length: number): Point[] {
  const found: Point[] = [line[0]!];
  for (let i = 0; i < line.length - 1; i++) {
    const [a, b, c, e] = [along(line, i - 1), line[i]!, line[i + 1]!, along(line, i + 2)];
    const count = Math.max(3, Math.ceil(Math.hypot(c[0] - b[0], c[1] - b[1]) / length));
    for (let step = 1; step <= count; step++) {
      const t = step / count;
      const blend = (k: 0 | 1): number =>
        b[k] +
        0.5 *
          t *
          (c[k] -
            a[k] +
            t * (2 * a[k] - 5 * b[k] + 4 * c[k] - e[k] + t * (3 * (b[k] - c[k]) + e[k] - a[k])));
      found.push([blend(0), blend(1)]);
    }
  }
  return found;
}

/** Both sides of a line that is as wide at each share of its way as `width` says. */
export function sides(
  line: readonly Point[],
  width: (share: number, here: Point) => number,
): { left: Point[]; right: Point[] } {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((here, i) => {
    const [a, b] = [along(line, i - 1), along(line, i + 1)];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const half = width(i / (line.length - 1), here) / 2;
    const [nx, ny] = [((a[1] - b[1]) / long) * half, ((b[0] - a[0]) / long) * half];
    left.push([here[0] + nx, here[1] + ny]);
    right.push([here[0] - nx, here[1] - ny]);
  });
  return { left, right };
}

const closed = (ring: readonly Point[]): string => `M${ring.map(at).join("L")}Z`;

/** A stroke of the pen through these points. */
export function pen(line: readonly Point[], weight: number, colour: string): Mark {
  const { left, right } = sides(steps(line, 3), (share, [x, y]) => {
    const swell = 0.3 + 0.7 * Math.sin(Math.PI * (0.08 + 0.84 * share)) ** 0.7;
    return weight * swell * (1 + 0.22 * waver(x, y));
  });
  return { d: closed([...left, ...right.reverse()]), colour, opacity: 0.9, rim: 0 };
}

/** An ink line, bent softly from point to point. */
export function ink(text: string, weight = 0.9, colour = INK): Mark {
  return pen(points(text), weight, colour);
}

/** Ink from corner to corner, line by line: what was built with a rule, drawn without one. */
export function ruled(texts: string, weight = 0.8, colour = INK): Mark {
  const strokes = texts.split(" / ").flatMap((text) => {
    const corners = points(text);
    return corners.slice(1).map((to, i) => {
      const from = corners[i]!;
      const middle = between(from, to, 0.5);
      const bow = 0.35 * waver(middle[0], middle[1]);
      return pen([from, [middle[0] + bow, middle[1] - bow], to], weight, colour);
    });
  });
  return { ...strokes[0]!, d: strokes.map(({ d }) => d).join("") };
}

/** Many short lines of one kind: rain, grass, the threads of a net. */
export function strokes(texts: string, weight = 0.6, colour = INK): Mark {
  const all = texts.split(" / ").map((text) => pen(points(text), weight, colour));
  return { ...all[0]!, d: all.map(({ d }) => d).join("") };
}

/** A ring of points that bulges and frays, each time in another way. */
function frayed(ring: readonly Point[], far: number, time: number): string {
  const fine = steps([...ring, ring[0]!, ring[1]!], 5).slice(0, -1);
  const loose = fine.map(([x, y]): Point => [
    x + far * waver(x + time, y),
    y + far * waver(y, x + time),
  ]);
  const first = between(loose[0]!, loose.at(-1)!, 0.5);
  const bends = loose.map((here, i) => {
    const next = loose[(i + 1) % loose.length]!;
    return `Q${at(here)} ${at(between(here, next, 0.5))}`;
  });
  return `M${at(first)}${bends.join("")}Z`;
}

/** A wash: thin coats of colour that ran to these points, the first dried darker at its rim. */
export function wash(colour: string, text: string, opacity = 0.5): Mark[] {
  const ring = points(text);
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  const size = Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys);
  const coats = size > 40 ? 3 : size > 14 ? 2 : 1;
  const coat = 1 - (1 - opacity) ** (1 / coats);
  return Array.from({ length: coats }, (_, time) => ({
    d: frayed(ring, Math.min(1.5, size / 60), time),
    colour,
    opacity: coat,
    rim: time ? 0 : 0.4,
  }));
}

/** A wash with corners. */
export function flat(colour: string, text: string, opacity = 0.5): Mark {
  const corners = points(text);
  const ring = corners.flatMap((from, i) => {
    const middle = between(from, corners[(i + 1) % corners.length]!, 0.5);
    const bow = 0.3 * waver(middle[0], middle[1]);
    return [from, [middle[0] + bow, middle[1] + bow] as Point];
  });
  return { d: closed(ring), colour, opacity, rim: 0.4 };
}

/** What has corners and edges: a picture, a door, a sheet of paper. */
export function box(
  colour: string,
  corners: string,
  opacity: number,
  weight: number,
  edges = INK,
): Mark[] {
  const [first = ""] = corners.split(" ");
  return [flat(colour, corners, opacity), ruled(`${corners} ${first}`, weight, edges)];
}

/** A round spot. */
export function spot(colour: string, text: string, radius: number, opacity = 0.6): Mark {
  const d = points(text).map(([x, y]) => {
    const ring = [0, 1, 2, 3, 4, 5, 6].map((i): Point => {
      const r = radius * (1 + 0.08 * waver(x + i, y - i));
      const angle = (i * 2 * Math.PI) / 7;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    });
    return outline(ring);
  });
  return { d: d.join(""), colour, opacity, rim: radius > 1.5 ? 0.3 : 0 };
}

/** Round lines, not quite closed: wheels, plates, a clock. */
export function hoop(text: string, radius: number, weight = 0.6, colour = INK): Mark {
  const all = points(text).map(([x, y]) => {
    const ring = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i): Point => {
      const r = radius * (1 + 0.04 * waver(x + i, y - i));
      const angle = 0.7 + (i * 2.04 * Math.PI) / 8;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    });
    return pen(ring, weight, colour);
  });
  return { ...all[0]!, d: all.map(({ d }) => d).join("") };
}

/** A solid shape on bare paper: nothing behind it shines through. */
export function body(colour: string, ring: readonly Point[], opacity = 0.75): Mark[] {
  const d = outline(ring);
  return [
    { d, colour: PAPER, opacity: 1, rim: 0 },
    { d, colour, opacity, rim: 0.35 },
  ];
}

/** A limb: a broad tapering stroke with an ink line along both sides, heavier on the lower one. */
export function limb(line: readonly Point[], from: number, to: number, colour: string): Mark[] {
  const { left, right } = sides(steps(line, 3), (share) => from + (to - from) * share);
  const d = closed([...left, ...[...right].reverse()]);
  return [
    { d, colour: PAPER, opacity: 1, rim: 0 },
    { d, colour, opacity: 0.75, rim: 0 },
    pen(left, 0.55, INK),
    pen(right, 0.4, INK),
  ];
}

/** Touches of the brush in their order, single ones and such as belong together. */
export type Painting = readonly (Mark | readonly Mark[])[];

/** Every touch of a painting; ink upon ink becomes one path. */
export function touches(painting: Painting): Mark[] {
  const found: Mark[] = [];
  for (const mark of painting.flat()) {
    const last = found.at(-1);
    const same =
      last?.colour === INK &&
      mark.colour === INK &&
      last.opacity === mark.opacity &&
      mark.rim === 0;
    if (same) found[found.length - 1] = { ...last, d: last.d + mark.d };
    else found.push(mark);
  }
  return found;
}
