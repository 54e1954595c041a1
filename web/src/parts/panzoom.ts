/** The geometry of looking closer: a picture of a fixed shape inside a box of any shape. */

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Where the picture stands: its scale (1 is its whole in the box) and its upper left corner. */
export interface Place {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The size of the picture at scale 1: as large as the box lets its whole be. */
export function fitted(box: Box, ratio: number): Box {
  const width = Math.min(box.width, box.height * ratio);
  return { width, height: width / ratio };
}

/** The nearest place at which no more of the box is empty than need be. */
export function held(place: Place, box: Box, ratio: number, max: number): Place {
  const scale = Math.min(Math.max(place.scale, 1), max);
  const whole = fitted(box, ratio);
  return {
    scale,
    x: heldAlong(place.x, whole.width * scale, box.width),
    y: heldAlong(place.y, whole.height * scale, box.height),
  };
}

function heldAlong(start: number, size: number, room: number): number {
  if (size <= room) return (room - size) / 2;
  return Math.min(0, Math.max(room - size, start));
}

/** Another scale, with the point of the picture under (x, y) of the box staying there. */
export function zoomed(place: Place, scale: number, x: number, y: number): Place {
  const grown = scale / place.scale;
  return { scale, x: x - (x - place.x) * grown, y: y - (y - place.y) * grown };
}

/**
 * How close one looks at first: at the whole, if that can be read when it is so wide; else as close
 * as it takes to read it.
 */
export function firstScale(box: Box, ratio: number, readable: number, max: number): number {
  const { width } = fitted(box, ratio);
  if (width === 0 || width >= readable) return 1;
  return Math.min(readable / width, max);
}

/** The point at these shares of the picture's width and height, in the middle of the box. */
export function centred(
  box: Box,
  ratio: number,
  scale: number,
  across: number,
  down: number,
): Place {
  const whole = fitted(box, ratio);
  return {
    scale,
    x: box.width / 2 - across * whole.width * scale,
    y: box.height / 2 - down * whole.height * scale,
  };
}

/** A point of the picture, in shares of its width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** So much of the box, from its edge, is too close to the edge to be seen well. */
const EDGE = 0.18;

/** Is a point of the picture well inside the box? */
export function isInView(point: Point, place: Place, box: Box, ratio: number): boolean {
  const { x, y } = seenAt(point, place, box, ratio);
  const edge = Math.min(box.width, box.height) * EDGE;
  return x > edge && x < box.width - edge && y > edge && y < box.height - edge;
}

/** The point that is next to the middle, if none of these is in view; null if one is. */
export function nextOutOfView(
  points: readonly Point[],
  place: Place,
  box: Box,
  ratio: number,
): Point | null {
  if (points.some((point) => isInView(point, place, box, ratio))) return null;
  const far = (point: Point): number => {
    const { x, y } = seenAt(point, place, box, ratio);
    return Math.hypot(x - box.width / 2, y - box.height / 2);
  };
  return points.reduce<Point | null>(
    (best, point) => (best === null || far(point) < far(best) ? point : best),
    null,
  );
}

function seenAt({ x, y }: Point, place: Place, box: Box, ratio: number): Point {
  const whole = fitted(box, ratio);
  return {
    x: place.x + x * whole.width * place.scale,
    y: place.y + y * whole.height * place.scale,
  };
}
