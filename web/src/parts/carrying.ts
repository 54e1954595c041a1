/** Carrying a thing over the board with a mouse or a finger; a mere tap carries nothing. */

export interface Carrier {
  /** The thing has left its place. */
  begin(): void;
  /** The pointer is here, over this element. */
  move(x: number, y: number, over: Element | null): void;
  drop(over: Element | null): void;
  /** It is over, however it went. */
  end(): void;
}

/** A pointer that moved less than this has tapped. */
const TAP_SLACK = 7;

/** What lies under a point, but for the thing that is carried itself. */
function under(event: PointerEvent): Element | null {
  return document.elementFromPoint(event.clientX, event.clientY);
}

/** An attachment: the element can be carried away while `carrier` says so. */
export function carried(carrier: () => Carrier | null) {
  return (node: Element): (() => void) => {
    let stop: (() => void) | null = null;

    const down = (event: Event): void => {
      const start = event as PointerEvent;
      if (start.button !== 0 || stop) return;
      const now = carrier();
      if (!now) return;
      // The plan below must not move along.
      event.stopPropagation();
      let away = false;
      const listening = new AbortController();

      stop = () => {
        listening.abort();
        stop = null;
        if (away) now.end();
      };
      const move = (next: PointerEvent): void => {
        const far = Math.hypot(next.clientX - start.clientX, next.clientY - start.clientY);
        if (!away && far < TAP_SLACK) return;
        if (!away) now.begin();
        away = true;
        next.preventDefault();
        now.move(next.clientX, next.clientY, under(next));
      };
      const up = (next: PointerEvent): void => {
        if (away) {
          swallowClick();
          now.drop(under(next));
        }
        stop?.();
      };
      const on = (kind: "pointermove" | "pointerup" | "pointercancel", act: typeof move): void =>
        window.addEventListener(kind, (next) => next.pointerId === start.pointerId && act(next), {
          signal: listening.signal,
        });
      on("pointermove", move);
      on("pointerup", up);
      on("pointercancel", () => stop?.());
      window.addEventListener("keydown", ({ key }) => key === "Escape" && away && stop?.(), {
        signal: listening.signal,
      });
    };

    node.addEventListener("pointerdown", down);
    return () => {
      node.removeEventListener("pointerdown", down);
      // A thing that vanishes while it is carried is let go of.
      stop?.();
    };
  };
}

/** The click that ends a carrying is none. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}
