/** Which event of a game is explained when it happens for the first time. */

import type { Entry, FirstTimeCard, GameEvent } from "../protocol";

const ME = "me";

/** Is this what somebody who plays these seats is told of? */
export function happens(
  { event: kind, when }: FirstTimeCard,
  event: GameEvent,
  own: readonly number[],
): boolean {
  return (
    event.kind === kind &&
    Object.entries(when).every(([name, wanted]) =>
      wanted.some((each) => fits(event.args[name], each, own)),
    )
  );
}

function fits(found: unknown, wanted: string, own: readonly number[]): boolean {
  if (wanted === ME) return own.includes(found as number);
  return wanted.endsWith("*")
    ? String(found).startsWith(wanted.slice(0, -1))
    : String(found) === wanted;
}

/** Of these names those whose moment has not passed with these events. */
export function stillOn(
  names: readonly string[],
  events: readonly GameEvent[],
  times: readonly FirstTimeCard[],
): readonly string[] {
  const over = times.filter(({ until }) => events.some(({ kind }) => until.includes(kind)));
  return names.filter((name) => !over.some((time) => time.name === name));
}

/**
 * What these events bring that is not known yet and whose moment has not passed with them: of each
 * event the first that fits, in order.
 */
export function firstTimesIn(
  events: readonly GameEvent[],
  times: readonly FirstTimeCard[],
  known: ReadonlySet<string>,
  own: readonly number[],
): readonly string[] {
  const found = new Set<string>();
  for (const event of events) {
    for (const { name, until } of times) if (until.includes(event.kind)) found.delete(name);
    const time = times.find(
      (each) => !known.has(each.name) && !found.has(each.name) && happens(each, event, own),
    );
    if (time) found.add(time.name);
  }
  return times.map(({ name }) => name).filter((name) => found.has(name));
}

/** Everything since the last own move: anyone who comes to a table has not seen it happen. */
export function unseen(
  deal: readonly GameEvent[],
  entries: readonly Entry[],
  own: readonly number[],
): readonly GameEvent[] {
  const last = entries.findLastIndex(({ seat }) => own.includes(seat));
  const since = entries.slice(last + 1).flatMap(({ events }) => events);
  return last < 0 ? [...deal, ...since] : since;
}
