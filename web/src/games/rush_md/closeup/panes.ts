/** The panes of a close-up: parts of the plane, each as large as there is room for it. */
import type { Box } from "../plane";
import type { Point } from "../traces";

/** A pane on the screen: what it shows of the plane, and where its left upper corner is. */
export interface Shown {
  readonly box: Box;
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/**
 * The point of the plane under a point of the screen. Between two panes the way over the floor is
 * taken in equal steps, so that a hand that goes across is nowhere twice and leaps nowhere.
 */
export function planeAt(panes: readonly Shown[], x: number, y: number): Point {
  const [first, second] = panes;
  if (!first) return [0, 0];
  if (!second) return within(first, x, y);
  const stacked = second.top > first.top;
  const at = stacked ? y : x;
  const from = stacked
    ? first.top + first.box.h * first.scale
    : first.left + first.box.w * first.scale;
  const to = stacked ? second.top : second.left;
  if (at <= from) return within(first, x, y);
  if (at >= to) return within(second, x, y);
  const part = (at - from) / (to - from);
  const [x1, y1] = stacked ? within(first, x, from) : within(first, from, y);
  const [x2, y2] = stacked ? within(second, x, to) : within(second, to, y);
  return [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
}

function within({ box, left, top, scale }: Shown, x: number, y: number): Point {
  return [box.x + (x - left) / scale, box.y + (y - top) / scale];
}

/** Between two panes, in px: side by side a hand needs room to set down, stacked it does not. */
const GAP = { across: 40, down: 8 };
const SMALLEST = 0.1;

/** How panes fill a place of this size: side by side or stacked, whichever makes them larger. */
export function arranged(panes: readonly Box[], width: number, height: number): readonly Shown[] {
  const ways = panes.length > 1 ? [across(panes, width, height), down(panes, width, height)] : [];
  const [beside = across(panes, width, height), stacked = beside] = ways;
  const least = (shown: readonly Shown[]): number => Math.min(...shown.map(({ scale }) => scale));
  return least(stacked) > least(beside) ? stacked : beside;
}

function across(panes: readonly Box[], width: number, height: number): readonly Shown[] {
  const gap = Math.min(GAP.across, width * 0.08);
  const room = width - gap * (panes.length - 1);
  const scales = shared(
    room,
    panes.map(({ w, h }) => ({ size: w, most: height / h })),
  );
  const used = panes.reduce((sum, { w }, place) => sum + w * (scales[place] ?? 0), 0);
  let left = Math.max(0, room - used) / 2;
  return panes.map((box, place) => {
    const scale = scales[place] ?? SMALLEST;
    const shown = { box, left, top: 0, scale };
    left += box.w * scale + gap;
    return shown;
  });
}

function down(panes: readonly Box[], width: number, height: number): readonly Shown[] {
  const scales = shared(
    height - GAP.down * (panes.length - 1),
    panes.map(({ w, h }) => ({ size: h, most: width / w })),
  );
  let top = 0;
  return panes.map((box, place) => {
    const scale = scales[place] ?? SMALLEST;
    const shown = { box, left: Math.max(0, width - box.w * scale) / 2, top, scale };
    top += box.h * scale + GAP.down;
    return shown;
  });
}

/** Scales by which panes share a length: what one cannot use is for the others. */
function shared(
  length: number,
  panes: readonly { readonly size: number; readonly most: number }[],
): readonly number[] {
  const even = (length: number, some: typeof panes): number =>
    Math.max(SMALLEST, length / some.reduce((sum, { size }) => sum + size, 0));
  const common = even(length, panes);
  const full = panes.filter(({ most }) => most < common);
  const taken = full.reduce((sum, { size, most }) => sum + size * most, 0);
  const rest = panes.filter(({ most }) => most >= common);
  const larger = rest.length > 0 ? even(length - taken, rest) : common;
  return panes.map(({ most }) => Math.max(SMALLEST, Math.min(most, larger)));
}
