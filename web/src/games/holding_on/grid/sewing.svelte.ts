/** Seams that have just been closed: seen for a moment, heard, and felt where a device can. */
import type { HoldingSide, HoldingView } from "../generated/view";
import { content } from "../generated/content";
import type { HoldingScene } from "../scene";
import { joined, slotOf } from "./places";

type Grid = HoldingView["grid"];

/** So long, in ms, new stitches are shown as new. */
const NEW = 1600;
/** A short pull, in ms. */
const PULL = 25;

/** Every closed edge, as the handle of its memory and the side. */
export function closedEdges(grid: Grid): ReadonlySet<string> {
  return new Set(
    grid.flatMap((cell, slot) =>
      cell ? joined(grid, slot).map((s) => `${cell.handle} ${s}`) : [],
    ),
  );
}

/** Is every place of this row filled, and each memory sewn to the next? */
export function isWhole(grid: Grid, period: number): boolean {
  return Array.from({ length: content.places - 1 }, (_, place) => slotOf(period, place + 1)).every(
    (slot) => joined(grid, slot).includes("r"),
  );
}

export class Sewing {
  #fresh = $state.raw<ReadonlySet<string>>(new Set());
  #known: ReadonlySet<string> | null = null;
  #whole = 0;

  /** The edges of a memory that have just been sewn. */
  fresh(handle: number): readonly HoldingSide[] {
    return (["t", "r", "b", "l"] as const).filter((side) => this.#fresh.has(`${handle} ${side}`));
  }

  /** Compare the grid with what it was; what ends the showing is handed back. */
  watch(scene: HoldingScene): (() => void) | undefined {
    const { grid } = scene.view;
    const known = this.#known;
    const now = closedEdges(grid);
    const rows = Array.from({ length: content.periods }, (_, row) => row + 1);
    const whole = rows.filter((period) => isWhole(grid, period));
    const more = whole.length > this.#whole ? whole.at(-1) : undefined;
    this.#known = now;
    this.#whole = whole.length;
    if (known === null || scene.past) return undefined;
    const added = [...now].filter((edge) => !known.has(edge));
    if (added.length === 0) return undefined;
    const { words } = scene;
    if (more === undefined) scene.cue("good", words.text("web-holding-on-seam-fits"));
    else scene.cue("great", words.text("web-holding-on-row-whole", { period: String(more) }));
    if (scene.pace.still) return undefined;
    navigator.vibrate?.(PULL);
    this.#fresh = new Set(added);
    const ending = setTimeout(() => (this.#fresh = new Set()), NEW);
    return () => clearTimeout(ending);
  }
}
