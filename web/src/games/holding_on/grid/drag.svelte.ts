/** Dragging a memory by mouse or finger onto a place of its row. */
import { carried, type Carrier } from "../../../parts/carrying";
import type { Offer } from "../../../protocol";
import type { HoldingScene } from "../scene";
import { notationOf } from "../../notation";
import { content } from "../generated/content";
import { slotKey } from "../offers";
import { boxAt, periodOf, placeOf, slotOf } from "./places";

/** So near to a place a memory is let fall into it. */
const REACH = 36;

/** The number of the turned-up memory, where the grid has slots. */
export const TRAY = -1;

const FROM_TRAY = new Set(["put", "match"]);
/** In these steps of the evening memories of a row change places. */
const ARRANGING: ReadonlySet<string> = new Set(["arrange", "rearrange"]);

const key = (slot: number): string => slotKey(periodOf(slot), placeOf(slot));

export class Drag {
  /** The slot from which a memory is dragged, or TRAY; null while none is. */
  from = $state<number | null>(null);
  /** The slot over which it is. */
  over = $state<number | null>(null);
  x = $state(0);
  y = $state(0);
  /** The place below the finger to which the memory may not go. */
  #barred: number | null = null;

  constructor(private readonly scene: () => HoldingScene) {}

  /** The offer that carries a memory from one place to another, if it is legal now. */
  offer(from: number, to: number): Offer | undefined {
    return this.#carrying(from).find(({ lights }) => lights.includes(key(to)));
  }

  /** Every offer that carries the memory of this slot, or of the tray, to some place. */
  #carrying(slot: number): readonly Offer[] {
    const scene = this.scene();
    if (slot === TRAY) return scene.offers.filter((offer) => FROM_TRAY.has(notationOf(offer).verb));
    return scene.at(key(slot)).filter((offer) => notationOf(offer).verb === "swap");
  }

  /** Can the memory of this slot be taken up now? Where it may not go it is told why. */
  movable(slot: number): boolean {
    const { view, offers } = this.scene();
    if (slot === TRAY) return this.#carrying(slot).length > 0;
    return view.grid[slot] !== null && ARRANGING.has(view.step) && offers.length > 0;
  }

  /** What is tried by putting a memory down where it may not go. */
  #attempt(from: number, to: number): string {
    if (from === TRAY) return `${this.scene().view.turned_up ? "put" : "match"} ${placeOf(to)}`;
    const [first, second] = [placeOf(from), placeOf(to)].sort((one, other) => one - other);
    return `swap ${periodOf(from)} ${first} ${second}`;
  }

  /** Makes an element that shows a memory draggable. */
  handle = (slot: number) => carried(() => (this.movable(slot) ? this.#carrier(slot) : null));

  #carrier(slot: number): Carrier {
    return {
      begin: () => (this.from = slot),
      move: (x, y) => {
        this.x = x;
        this.y = y;
        const below = this.#slotBelow();
        const open = below !== null && this.offer(slot, below) !== undefined;
        this.over = open ? below : null;
        this.#barred = open ? null : below;
      },
      drop: () => {
        const scene = this.scene();
        const offer = this.over === null ? undefined : this.offer(slot, this.over);
        if (offer) scene.choose(offer);
        // The answer says why it does not belong there.
        else if (this.#barred !== null)
          void scene.enact(scene.seat, this.#attempt(slot, this.#barred));
        else if (this.#isOverAnotherRow())
          scene.refuse({
            id: slot === TRAY ? "web-holding-on-put-how" : "web-holding-on-arrange-how",
            args: {},
          });
      },
      end: () => {
        this.from = null;
        this.over = null;
        this.#barred = null;
      },
    };
  }

  /** Is the finger on a place of a row to which no memory but its own belongs? */
  #isOverAnotherRow(): boolean {
    const own = this.from === TRAY ? this.scene().view.row : periodOf(this.from ?? TRAY);
    return document.elementsFromPoint(this.x, this.y).some((each) => {
      const slot = each.closest<HTMLElement>("[data-slot]")?.dataset["slot"];
      return slot !== undefined && periodOf(Number(slot)) !== own;
    });
  }

  /** The slot of its row that is nearest to the finger; null where it came from. */
  #slotBelow(): number | null {
    const from = this.from;
    if (from === null) return null;
    const period = from === TRAY ? (this.scene().view.row ?? 0) : periodOf(from);
    const row = Array.from({ length: content.places }, (_, place) => slotOf(period, place + 1));
    const boxes = row.map((slot) => {
      const box = document.querySelector(`[data-slot="${slot}"]`)?.getBoundingClientRect();
      return box ?? { left: Infinity, right: Infinity, top: Infinity, bottom: Infinity };
    });
    const nearest = row[boxAt(boxes, this.x, this.y, REACH)] ?? null;
    return nearest === from ? null : nearest;
  }
}
