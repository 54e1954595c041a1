/** Offers in their groups, as the list of actions shows them. */

import type { OfferGroup } from "../games/scene";
import type { OrderWithin } from "../games/screens";
import type { Offer } from "../protocol";

/** `names` are the groups of the game, in the order in which people look for them. */
export function grouped(
  offers: readonly Offer[],
  names: readonly string[],
  order: OrderWithin = {},
): readonly OfferGroup[] {
  const found = new Map<string, Offer[]>(names.map((name) => [name, []]));
  for (const offer of offers) {
    const { group } = offer;
    if (group === "") continue;
    const there = found.get(group);
    if (there) there.push(offer);
    else found.set(group, [offer]);
  }
  return [...found].flatMap(([name, group]) => {
    if (group.length === 0) return [];
    const weight = order[name];
    const sorted = weight ? group.toSorted((a, b) => weight(a) - weight(b)) : group;
    return [{ title: `group-${name}`, offers: sorted }];
  });
}
