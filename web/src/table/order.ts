/** The order of a list that changes while somebody reads it. */

import type { Offer } from "../protocol";

function nameOf({ seat, action }: Offer): string {
  return `${seat} ${action}`;
}

/** What stood in the list already stays in its order; what has come since follows it. */
export function inKnownOrder(before: readonly Offer[], now: readonly Offer[]): readonly Offer[] {
  const places = new Map(before.map((offer, place) => [nameOf(offer), place]));
  const placeOf = (offer: Offer): number => places.get(nameOf(offer)) ?? before.length;
  return now.toSorted((one, other) => placeOf(one) - placeOf(other));
}
