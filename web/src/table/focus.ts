/**
 * Keeps the keyboard's place at a table. What is chosen often vanishes with the choice, and the
 * browser would then forget where the person was: the focus goes on to the question, and from there
 * to the nearest thing that can be chosen next.
 */

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Parts of the table in which the focus stays if it can. */
const REGIONS = "#actions, #board, #tab-hand, #column";
const QUESTION = "[data-question]";

function apart(one: Rectangle, other: Rectangle): number {
  return Math.hypot(
    one.left + one.width / 2 - other.left - other.width / 2,
    one.top + one.height / 2 - other.top - other.height / 2,
  );
}

/** The place in the list of the rectangle that lies nearest; -1 if there is none. */
export function closest(from: Rectangle, others: readonly Rectangle[]): number {
  let best = -1;
  let least = Infinity;
  for (const [place, other] of others.entries()) {
    const distance = apart(from, other);
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

type Focusable = HTMLElement | SVGElement;

function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0 && !element.closest("[inert]");
}

/** A button that is switched off while it has the focus loses it, like one that is gone. */
function isOff(element: Element): boolean {
  return element.matches(":disabled");
}

interface Left {
  readonly element: Focusable;
  readonly place: Rectangle;
  readonly region: string | null;
  /** What the element stood for, so that it is found again if it is drawn again. */
  readonly offer: string | undefined;
  readonly thing: string | undefined;
  readonly lit: boolean;
}

/** An attachment for the root of a table. */
export function keepFocus(root: HTMLElement): () => void {
  let left: Left | null = null;
  let waiting = false;
  let measuring = 0;
  /** Where the focus was before, the last first: a panel that closes gives it back. */
  let before: Focusable[] = [];

  function come(event: FocusEvent): void {
    const element = event.target as Focusable;
    if (element.matches(QUESTION)) return;
    waiting = false;
    left = {
      element,
      place: element.getBoundingClientRect(),
      region: element.closest(REGIONS)?.id ?? null,
      offer: element.dataset["offer"],
      thing: element.dataset["thing"],
      lit: "lit" in element.dataset,
    };
    before = [element, ...before.filter((each) => each !== element && each.isConnected)].slice(
      0,
      8,
    );
  }

  function look(): void {
    const active = document.activeElement;
    if (left && isOff(left.element) && (active === left.element || active === document.body)) {
      goOn();
    } else if (left && active === left.element) {
      measuring ||= requestAnimationFrame(measure);
    } else if (waiting && active?.matches(QUESTION)) {
      const next = following();
      if (next) next.focus({ preventScroll: false });
    } else if (left && (active === null || active === document.body)) {
      if (!left.element.isConnected || !isSeen(left.element)) goOn();
    }
  }

  /** Once before the next frame, which needs the layout anyway: boards change many times a second. */
  function measure(): void {
    measuring = 0;
    if (left && document.activeElement === left.element) {
      left = { ...left, place: left.element.getBoundingClientRect() };
    }
  }

  function following(): Focusable | null {
    if (!left) return null;
    const { offer, thing, region, place } = left;
    const lit = [...root.querySelectorAll<Focusable>("[data-lit]")].filter(isSeen);
    const same = lit.find(
      (each) =>
        (offer !== undefined && each.dataset["offer"] === offer) ||
        (thing !== undefined && each.dataset["thing"] === thing),
    );
    if (same) return same;
    const there = lit.filter((each) => (each.closest(REGIONS)?.id ?? null) === region);
    const among = there.length > 0 ? there : lit.filter((each) => each.closest("#actions"));
    return (
      among[
        closest(
          place,
          among.map((each) => each.getBoundingClientRect()),
        )
      ] ?? null
    );
  }

  /** Of a row of buttons the nearest one that can still be pressed. */
  function neighbour(): Focusable | null {
    if (!left || !isOff(left.element)) return null;
    const row = left.element.parentElement?.querySelectorAll<Focusable>("button:enabled") ?? [];
    const others = [...row].filter(isSeen);
    const boxes = others.map((each) => each.getBoundingClientRect());
    return others[closest(left.place, boxes)] ?? null;
  }

  /** One of several choices that cannot be taken back: its second press is on the warning. */
  function warned(): Focusable | null {
    return left && "narrowed" in left.element.dataset
      ? root.querySelector<Focusable>("[data-confirm]")
      : null;
  }

  function goOn(): void {
    const opener =
      left && !left.lit
        ? before.find((each) => each.isConnected && isSeen(each) && !isOff(each))
        : null;
    const next = warned() ?? neighbour() ?? opener ?? following();
    if (next) return next.focus();
    waiting = true;
    const question = root.querySelector<HTMLElement>(QUESTION);
    if (question && isSeen(question)) question.focus();
    else root.querySelector<HTMLElement>("#board")?.focus();
  }

  const watching = new MutationObserver(look);
  watching.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "hidden", "inert", "tabindex"],
  });
  root.addEventListener("focusin", come);
  return () => {
    watching.disconnect();
    cancelAnimationFrame(measuring);
    root.removeEventListener("focusin", come);
  };
}
