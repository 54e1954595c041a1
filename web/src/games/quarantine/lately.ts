/** The last turn of somebody else, told in one line. */
import type { GameEvent } from "../../protocol";
import type { Words } from "../../words/words";
import { heading } from "./beats";

export interface Lately {
  readonly seat: number;
  readonly sentence: string;
  /** How many points the turn brought its player, as the game tells them. */
  readonly gain: number;
}

/** What a turn is remembered by; cubes that were drawn and where they went are seen anyway. */
const TOLD = new Set([
  "infect",
  "admit",
  "cure",
  "contract",
  "take",
  "buy",
  "place",
  "set_aside",
  "triage",
  "move",
  "take_marker",
  "disinfect",
  "pathology",
  "gift_shop",
  "pharmacy",
  "rebuild_move",
  "rebuild_add",
  "rebuild_remove",
]);

/** The turn of somebody else as far as it has come, or the one before one's own; else null. */
export function lately(
  history: readonly GameEvent[],
  own: readonly number[],
  words: Words,
): Lately | null {
  const begun = history.flatMap((event, at) => (heading(event) ? [at] : []));
  const [before, now] = [begun.at(-2), begun.at(-1)];
  if (now === undefined) return null;
  const present = turn(history.slice(now), own, words);
  if (present || before === undefined) return present;
  return turn(history.slice(before, now + 1), own, words);
}

/** A turn, from its heading to that of the next one where it is over. */
function turn(
  [first, ...events]: readonly GameEvent[],
  own: readonly number[],
  words: Words,
): Lately | null {
  const seat = Number(first?.args["seat"]);
  const acts = events.filter(({ kind }) => TOLD.has(kind));
  if (!first || own.includes(seat) || acts.length === 0) return null;
  const last = events.at(-1);
  const gain = last && heading(last) ? pointsOf(last, seat) - pointsOf(first, seat) : 0;
  return { seat, gain, sentence: inOneLine(acts, words.player(seat), words) };
}

function pointsOf(event: GameEvent | undefined, seat: number): number {
  const points = event?.args["points"];
  return Array.isArray(points) ? Number(points[seat]) : 0;
}

/** The name once, then what was done, act by act. */
function inOneLine(acts: readonly GameEvent[], name: string, words: Words): string {
  const counts = new Map<string, number>();
  for (const event of acts) {
    const sentence = words.tell(event).replace(/\.$/, "");
    const act = sentence.startsWith(`${name} `) ? sentence.slice(name.length + 1) : sentence;
    counts.set(act, (counts.get(act) ?? 0) + 1);
  }
  const told = [...counts].map(([act, count]) => (count > 1 ? `${act} (${count}×)` : act));
  return `${name}: ${told.join("; ")}.`;
}
