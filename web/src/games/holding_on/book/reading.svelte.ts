import { untrack } from "svelte";

/** Whether the book lies open on the board. */
let open = $state(0);

export const isReading = (): boolean => open > 0;

/** For the book itself: it lies open as long as it is drawn. */
export function lying(): () => void {
  untrack(() => (open += 1));
  return () => untrack(() => (open -= 1));
}
