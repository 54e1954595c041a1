/**
 * How people ask about a thing: they rest on it, press it long, tap what is not lit, or press I. What
 * is marked `data-card-first` asks when it is tapped although it is lit: its actions are on its card.
 * While the clock of a game runs a tap never asks.
 */

export type Asked = "rest" | "touch" | "key";

export interface Watcher {
  /** May cards open by themselves now? Anyone who taps or presses a key always asks. */
  readonly awake: boolean;
  /** Letters are commands. */
  readonly letters: boolean;
  /** Taps are moves of quick hands now: they open no card, whatever they hit. */
  readonly quick: boolean;
  /** Show the card of the thing; false if it has none. */
  open(element: Element, how: Asked): boolean;
  /** The pointer is elsewhere, or something else has begun. */
  leave(how: "rest" | "any"): void;
}

export const REST = 300;
export const PRESS = 500;
/** A pointer on its way from the thing to its card may be on neither for so long, in ms. */
const GRACE = 250;
/** A finger that moved farther than this does not press. */
const SLACK = 10;
/** A hand on a mouse trembles as far as this without meaning to move it. */
const TREMBLE = 3;

/** Was the finger down for so long? By the events' own time: a slow page makes no long presses. */
export function isLongPress(down: number, up: PointerEvent): boolean {
  return up.pointerType !== "mouse" && up.timeStamp - down >= PRESS;
}

const THING = "[data-thing]";
const CARD = "[data-thing-card]";
const FIRST = "[data-card-first]";

/** Watch the window for people who ask about a thing; the answer ends the watch. */
export function watchThings(watcher: Watcher): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let resting: Element | null = null;
  let finger: { x: number; y: number; down: number } | null = null;
  let pressed = false;
  /** What was lit when it was pressed was tapped for that: the tap may have put the light out. */
  let meant = false;
  /** Where the pointer was last. */
  let at: { x: number; y: number } | null = null;
  /** Where the pointer stays since a click, or since things moved below it. */
  let still: { x: number; y: number } | null = null;

  const thingAt = (event: Event): Element | null => (event.target as Element).closest(THING);

  function rested(element: Element): void {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (element.isConnected && watcher.awake) watcher.open(element, "rest");
    }, REST);
  }

  /** What the finger did meanwhile is heard first: it may have been lifted long ago. */
  function unlessLifted(element: Element, pressing: typeof finger): void {
    waiting = setTimeout(() => {
      requestAnimationFrame(() => {
        waiting = setTimeout(() => {
          if (finger !== pressing || !element.isConnected) return;
          pressed = watcher.open(element, "touch");
        });
      });
    }, PRESS);
  }

  /** Did the pointer move, and not only what lies below it, nor only the page after a click? */
  function stirred(event: PointerEvent): boolean {
    const { clientX: x, clientY: y } = event;
    if (!still && at?.x === x && at.y === y) still = at;
    at = { x, y };
    if (still && Math.hypot(x - still.x, y - still.y) <= TREMBLE) return false;
    still = null;
    return true;
  }

  function over(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    const asks = stirred(event);
    const element = thingAt(event);
    if (element === resting && element !== null) return clearTimeout(leaving);
    if ((event.target as Element).closest(CARD)) {
      clearTimeout(waiting);
      return clearTimeout(leaving);
    }
    clearTimeout(waiting);
    resting = element;
    clearTimeout(leaving);
    leaving = setTimeout(() => watcher.leave("rest"), GRACE);
    if (element && asks && event.buttons === 0) rested(element);
  }

  function down(event: PointerEvent): void {
    clearTimeout(waiting);
    pressed = false;
    if ((event.target as Element).closest(CARD)) return;
    watcher.leave("any");
    const element = thingAt(event);
    meant = (event.target as Element).closest("[data-lit]") !== null;
    if (event.pointerType === "mouse") still = at = { x: event.clientX, y: event.clientY };
    if (event.pointerType === "mouse" || !element) return;
    finger = { x: event.clientX, y: event.clientY, down: event.timeStamp };
    unlessLifted(element, finger);
  }

  function move(event: PointerEvent): void {
    if (event.pointerType === "mouse") {
      if (!still) {
        at = { x: event.clientX, y: event.clientY };
        return;
      }
      const element = thingAt(event);
      if (!stirred(event) || !element || event.buttons > 0) return;
      resting = element;
      return rested(element);
    }
    if (!finger) return;
    if (Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > SLACK) {
      clearTimeout(waiting);
      finger = null;
    }
  }

  function up(event: PointerEvent): void {
    if (pressed && finger && !isLongPress(finger.down, event)) {
      pressed = false;
      watcher.leave("any");
    }
    finger = null;
    if (event.pointerType !== "mouse") clearTimeout(waiting);
  }

  /**
   * A long press is no tap; a tap on what is not lit asks, unless it follows a quick one at once, or
   * hands are quick now.
   * A tap that asks means nothing else: it is marked as answered.
   */
  function click(event: MouseEvent): void {
    if (pressed) {
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const target = event.target as Element;
    const element = thingAt(event);
    if (!element || target.closest(`button, a, ${CARD}`)) return;
    if (watcher.quick) return;
    if ((meant || element.closest("[data-lit]")) && !element.matches(FIRST)) return;
    // The first of two quick taps was meant for what was lit then.
    if (event.detail > 1 || watcher.open(element, "touch")) event.preventDefault();
  }

  function key(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const element = document.activeElement;
    if (!element || element.matches("input, textarea, select")) return;
    const pressed = element.matches(FIRST) && (event.key === "Enter" || event.key === " ");
    if (!pressed && (event.key.toLowerCase() !== "i" || !watcher.letters)) return;
    const thing = element.closest(THING);
    if (thing && watcher.open(thing, "key")) event.preventDefault();
  }

  function menu(event: Event): void {
    if (pressed || finger) event.preventDefault();
  }

  const ending = new AbortController();
  const { signal } = ending;
  addEventListener("pointerover", over, { signal });
  addEventListener("pointerdown", down, { signal, capture: true });
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", up, { signal });
  addEventListener("pointercancel", up, { signal });
  addEventListener("click", click, { signal, capture: true });
  addEventListener("keydown", key, { signal, capture: true });
  addEventListener("contextmenu", menu, { signal });
  return () => {
    clearTimeout(waiting);
    clearTimeout(leaving);
    ending.abort();
  };
}
