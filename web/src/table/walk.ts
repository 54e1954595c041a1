/** Walking with the arrow keys over what is lit. */

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const STEPS: Record<Direction, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** What lies off the straight line counts for so much more than what lies along it. */
const ASIDE = 2.2;

export function isDirection(key: string): key is Direction {
  return key in STEPS;
}

/** The place in the list of the nearest rectangle in a direction, or -1 if none lies there. */
export function nearest(
  from: Rectangle,
  others: readonly Rectangle[],
  direction: Direction,
): number {
  const [stepX, stepY] = STEPS[direction];
  let best = -1;
  let least = Infinity;
  for (const [place, other] of others.entries()) {
    const x = other.left + other.width / 2 - from.left - from.width / 2;
    const y = other.top + other.height / 2 - from.top - from.height / 2;
    const along = x * stepX + y * stepY;
    const aside = Math.abs(x * stepY) + Math.abs(y * stepX);
    if (along <= 1) continue;
    const distance = along + aside * ASIDE;
    if (distance < least) {
      least = distance;
      best = place;
    }
  }
  return best;
}

/**
 * Move the focus to the nearest lit thing in that direction; to the first if none has it. Anyone who
 * wants to look at `everything` also reaches the things with which nothing can be done.
 */
export function walk(root: HTMLElement, direction: Direction, everything = false): void {
  const wanted = everything ? "[data-thing][tabindex], [data-lit]" : "[data-lit]";
  const lit = [...root.querySelectorAll<HTMLElement>(wanted)].filter(
    (each) => each.getClientRects().length > 0 && !each.closest("[inert]"),
  );
  const here = document.activeElement;
  const at = lit.findIndex((each) => each === here);
  const start = lit[at];
  if (!start) {
    (lit.find((each) => each.dataset["lit"] === "hint") ?? lit[0])?.focus();
    return;
  }
  const others = lit.filter((each) => each !== start);
  const found = nearest(
    start.getBoundingClientRect(),
    others.map((each) => each.getBoundingClientRect()),
    direction,
  );
  others[found]?.focus();
}
