/** The turns of the others since one's own, each told in one line. */
import type { GameEvent } from "../../protocol";
import type { Words } from "../../words/words";
import { oneLine } from "../../words/oneLine";
import { paced } from "../../table/beats";
import { beats } from "./generated/beats";

export interface Lately {
  readonly seat: number;
  readonly sentence: string;
  /** How many points the turn brought its player, as the game tells them. */
  readonly gain: number;
}

const { heading } = paced(beats);

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

/** The turns of the others since one's own last turn, or before the one that is on; the last may be on. */
export function lately(
  history: readonly GameEvent[],
  own: readonly number[],
  words: Words,
): readonly Lately[] {
  const begun = history.flatMap((event, at) => (heading(event) ? [at] : []));
  const isOwn = (at: number): boolean => own.includes(Number(history[at]?.args["seat"]));
  const others = begun.length > 0 && isOwn(begun.at(-1) ?? 0) ? begun.slice(0, -1) : begun;
  const since = others.slice(others.findLastIndex(isOwn) + 1);
  return since.flatMap((at) => {
    const next = begun.find((other) => other > at);
    return turn(history.slice(at, next === undefined ? undefined : next + 1), own, words) ?? [];
  });
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
  const sentences = acts.map((event) => words.tell(event));
  return `${name}: ${oneLine(sentences, name)}`;
}
