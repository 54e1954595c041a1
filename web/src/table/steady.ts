/** Buttons that change place under the pointer: a click that was meant for others meets none of them. */

/** So long after the buttons changed a double click was begun before they did, in ms. */
export const UNSTEADY = 350;
/** So long it takes, in ms, to see that another button has come to stand where one has just clicked. */
export const UNSEEN = 700;
/** A hand that clicks twice in one place trembles as far as this, in px. */
const TREMBLE = 10;

export interface Click {
  readonly detail: number;
  readonly at: number;
  /** Another button stands now where the click before it was made. */
  readonly again?: boolean;
}

/** A click counts unless it goes on with one that was made before the buttons changed. */
export function counts({ detail, at, again = false }: Click, changed: number): boolean {
  // Keys click with a detail of 0, a first click has 1.
  if (detail === 0) return true;
  return at - changed >= (again ? UNSEEN : detail < 2 ? 0 : UNSTEADY);
}

/** Let the buttons in here take no click of a quick hand that was meant for others. */
export function steady(timed: boolean): (node: HTMLElement) => () => void {
  return (node) => {
    if (timed) return () => undefined;
    let changed = -UNSEEN;
    let last: { readonly x: number; readonly y: number; readonly on: string } | null = null;
    const watching = new MutationObserver(() => (changed = performance.now()));
    watching.observe(node, { childList: true, characterData: true, subtree: true });
    function click(event: MouseEvent): void {
      const { clientX: x, clientY: y, detail } = event;
      const on = (event.target as Element).closest("button")?.textContent ?? "";
      const near = last !== null && Math.hypot(x - last.x, y - last.y) <= TREMBLE;
      const again = near && last?.on !== on;
      last = detail === 0 ? null : { x, y, on };
      if (counts({ detail, at: performance.now(), again }, changed)) return;
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
