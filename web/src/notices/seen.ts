/** How far this browser has seen each table, so that it can tell what is new on coming back. */

const PLACE = "wardroom-seen";
const MANY = 100;

type Seen = Record<string, number>;

function read(): Seen {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Seen) : {};
  } catch {
    return {};
  }
}

/** The last step that was seen of a table; null if it was never open here. */
export function seenOf(table: string): number | null {
  const step = read()[table];
  return typeof step === "number" ? step : null;
}

/** A table has been seen up to a step; of many tables those of long ago are forgotten. */
export function see(table: string, step: number): void {
  const others = Object.entries(read()).filter(([id]) => id !== table);
  const kept = [...others, [table, step]].slice(-MANY);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing tells all since the own last move.
  }
}
