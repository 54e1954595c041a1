/** What the history of a position tells: the pages that were read, the talk, the line of health. */
import type { Happening, Said } from "../../protocol";
import { SHIFTS } from "./view";

/** A page of the story, by the id of its message. */
export interface Page {
  readonly id: string;
  /** The part of the scenario it is: `intro-1`, `goal`, `win`. */
  readonly part: string;
}

const ENDINGS = new Set(["win", "loss_health", "loss_deck", "loss_staff", "loss_warnings"]);

function pageOf({ kind, args }: Happening): Page | null {
  const id =
    kind === "page"
      ? (args["page"] as Said).id
      : ENDINGS.has(kind)
        ? `scenario-${String(args["ending"])}`
        : null;
  return id === null ? null : { id, part: id.replace(/^scenario-\d+-/, "") };
}

const LAST_PAGES = new Set(["win", "death", "transfer"]);

/** Is this the last page of its scenario? */
export function isEnding(part: string): boolean {
  return LAST_PAGES.has(part);
}

/** The pages read so far, in their order. */
export function pages(history: readonly Happening[]): readonly Page[] {
  return history.flatMap((event) => pageOf(event) ?? []);
}

/** Has anything been done yet, or was the table only just laid? */
export function begun(history: readonly Happening[]): boolean {
  return history.some(({ kind }) => WORK.has(kind));
}

const WORK = new Set(["assign", "phone", "move", "call_assistant", "stand_in"]);

/** Health at a moment; `time` counts shifts from the first morning. */
export interface Pulse {
  readonly time: number;
  readonly health: number;
}

/** Billy's health from the first morning on; each change lies within its shift. */
export function pulses(history: readonly Happening[], start: number): readonly Pulse[] {
  const found: Pulse[] = [{ time: 0, health: start }];
  let day = 1;
  let time = 0;
  for (const { kind, args } of history) {
    if (kind === "day") {
      day = Number(args["day"]);
      time = 3 * (day - 1);
    } else if (kind === "reveal") {
      time = 3 * (day - 1) + SHIFTS.findIndex((shift) => shift === args["shift"]);
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
export function spoken(history: readonly Happening[]): readonly Happening[] {
  const from = history.findLastIndex(({ kind }) => kind === "reveal" || kind === "turn_up");
  return history.slice(from + 1).filter(({ kind }) => SPOKEN.has(kind));
}
