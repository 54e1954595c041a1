/** How far this browser has seen each table, so that it can tell what is new on coming back. */

const PLACE = "wardroom-seen";
const MANY = 100;
/** A timed table moves several times a second: what was seen is written down so often, in ms. */
const SOON = 1_000;

type Seen = Record<string, number>;

function read(): Seen {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Seen) : {};
  } catch {
    return {};
  }
}

const unwritten = new Map<string, number>();
let writing: ReturnType<typeof setTimeout> | undefined;

/** The last step that was seen of a table; null if it was never open here. */
export function seenOf(table: string): number | null {
  const step = unwritten.get(table) ?? read()[table];
  return typeof step === "number" ? step : null;
}

/** A table has been seen up to a step; of many tables those of long ago are forgotten. */
export function see(table: string, step: number): void {
  unwritten.set(table, step);
  if (writing !== undefined) return;
  writing = setTimeout(write, SOON);
  addEventListener("pagehide", write, { once: true });
}

function write(): void {
  clearTimeout(writing);
  writing = undefined;
  removeEventListener("pagehide", write);
  const others = Object.entries(read()).filter(([id]) => !unwritten.has(id));
  const kept = [...others, ...unwritten].slice(-MANY);
  unwritten.clear();
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing tells all since the own last move.
  }
}
