/** Small messages for the tests of the table. */

import type { Entry, GameEvent, Moved, Position, Welcome } from "../../src/protocol";

export const event = (kind: string, changed: GameEvent["changed"] = null): GameEvent => ({
  kind,
  args: {},
  changed,
});

export function position(step: number, view: Record<string, unknown> = {}): Position {
  return {
    seat: 0,
    step,
    ply: step,
    view,
    legal: [],
    asking: { id: "ask-action", args: {} },
    waiting: [0],
    undoable: false,
    ending: null,
    clock: null,
  };
}

export function entry(step: number, more: Partial<Entry> = {}): Entry {
  return {
    step,
    ply: step,
    seat: 0,
    events: [event(`event-${step}`)],
    made: 0,
    undone: false,
    action: null,
    reason: null,
    at: 0,
    nonce: null,
    ...more,
  };
}

export function moved(step: number, more: Partial<Moved> = {}): Moved {
  const { seat, legal, asking, waiting, undoable, ending, clock } = position(step);
  return {
    type: "moved",
    entry: entry(step),
    seat,
    changed: {},
    legal,
    asking,
    waiting,
    undoable,
    ending,
    clock,
    texts: 0,
    ...more,
  };
}

export function welcome(more: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    read: 0,
    pages: null,
    table: {} as Welcome["table"],
    seats: [0],
    position: position(2),
    since: 0,
    deal: [event("setup")],
    entries: [entry(1), entry(2)],
    chat: [],
    thinking: [],
    now: 0,
    texts: 0,
    ...more,
  };
}
