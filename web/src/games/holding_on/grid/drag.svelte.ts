/** Dragging a memory by mouse or finger onto a place of its row. */
import type { Offer } from "../../../protocol";
import type { Scene } from "../../screens";
import { choiceOf, slotKey } from "../offers";
import { askedPeriod, seen } from "../view";
import { boxAt, periodOf, placeOf, slotOf } from "./seams";

/** A press that moves less than this is a tap. */
const SLACK = 6;
/** So near to a place a memory is let fall into it. */
const REACH = 36;

/** The number of the turned-up memory, where the grid has slots. */
export const TRAY = -1;

export class Drag {
  /** The slot from which a memory is dragged, or TRAY; null while none is. */
  from = $state<number | null>(null);
  /** The slot over which it is. */
  over = $state<number | null>(null);
  x = $state(0);
  y = $state(0);
  #start: { x: number; y: number; slot: number; pointer: number } | null = null;
  #dropped = false;

  constructor(private readonly scene: () => Scene) {}

  /** The offer that carries a memory from one place to another, if it is legal now. */
  offer(from: number, to: number): Offer | undefined {
    const scene = this.scene();
    if (from === TRAY) {
      const period = askedPeriod(seen(scene.view)) ?? 0;
      return period === periodOf(to)
        ? this.#at(to).find(({ action }) => /^(put|match) /.test(action))
        : undefined;
    }
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    const action = `swap ${periodOf(from)} ${placeOf(low)} ${placeOf(high)}`;
    return this.#at(from).find((offer) => offer.action === action);
  }

  #at(slot: number): readonly Offer[] {
    return this.scene().at(slotKey(periodOf(slot), placeOf(slot)));
  }

  /** Can the memory of this slot be dragged now? */
  movable(slot: number): boolean {
    const scene = this.scene();
    if (slot === TRAY) {
      return scene.offers.some(({ action }) => /^(put|match) /.test(action));
    }
    return (
      (seen(scene.view).grid[slot] ?? null) !== null &&
      this.#at(slot).some((offer) => choiceOf(offer).verb === "swap")
    );
  }

  /** Makes an element that shows a memory draggable. */
  handle = (slot: number) => (node: HTMLElement) => {
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !this.movable(slot)) return;
      this.#start = { x: event.clientX, y: event.clientY, slot, pointer: event.pointerId };
      this.#dropped = false;
    };
    const move = (event: PointerEvent): void => {
      const start = this.#start;
      if (!start || start.pointer !== event.pointerId) return;
      if (this.from === null) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return;
        node.setPointerCapture(event.pointerId);
        this.from = start.slot;
      }
      event.preventDefault();
      this.x = event.clientX;
      this.y = event.clientY;
      this.over = this.#slotBelow();
    };
    const up = (event: PointerEvent): void => {
      if (this.#start?.pointer !== event.pointerId) return;
      const { from, over } = this;
      this.#start = null;
      this.from = null;
      this.over = null;
      if (from === null) return;
      this.#dropped = true;
      const offer = over === null ? undefined : this.offer(from, over);
      if (offer) this.scene().choose(offer);
    };
    const cancel = (): void => {
      this.#start = null;
      this.from = null;
      this.over = null;
    };
    // The click that ends a drag is none.
    const click = (event: MouseEvent): void => {
      if (!this.#dropped) return;
      this.#dropped = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", cancel);
    node.addEventListener("click", click, true);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", cancel);
      node.removeEventListener("click", click, true);
    };
  };

  /** The slot nearest to the finger among those where the memory may go. */
  #slotBelow(): number | null {
    const from = this.from;
    if (from === null) return null;
    const period = from === TRAY ? (askedPeriod(seen(this.scene().view)) ?? 0) : periodOf(from);
    const slots = Array.from({ length: 6 }, (_, place) => slotOf(period, place + 1)).filter(
      (slot) => slot !== from && this.offer(from, slot),
    );
    const boxes = slots.map((slot) => {
      const box = document.querySelector(`[data-slot="${slot}"]`)?.getBoundingClientRect();
      return box ?? { left: Infinity, right: Infinity, top: Infinity, bottom: Infinity };
    });
    return slots[boxAt(boxes, this.x, this.y, REACH)] ?? null;
  }
}
