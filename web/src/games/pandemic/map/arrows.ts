/**
 * The arrow that leads to a city from afar: thin where it begins and broad where it ends, beside the
 * disc and the name, and on neither.
 */
import { jumps, pathOf, placeOf, way, type Point } from "./routes";
import { around, shared, type Box } from "./stands";

export interface Arrow {
  /** The way to the head, as a path. */
  readonly line: string;
  /** The same as an area that grows broader towards the head. */
  readonly band: string;
  readonly tip: Point;
  /** Where the head points, in degrees. */
  readonly turn: number;
}

/** The head: so long, and so far to each side. */
export const HEAD = 22;
export const HEAD_SIDE = 12;
export const HEAD_SHAPE = `M0 0L${-HEAD} ${-HEAD_SIDE}L${-HEAD + 5} 0L${-HEAD} ${HEAD_SIDE}z`;
/** Half the breadth of the band where it begins and where it ends. */
const BREADTH = { first: 1.2, last: 5.5 };
/** The disc with its glow, and half the width and the lower edge of a name below it. */
const DISC = 23.5;
const NAME = { half: 44, top: 14, bottom: 37 };
/** Nearer than this an arrow that bends leaves the straight way. */
const BEND = 90;
const TURNS = Array.from({ length: 13 }, (_, step) => (step * Math.PI) / 12).flatMap((turn) => [
  turn,
  -turn,
]);
const STEPS = 16;
/** An arrow to the city where its pawn stands already comes from beside it. */
const BESIDE = { x: 52, y: -36 };

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * It comes straight where it can; else it bends, so that its head lies on none of `taken`: by itself
 * on no name. `aside` leads it along beside the straight way, where another leads back there.
 */
export function arrow(
  from: string,
  to: string,
  aside = 0,
  taken: readonly Box[] = [nameOf(to)],
): Arrow {
  const [start, there] = [placeOf(from), placeOf(to)];
  const side = there.cubes === "right" ? -1 : 1;
  const outset = { x: there.x + side * BESIDE.x, y: there.y + BESIDE.y };
  const straight = between(from === to ? [outset, there] : way(from, to)).filter(
    (point) => from === to || apart(point, start) >= DISC || apart(point, there) < DISC,
  );
  const near = straight.findLast((point) => apart(point, there) >= DISC) ?? start;
  const comes = Math.atan2(near.y - there.y, near.x - there.x);
  const angle = freeAngle(there, comes, taken);
  const [x, y] = [-Math.cos(angle), -Math.sin(angle)];
  const before = (far: number): Point => ({ x: there.x - x * far, y: there.y - y * far });
  const neck = before(DISC + HEAD - 5);
  const bent = angle !== comes;
  const afar = straight.filter((point) => apart(point, there) > (bent ? BEND : DISC + HEAD));
  // Over the edge of the map it bends on this side of it, where it may come from nearby.
  const entry = straight.find((point) => !jumps(point, there)) ?? start;
  const isFar = afar.some((point) => !jumps(point, there));
  const lead = bent && !isFar ? [...afar, entry] : afar;
  const last = lead.at(-1) ?? neck;
  const end = bent ? bend(last, before(DISC + HEAD + apart(last, neck) / 2), neck) : [neck];
  const beside = (point: Point): Point => ({ x: point.x - y * aside, y: point.y + x * aside });
  const line = [...lead, ...end].map(beside);
  return {
    line: pathOf(line),
    band: bandOf(line),
    tip: beside(before(DISC)),
    turn: (Math.atan2(y, x) * 180) / Math.PI,
  };
}

/** The head of an arrow. */
export function headBox({ tip, turn }: Pick<Arrow, "tip" | "turn">): Box {
  const angle = (turn * Math.PI) / 180;
  const half = HEAD / 2;
  const middle = { x: tip.x - Math.cos(angle) * half, y: tip.y - Math.sin(angle) * half };
  return around(middle, HEAD_SIDE - 2);
}

/** From where around a city an arrow comes: as it would, or turned until its head is free. */
function freeAngle(there: Point, comes: number, taken: readonly Box[]): number {
  let [best, least] = [comes, Infinity];
  for (const turn of TURNS) {
    const angle = comes + turn;
    const middle = {
      x: there.x + Math.cos(angle) * (DISC + HEAD / 2),
      y: there.y + Math.sin(angle) * (DISC + HEAD / 2),
    };
    const head = around(middle, HEAD_SIDE - 2);
    const hidden = taken.reduce((sum, box) => sum + shared(head, box), 0);
    const cost = hidden + 40 * Math.abs(turn);
    if (cost < least) [best, least] = [angle, cost];
  }
  return best;
}

/** A curve from one point to another that arrives there from the third. */
function bend(from: Point, over: Point, to: Point): readonly Point[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const t = (step + 1) / STEPS;
    const mix = (a: number, b: number, c: number): number =>
      a * (1 - t) ** 2 + 2 * b * t * (1 - t) + c * t ** 2;
    return { x: mix(from.x, over.x, to.x), y: mix(from.y, over.y, to.y) };
  });
}

function nameOf(city: string): Box {
  const { x, y } = placeOf(city);
  return { left: x - NAME.half, right: x + NAME.half, top: y + NAME.top, bottom: y + NAME.bottom };
}

/** The area along a way; over the edge of the map it goes on from the other side. */
function bandOf(points: readonly Point[]): string {
  const last = Math.max(1, points.length - 1);
  const edges = points.map((point, number) => {
    const [a, b] = [points[number - 1], points[number + 1]];
    const from = a && !jumps(a, point) ? a : point;
    const to = b && !jumps(b, point) ? b : point;
    const length = apart(from, to) || 1;
    const half = BREADTH.first + ((BREADTH.last - BREADTH.first) * number) / last;
    const [x, y] = [((to.y - from.y) / length) * half, ((from.x - to.x) / length) * half];
    return {
      point,
      left: { x: point.x + x, y: point.y + y },
      right: { x: point.x - x, y: point.y - y },
    };
  });
  const pieces: (typeof edges)[] = [];
  for (const edge of edges) {
    const piece = pieces.at(-1);
    const before = piece?.at(-1);
    if (piece && before && !jumps(before.point, edge.point)) piece.push(edge);
    else pieces.push([edge]);
  }
  return pieces
    .map((piece) => {
      const round = [
        ...piece.map(({ left }) => left),
        ...piece.map(({ right }) => right).reverse(),
      ];
      return `${pathOf(round)}Z`;
    })
    .join("");
}

/** The same way with more points on it. */
function between(points: readonly Point[]): readonly Point[] {
  return points.flatMap((point, number) => {
    const before = points[number - 1];
    if (!before || jumps(point, before)) return [point];
    return Array.from({ length: STEPS }, (_, step) => {
      const share = (step + 1) / STEPS;
      return {
        x: before.x + (point.x - before.x) * share,
        y: before.y + (point.y - before.y) * share,
      };
    });
  });
}
