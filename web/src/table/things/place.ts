/** Where the card of a thing stands: beside it, and on nothing that can be chosen. */

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 10;
const EDGE = 8;
/** Besides the sides of the thing, the card may stand on a grid of this many places each way. */
const TRIES = 9;

/** How many square pixels two rectangles share. */
export function shared(one: Rectangle, other: Rectangle): number {
  const across =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The best place for a card of this size: it covers least of what is lit, then of `others`. */
export function placed(
  card: Size,
  thing: Rectangle,
  lit: readonly Rectangle[],
  room: Size,
  others: readonly Rectangle[] = [],
): { readonly left: number; readonly top: number } {
  let best = { left: EDGE, top: EDGE };
  let least = Infinity;
  for (const place of places(card, thing, room)) {
    const stands = { ...place, ...card };
    const covers = (those: readonly Rectangle[]): number =>
      those.reduce((sum, each) => sum + shared(stands, each), 0);
    const cost = covers([thing, ...lit]) * 1_000 + covers(others) + apart(stands, thing);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

function* places(
  card: Size,
  thing: Rectangle,
  room: Size,
): Generator<{ left: number; top: number }> {
  const farthest = { left: room.width - card.width - EDGE, top: room.height - card.height - EDGE };
  const within = (left: number, top: number): { left: number; top: number } => ({
    left: Math.max(EDGE, Math.min(farthest.left, left)),
    top: Math.max(EDGE, Math.min(farthest.top, top)),
  });
  const middle = {
    left: thing.left + thing.width / 2 - card.width / 2,
    top: thing.top + thing.height / 2 - card.height / 2,
  };
  yield within(thing.left + thing.width + GAP, middle.top);
  yield within(thing.left - card.width - GAP, middle.top);
  yield within(middle.left, thing.top - card.height - GAP);
  yield within(middle.left, thing.top + thing.height + GAP);
  for (let across = 0; across <= TRIES; across += 1) {
    for (let down = 0; down <= TRIES; down += 1) {
      yield within((farthest.left * across) / TRIES, (farthest.top * down) / TRIES);
    }
  }
}

function apart(one: Rectangle, other: Rectangle): number {
  return Math.hypot(
    one.left + one.width / 2 - other.left - other.width / 2,
    one.top + one.height / 2 - other.top - other.height / 2,
  );
}
