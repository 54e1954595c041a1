/** How pieces come and go. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

/** A cube falls into place. */
export function dropping(_: Element, { ms }: { ms: number }): TransitionConfig {
  return {
    duration: ms,
    easing: cubicOut,
    css: (t) => `transform: translateY(${(t - 1) * 30}px) scale(${1.8 - 0.8 * t}); opacity: ${t};`,
  };
}

/** A piece appears where it stands, or goes. */
export function scaled(_: Element, { ms }: { ms: number }): TransitionConfig {
  return { duration: ms, easing: cubicOut, css: (t) => `scale: ${t}; opacity: ${t};` };
}
