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
  /** What stands beside it: the number of a step, the name of whoever points. */
  readonly text: string;
  /** What a colleague is about to do there, in a bubble. */
  readonly says?: string;
}

/** The steps by number, each at the first thing it is about; steps at one place share a mark. */
export function marksOfPlan(steps: readonly HintStep[]): Mark[] {
  const places = steps.flatMap((step, index) => {
    const [thing] = step.lights;
    return thing === undefined ? [] : [{ thing, number: index + 1 }];
  });
  const numbers = new Map<string, number[]>();
  for (const { thing, number } of places) {
    numbers.set(thing, [...(numbers.get(thing) ?? []), number]);
  }
  const marks = [...numbers].map(([thing, all]): Mark => ({
    key: `step ${thing}`,
    kind: "step",
    thing,
    to: null,
    text: all.join(", "),
  }));
  const ways = places.flatMap(({ thing, number }, index): Mark[] => {
    const next = places[index + 1]?.thing;
    if (next === undefined || next === thing) return [];
    return [{ key: `way ${number}`, kind: "step", thing, to: next, text: "" }];
  });
  return [...ways, ...marks];
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
}

export function centre({ x, y, width, height }: Box): { readonly x: number; readonly y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

export function sameBox(one: Box | null, other: Box | null): boolean {
  if (!one || !other) return one === other;
  return (
    one.x === other.x &&
    one.y === other.y &&
    one.width === other.width &&
    one.height === other.height &&
    one.place === other.place
  );
}

/**
 * The window's place of a thing below this element; null where it is not in sight. `known` are the
 * elements that were found before, so that whoever looks every frame need not search every frame.
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

function seenBox(element: Element): Box | null {
  const box = element.getBoundingClientRect();
  const region = element.closest(".scene, .hands, .rail")?.getBoundingClientRect();
  const { x, y } = centre(box);
  if (box.width === 0 || !region) return null;
  if (x < region.left || x > region.right || y < region.top || y > region.bottom) return null;
  const place = element instanceof SVGElement;
  return { x: box.x, y: box.y, width: box.width, height: box.height, place };
}
