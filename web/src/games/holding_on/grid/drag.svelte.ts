/** Dragging a memory by mouse or finger onto a place of its row. */
import type { Offer } from "../../../protocol";
import type { HoldingScene } from "../scene";
import { notationOf } from "../../notation";
import { content } from "../generated/content";
import { slotKey } from "../offers";
import { boxAt, periodOf, placeOf, slotOf } from "./places";

/** A press that moves less than this is a tap. */
const SLACK = 6;
/** So near to a place a memory is let fall into it. */
const REACH = 36;

/** The number of the turned-up memory, where the grid has slots. */
export const TRAY = -1;

const FROM_TRAY = new Set(["put", "match"]);

const key = (slot: number): string => slotKey(periodOf(slot), placeOf(slot));

export class Drag {
  /** The slot from which a memory is dragged, or TRAY; null while none is. */
  from = $state<number | null>(null);
  /** The slot over which it is. */
  over = $state<number | null>(null);
  x = $state(0);
  y = $state(0);
  #start: { x: number; y: number; slot: number; pointer: number } | null = null;
  #dropped = false;

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

  /** Can the memory of this slot be dragged now? */
  movable(slot: number): boolean {
    if (slot !== TRAY && !this.scene().view.grid[slot]) return false;
    return this.#carrying(slot).length > 0;
  }

  /** Makes an element that shows a memory draggable. */
  handle = (slot: number) => (node: HTMLElement) => {
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !this.movable(slot)) return;
      node.setPointerCapture(event.pointerId);
      this.#start = { x: event.clientX, y: event.clientY, slot, pointer: event.pointerId };
      this.#dropped = false;
    };
    const move = (event: PointerEvent): void => {
      const start = this.#start;
      if (!start || start.pointer !== event.pointerId) return;
      if (this.from === null) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return;
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
    const period = from === TRAY ? (this.scene().view.row ?? 0) : periodOf(from);
    const row = Array.from({ length: content.places }, (_, place) => slotOf(period, place + 1));
    const slots = row.filter((slot) => slot !== from && this.offer(from, slot));
    const boxes = slots.map((slot) => {
      const box = document.querySelector(`[data-slot="${slot}"]`)?.getBoundingClientRect();
      return box ?? { left: Infinity, right: Infinity, top: Infinity, bottom: Infinity };
    });
    return slots[boxAt(boxes, this.x, this.y, REACH)] ?? null;
  }
}
