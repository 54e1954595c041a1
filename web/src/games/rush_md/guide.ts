/** The guide beside the board: what the server says comes next, as these hands meet it. */
import type { Next, Said } from "../../protocol";
import type { Carried } from "./grip";
import type { RushView } from "./view";

export interface Guidance {
  readonly say: Said;
  /** What to tap; several where any will do. */
  readonly keys: readonly string[];
  /** It changes by itself, or at once: nobody wants to hear every change read aloud. */
  readonly fleeting: boolean;
}

/** What the guide has to know of the hands. */
export interface Hands {
  readonly carried: Carried | null;
  readonly busy: boolean;
  /** Where what is carried may go. */
  readonly targets: readonly string[];
  /** The actions that are offered to them. */
  readonly open: ReadonlySet<string>;
}

/** Offers without a thing on the boards: their buttons stand for them. */
export const offerKey = (action: string): string => `offer:${action}`;

/** Steps for which it is worth saying what fingers do here. */
const BY_HAND = new Set(["next-admit", "next-carry", "next-turn"]);
const BUSY = "next-hand";

/** The guide speaks in round 1 of a first game. */
export function isFirstGame(view: RushView): boolean {
  const { epidemics, research } = view.options;
  return view.round === 1 && epidemics === "off" && research === "off";
}

/** What is said, and what is lit for it. */
export function guidance({ say, action, thing, into }: Next, hands: Hands): Guidance {
  const { carried, targets } = hands;
  const words = BY_HAND.has(say.id) ? { ...say, id: `web-rush-${say.id}` } : say;
  const fleeting = say.id === BUSY || "count" in say.args;
  const told = (keys: readonly string[]): Guidance => ({ say: words, keys, fleeting });
  if (hands.busy) return told([]);
  if (carried) {
    const keys = (carried.key === thing ? into : [thing]).filter((key) => targets.includes(key));
    if (keys.length > 0 || carried.key === thing) return told(keys);
    return goesSomewhere(carried, targets);
  }
  if (action === null || !hands.open.has(action)) return told([]);
  return told([thing === "" ? offerKey(action) : thing]);
}

/** What lies in the hand, and is not what the guide meant, goes somewhere or back. */
function goesSomewhere({ key }: Carried, targets: readonly string[]): Guidance {
  const kind = /^(place|bed|glass):/.exec(key)?.[1] ?? "other";
  const chosen = kind === "place" || kind === "bed";
  return {
    say: { id: `web-rush-go-${kind}`, args: {} },
    keys: chosen && targets.length > 0 ? targets : [key],
    fleeting: false,
  };
}

/**
 * The guide of one person. While the hands are busy with what it said, its sentence stays, and only
 * the light goes out; else it would change twice with every step.
 */
export class Guide {
  #last: Guidance | null = null;

  say(next: Next | null, hands: Hands): Guidance | null {
    const kept = this.#last;
    if (next && (next.say.id !== BUSY || !kept)) return (this.#last = guidance(next, hands));
    if (kept && kept.keys.length > 0) this.#last = { ...kept, keys: [] };
    return this.#last;
  }
}
