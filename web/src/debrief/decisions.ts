/** Decisions of a debrief as a person wants to read them: the own ones first, and what differs. */

import type { DebriefDecision, Said } from "../protocol";

type Compared = Pick<DebriefDecision, "played" | "better">;

/** The reader's own decisions before those of the others, each group as the debrief has it. */
export function ownFirst<T extends { readonly seat: number }>(
  decisions: readonly T[],
  own: ReadonlySet<number>,
): readonly T[] {
  const mine = decisions.filter(({ seat }) => own.has(seat));
  return [...mine, ...decisions.filter(({ seat }) => !own.has(seat))];
}

/** What only one of two ways has; both whole where they differ in nothing but their order. */
export function different({ played, better }: Compared): Compared {
  const only = {
    played: without(played, better, (said) => said),
    better: without(better, played, ({ say }) => say),
  };
  return only.played.length + only.better.length > 0 ? only : { played, better };
}

/** Equal things are taken away one for one. */
function without<T>(
  items: readonly T[],
  others: Compared["played"] | Compared["better"],
  said: (item: T) => Said,
): T[] {
  const left = others.map((other) => JSON.stringify("say" in other ? other.say : other));
  return items.filter((item) => {
    const place = left.indexOf(JSON.stringify(said(item)));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
