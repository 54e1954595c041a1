/** The flights of pawns and cards. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import type { GameEvent } from "../../protocol";
import type { Pace } from "../scene";
import { way } from "./map/routes";

/** The place of a pile on the screen; piles say which they are by `data-pile`. */
function pileMiddle(pile: string): { x: number; y: number } | null {
  const element = document.querySelector(`[data-pile="${pile}"]`);
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

/** Where a card comes from that is new in a hand: from another one, or from the deck. */
export function sourceOf(event: GameEvent | null): string {
  if (event?.kind === "give") return `hand-${String(event.args["seat"])}`;
  if (event?.kind === "take") return `hand-${String(event.args["giver"])}`;
  return "player-deck";
}

/** Where a card goes that leaves a hand. */
export function goalOf(event: GameEvent | null): string {
  if (event?.kind === "give") return `hand-${String(event.args["to"])}`;
  if (event?.kind === "take") return `hand-${String(event.args["seat"])}`;
  return "player-discards";
}

/** A card comes from a pile or goes to it, wherever both are on the screen. */
export function flight(
  node: Element,
  { pile, ms }: { pile: string; ms: number },
): TransitionConfig {
  const from = ms > 0 ? pileMiddle(pile) : null;
  const box = node.getBoundingClientRect();
  const dx = from ? from.x - (box.x + box.width / 2) : 0;
  const dy = from ? from.y - (box.y + box.height / 2) : -12;
  return {
    duration: ms,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${dx * u}px, ${dy * u}px) scale(${1 - 0.45 * u}); ` +
      `opacity: ${Math.min(1, t * 2)}; position: relative; z-index: 20; pointer-events: none;`,
  };
}

/** Sends an element along the way between two cities; `at` is where it stands in the end. */
export function travel(
  element: Element,
  from: string,
  to: string,
  at: { x: number; y: number },
  pace: Pace,
): void {
  if (pace.still) return;
  const points = way(from, to);
  const end = points[points.length - 1] ?? at;
  const lengths = points.map((point, number) => {
    const before = points[number - 1];
    // Over the edge of the map the piece leaves on one side and comes back on the other at once.
    if (!before || Math.abs(point.x - before.x) > 1000) return 0;
    return Math.hypot(point.x - before.x, point.y - before.y);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  const frames = points.map((point, number) => {
    gone += lengths[number] ?? 0;
    const x = point.x + at.x - end.x;
    const y = point.y + at.y - end.y;
    return { transform: `translate(${x}px, ${y}px)`, offset: Math.min(1, gone / whole) };
  });
  element.animate(frames, {
    duration: pace.ms(points.length > 4 ? 560 : 360),
    easing: "ease-in-out",
  });
}
