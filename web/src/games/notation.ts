/** Actions as they are written: a verb, then what it is about. */

import type { Offer } from "../protocol";

/** An action taken apart: `drive paris 2` is the verb `drive` about `paris` and `2`. */
export interface Notation {
  readonly verb: string;
  readonly places: readonly string[];
}

export function notationOf({ action }: Pick<Offer, "action">): Notation {
  const [verb = "", ...places] = action.split(" ");
  return { verb, places };
}

/** Whether an offer does such a thing. */
export function does(verb: string): (offer: Offer) => boolean {
  return (offer) => notationOf(offer).verb === verb;
}
