/** What the history of a position tells: the pages that were read, the talk, the line of health. */
import type { GameEvent, Said } from "../../protocol";
import { content } from "./generated/content";

/** A page of the story, by the id of its message. */
export interface Page {
  readonly id: string;
  /** The part of the scenario it is: `intro-1`, `goal`, `win`. */
  readonly part: string;
  /** The day on which it was read. */
  readonly day: number;
  /** Who was called, where it is the page of a call. */
  readonly contact: string | null;
}

const ENDINGS = new Set(["win", "loss_health", "loss_deck", "loss_staff", "loss_warnings"]);

function idOf({ kind, args }: GameEvent): string | null {
  if (kind === "page") return (args["page"] as Said).id;
  return ENDINGS.has(kind) ? `scenario-${String(args["ending"])}` : null;
}

const LAST_PAGES = new Set(["win", "death", "transfer"]);

/** Is this the last page of its scenario? */
export function isEnding(part: string): boolean {
  return LAST_PAGES.has(part);
}

/** The pages read so far, in their order. */
export function pages(history: readonly GameEvent[]): readonly Page[] {
  const found: Page[] = [];
  let day = 1;
  let called = "";
  for (const event of history) {
    if (event.kind === "day") day = Number(event.args["day"]);
    if (event.kind === "call") called = String(event.args["contact"]);
    const id = idOf(event);
    if (id === null) continue;
    const part = id.replace(/^scenario-\d+-/, "");
    found.push({ id, part, day, contact: /^(voice|silence)-/.test(part) ? called : null });
  }
  return found;
}

/** How far the game had come when somebody sat down: `laid` is before anybody has done anything. */
export type Hour = "laid" | "first shift" | "later";

export function hour(history: readonly GameEvent[]): Hour {
  if (history.filter(({ kind }) => kind === "reveal").length > 1) return "later";
  return history.some(({ kind }) => WORK.has(kind)) ? "first shift" : "laid";
}

const WORK = new Set(["assign", "phone", "move", "call_assistant", "stand_in"]);

/** Health at a moment; `time` counts shifts from the first morning. */
export interface Pulse {
  readonly time: number;
  readonly health: number;
}

/** Billy's health from the first morning on; each change lies within its shift. */
export function pulses(history: readonly GameEvent[]): readonly Pulse[] {
  const start = content.start_health;
  const shifts = content.shifts.length;
  const found: Pulse[] = [{ time: 0, health: start }];
  let day = 1;
  let time = 0;
  for (const { kind, args } of history) {
    if (kind === "day") {
      day = Number(args["day"]);
      time = shifts * (day - 1);
    } else if (kind === "reveal") {
      time = shifts * (day - 1) + content.shifts.findIndex((shift) => shift === args["shift"]);
    } else if (kind === "better" || kind === "worse") {
      found.push({ time: time + 0.5, health: Number(args["health"]) });
    }
  }
  found.push({ time, health: found.at(-1)?.health ?? start });
  return found;
}

const SPOKEN = new Set([
  "talk",
  "guide",
  "hazy",
  "insist",
  "event",
  "trust",
  "query",
  "answer",
  "face",
  "call",
  "hang_up",
]);

/** What was said at the bed during this shift. */
export function spoken(history: readonly GameEvent[]): readonly GameEvent[] {
  const from = history.findLastIndex(({ kind }) => kind === "reveal" || kind === "turn_up");
  return history.slice(from + 1).filter(({ kind }) => SPOKEN.has(kind));
}
