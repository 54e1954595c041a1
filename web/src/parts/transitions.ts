/** How pieces come and go on every board. */
import { cubicIn, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

/** A cube falls into place. */
export function dropping(
  _: Element,
  { ms, delay = 0 }: { ms: number; delay?: number },
): TransitionConfig {
  return {
    delay,
    duration: ms,
    easing: cubicOut,
    css: (t) => `transform: translateY(${(t - 1) * 34}px) scale(${2 - t}); opacity: ${t};`,
  };
}

/** A piece is taken off the board. */
export function lifting(_: Element, { ms }: { ms: number }): TransitionConfig {
  return {
    duration: ms,
    easing: cubicIn,
    css: (t) => `transform: translateY(${(t - 1) * 22}px) scale(${t}); opacity: ${t};`,
  };
}

/** A piece appears where it stands, or goes; it may begin larger than it is. */
export function scaled(
  _: Element,
  { ms, from = 0 }: { ms: number; from?: number },
): TransitionConfig {
  return {
    duration: ms,
    easing: cubicOut,
    css: (t) => `scale: ${from + (1 - from) * t}; opacity: ${t};`,
  };
}
