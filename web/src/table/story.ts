/** The story of a table as this client knows it: pure functions from messages to what is known. */

import type { Entry, GameEvent, Moved, Position, Said, View, Welcome } from "../protocol";

/** Everything that happened, and the position it led to. */
export interface Story {
  readonly deal: readonly GameEvent[];
  readonly entries: readonly Entry[];
  readonly position: Position;
}

/** The story after a welcome; null while the game has not begun. */
export function welcomed(known: Story | null, welcome: Welcome): Story | null {
  const { position } = welcome;
  if (position === null) return null;
  if (welcome.since === 0 || known === null) {
    return { deal: welcome.deal, entries: welcome.entries, position };
  }
  const before = known.entries.filter((entry) => entry.step <= welcome.since);
  return { deal: known.deal, entries: [...before, ...welcome.entries], position };
}

/** The entries of a welcome that the story did not have yet, so that they can be shown. */
export function news(known: Story | null, welcome: Welcome): readonly Entry[] {
  if (known === null) return [];
  return welcome.entries.filter((entry) => entry.step > known.position.step);
}

/** How a `moved` fits: the next entry, one we had already, or one after a gap. */
export function fits(known: Story, moved: Moved): "next" | "old" | "gap" {
  const expected = known.position.step + 1;
  if (moved.entry.step === expected) return "next";
  return moved.entry.step < expected ? "old" : "gap";
}

/** The story one entry longer. */
export function grown(known: Story, moved: Moved): Story {
  const steps = moved.entry.events.map((event) => event.changed);
  const view: View = Object.assign({}, known.position.view, ...steps, moved.changed);
  const { entry, seat, legal, asking, waiting, undoable, ending, clock } = moved;
  return {
    deal: known.deal,
    entries: [...known.entries, entry],
    position: {
      seat,
      step: entry.step,
      ply: entry.ply,
      view,
      legal,
      asking,
      waiting,
      undoable,
      ending,
      clock,
    },
  };
}

/** An entry in the log: one that was taken back leads to no moment that can be looked at. */
export interface LogEntry {
  readonly entry: Entry;
  readonly takenBack: boolean;
  /** Why a colleague did this; null where the colleague has said the same just before. */
  readonly reason: Said | null;
}

const LINES = new WeakMap<Entry, LogEntry>();

/** A line that has not changed stays the same object, so that it is not drawn again with every move. */
function line(entry: Entry, takenBack: boolean, reason: Said | null): LogEntry {
  const known = LINES.get(entry);
  if (known?.takenBack === takenBack && known.reason === reason) return known;
  const made = { entry, takenBack, reason };
  LINES.set(entry, made);
  return made;
}

/** The log in order, with the moves that an undo took back marked as such. */
export function told(entries: readonly Entry[]): LogEntry[] {
  const taken = new Set<number>();
  const standing: Entry[] = [];
  for (const entry of entries) {
    if (entry.undone) {
      const back = standing.pop();
      if (back) taken.add(back.step);
    } else {
      standing.push(entry);
    }
  }
  const said = new Map<number, string>();
  return entries.map((entry) => {
    const takenBack = taken.has(entry.step);
    if (takenBack || entry.events.length === 0) return line(entry, takenBack, null);
    const words = JSON.stringify(entry.reason);
    const repeated = said.get(entry.seat) === words;
    said.set(entry.seat, words);
    return line(entry, takenBack, repeated ? null : entry.reason);
  });
}

/**
 * What somebody decided, among what followed from it: a reason belongs to that. Anyone who lets
 * something pass without a word, so that others go on, has done nothing a reason could explain.
 */
export function mainEventOf(
  events: readonly GameEvent[],
  seat: number,
  heading: (event: GameEvent) => boolean,
): GameEvent | null {
  const first = events[0];
  if (!first || heading(first)) return null;
  const whose = first.args["seat"];
  return typeof whose === "number" && whose !== seat ? null : first;
}

/** The moves of the record: what was not taken back, in order. */
export function standing(entries: readonly Entry[]): Entry[] {
  return told(entries)
    .filter(({ entry, takenBack }) => !takenBack && !entry.undone)
    .map(({ entry }) => entry);
}
