/** Buttons that change place under the pointer: the second half of a double click meets none of them. */

/** So long after the buttons changed a double click was begun before they did, in ms. */
export const UNSTEADY = 350;

/** A click counts unless it goes on with one that was made before the buttons changed. */
export function counts(click: { detail: number; at: number }, changed: number): boolean {
  // Keys click with a detail of 0, a first click has 1.
  return click.detail < 2 || click.at - changed >= UNSTEADY;
}

/** Let the buttons in here take no second half of a double click that was meant for others. */
export function steady(timed: boolean): (node: HTMLElement) => () => void {
  return (node) => {
    if (timed) return () => undefined;
    let changed = -UNSTEADY;
    const watching = new MutationObserver(() => (changed = performance.now()));
    watching.observe(node, { childList: true, subtree: true });
    function click(event: MouseEvent): void {
      if (counts({ detail: event.detail, at: performance.now() }, changed)) return;
      event.preventDefault();
      event.stopPropagation();
    }
    node.addEventListener("click", click, { capture: true });
    return () => {
      watching.disconnect();
      node.removeEventListener("click", click, { capture: true });
    };
  };
}
