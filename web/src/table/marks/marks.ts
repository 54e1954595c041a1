/** What is drawn over a board for a while: where somebody points, and the steps of a plan. */

import type { HintStep, Said } from "../../protocol";
import { spotOf, type Ping } from "../pings.svelte";

export interface Mark {
  readonly key: string;
  readonly kind: "ping" | "step" | "light";
  /** A thing of the board, `city:paris`, or a spot of it. */
  readonly thing: string;
  /** The other end of an arrow. */
  readonly to: string | null;
  /** What stands beside it: the number of a step, the name of the one who points. */
  readonly text: string;
  /** What a colleague is about to do there, in a bubble. */
  readonly says?: string;
  /** Which step of a plan it is. */
  readonly number?: number;
  /** Where else it may stand if its thing is not in sight. */
  readonly instead?: readonly string[];
  /** A way leads here from the step before. */
  readonly way?: boolean;
  /** Out of sight it has no mark, for the board has one. */
  readonly beside?: true;
}

/** The steps by number, each at the first thing it is about that is in sight. */
export function marksOfPlan(steps: readonly HintStep[], ways = true): Mark[] {
  return steps.map(({ lights: [thing = "", ...instead] }, index): Mark => {
    const number = index + 1;
    const key = `step ${number}`;
    return { key, kind: "step", thing, to: null, text: `${number}`, number, instead, way: ways };
  });
}

/** Where the board draws the steps itself: only those at things that lie beside it. */
export function marksBeside(
  steps: readonly HintStep[],
  isBeside: (thing: string) => boolean,
): Mark[] {
  return marksOfPlan(steps, false).flatMap((mark): Mark[] =>
    isBeside(mark.thing) ? [{ ...mark, instead: [], beside: true }] : [],
  );
}

/** A step of a plan and where it was found; null if nothing that it is about is in sight. */
export interface FoundStep {
  readonly mark: Mark;
  readonly box: Box | null;
  /** It is on the board, where the camera does not look now. */
  readonly away?: boolean;
}

/** The marks of a plan as they are drawn, each with its end if it is a way. */
export interface PlacedStep extends Mark {
  readonly box: Box;
  readonly end: Box | null;
}

/**
 * Where the numbers of a plan stand: no step is left out. One that is about nothing in sight stands
 * where the step before it is taken, the first ones where the next is; steps at one place share a
 * mark, and ways lead from place to place. What the camera does not show has no mark.
 */
export function placedSteps(found: readonly FoundStep[]): PlacedStep[] {
  const first = found.find(({ box }) => box)?.box;
  if (!first) return [];
  let at = first;
  const places = found.map(({ mark, box, away }) => {
    return { mark, box: away ? null : (at = box ?? at) };
  });
  const shared: { mark: Mark; box: Box; numbers: number[] }[] = [];
  for (const { mark, box } of places) {
    if (!box) continue;
    const there = shared.find((each) => sameBox(each.box, box));
    if (there) there.numbers.push(mark.number ?? 0);
    else shared.push({ mark, box, numbers: [mark.number ?? 0] });
  }
  const ways = places.flatMap(({ mark, box }, index): PlacedStep[] => {
    const from = places[index - 1]?.box;
    if (!mark.way || !from?.place || !box?.place || sameBox(from, box)) return [];
    return [{ ...mark, key: `way ${mark.key}`, text: "", box: from, end: box }];
  });
  const numbers = shared.map(({ mark, box, numbers: all }): PlacedStep => {
    return { ...mark, text: runs(all), box, end: null };
  });
  return [...ways, ...numbers];
}

/** Numbers as they are read most quickly: `1, 3–5`. */
export function runs(numbers: readonly number[]): string {
  const found: [number, number][] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else found.push([number, number]);
  }
  return found.map(([from, to]) => (to === from ? `${from}` : `${from}–${to}`)).join(", ");
}

/** A thing so high has room for a number on its edge; above what is lower it stands by itself. */
const HIGH = 44;

/** Where the plate with the numbers of a step stands, by its middle: where it covers least. */
export function plateSpot(
  { x, y, width, height, place, card }: Box,
  half: number,
): { readonly x: number; readonly y: number } {
  // Cards beside a board begin with their name; the tiles of a board end with it.
  if (card) return { x: x + width - half + 4, y: y + height - 4 };
  if (place && height >= HIGH) return { x: x + width / 2, y };
  return { x: x + width / 2, y: y - 11 };
}

export function marksOfPings(
  pings: readonly Ping[],
  names: ReadonlyMap<number, string>,
  say: (said: Said) => string,
): Mark[] {
  return pings.flatMap((ping): Mark[] => {
    const { key, seat, thing, to } = ping;
    if (thing === null) return [];
    const says = ping.say ? say(ping.say) : "";
    return [{ key: `ping ${key}`, kind: "ping", thing, to, text: names.get(seat) ?? "", says }];
  });
}

/** Where something is in the window. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** It is a place of the board itself, between which ways can be drawn. */
  readonly place?: boolean;
  /** It stands beside the board, in words. */
  readonly card?: boolean;
}

export function centre({ x, y, width, height }: Box): { readonly x: number; readonly y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Where a bubble stands that speaks of a thing: beside it, never on it, on the side where it covers
 * least of the other things; below if all sides are alike.
 */
export function bubbleSpot(
  { x, y, width, height }: Box,
  bubble: Size,
  others: readonly Box[],
  within: Size,
  off = 8,
): { readonly x: number; readonly y: number } {
  const middle = { x: x + (width - bubble.width) / 2, y: y + (height - bubble.height) / 2 };
  const inside = (at: number, size: number, whole: number): number =>
    Math.max(4, Math.min(at, whole - size - 4));
  const sides = [
    { x: inside(middle.x, bubble.width, within.width), y: y + height + off },
    { x: inside(middle.x, bubble.width, within.width), y: y - off - bubble.height },
    { x: x + width + off, y: inside(middle.y, bubble.height, within.height) },
    { x: x - off - bubble.width, y: inside(middle.y, bubble.height, within.height) },
  ];
  const price = (at: { x: number; y: number }): number => {
    const place = { ...at, ...bubble };
    const lost = bubble.width * bubble.height - shared(place, { x: 0, y: 0, ...within });
    return others.reduce((sum, other) => sum + shared(place, other), 4 * lost);
  };
  return sides.reduce((best, side) => (price(side) < price(best) ? side : best));
}

/** The area that two boxes have in common. */
function shared(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export function sameBox(one: Box | null, other: Box | null): boolean {
  if (!one || !other) return one === other;
  return (
    one.x === other.x &&
    one.y === other.y &&
    one.width === other.width &&
    one.height === other.height &&
    one.place === other.place &&
    one.card === other.card
  );
}

/**
 * The window's place of a thing below this element; null where it is not in sight. `known` are the
 * elements that were found before, so that a look in every frame need not search every frame.
 */
export function boxOf(
  root: HTMLElement,
  thing: string,
  known: Map<string, HTMLElement | SVGElement>,
): Box | null {
  const spot = spotOf(thing);
  if (spot) {
    const board = root.querySelector("#board")?.getBoundingClientRect();
    if (!board) return null;
    return {
      x: board.x + spot.x * board.width,
      y: board.y + spot.y * board.height,
      width: 0,
      height: 0,
      place: true,
    };
  }
  const before = known.get(thing);
  const there = before?.isConnected && before.dataset["thing"] === thing ? seenBox(before) : null;
  if (there) return there;
  const wanted = `[data-thing="${CSS.escape(thing)}"]`;
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(wanted)) {
    const box = seenBox(element);
    if (!box) continue;
    known.set(thing, element);
    return box;
  }
  return null;
}

/** Is this somewhere on the board, in sight or not? */
export function isOnBoard(root: HTMLElement, thing: string): boolean {
  return root.querySelector(`.scene svg [data-thing="${CSS.escape(thing)}"]`) !== null;
}

/** In the closed drawer of a phone the lower edge of a card lies beneath what is said there. */
function isCovered(element: Element, { left, right, bottom }: DOMRect): boolean {
  const said = element.closest(".table")?.querySelector(":scope > .margin");
  const over = said?.getBoundingClientRect();
  return !!over && over.height > 0 && over.left < right && left < over.right && over.top < bottom;
}

function seenBox(element: Element): Box | null {
  const box = element.getBoundingClientRect();
  const region = element.closest(".scene, .hands, .rail")?.getBoundingClientRect();
  const { x, y } = centre(box);
  if (box.width === 0 || !region) return null;
  if (x < region.left || x > region.right || y < region.top || y > region.bottom) return null;
  const place = element instanceof SVGElement;
  const card = !place && element.closest(".scene, .rail") !== null && !isCovered(element, box);
  return { x: box.x, y: box.y, width: box.width, height: box.height, place, card };
}
