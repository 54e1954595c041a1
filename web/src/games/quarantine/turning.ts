/** How the tile in hand is turned where it would come to lie. */

/** The doors it has on a cell: as it is held, or turned on until it fits. */
export function fitting(
  held: string,
  all: readonly string[],
  legal: readonly string[],
): string | null {
  const start = Math.max(0, all.indexOf(held));
  for (let quarter = 0; quarter < all.length; quarter += 1) {
    const doors = all[(start + quarter) % all.length];
    if (doors !== undefined && legal.includes(doors)) return doors;
  }
  return null;
}

/** A quarter turn on from there: the next that fits, or simply the next where none does. */
export function turnedOn(
  held: string,
  all: readonly string[],
  legal: readonly string[] | null,
): string {
  const wanted = legal && legal.length > 0 ? legal : all;
  const now = fitting(held, all, wanted) ?? held;
  const next = all[(all.indexOf(now) + 1) % all.length] ?? now;
  return fitting(next, all, wanted) ?? now;
}
