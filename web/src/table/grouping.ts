/** Offers in groups, as the list of actions shows them, from a table of what each game can do. */

import { notationOf } from "../games/notation";
import type { OfferGroup } from "../games/screens";
import type { Offer } from "../protocol";

/** The verbs of each group; the groups in the order in which people look for them. */
export type VerbTable<Name extends string = string> = Readonly<Record<Name, readonly string[]>>;

export interface Grouping<Name extends string> {
  /** The id of a group's title. */
  readonly title: (name: NoInfer<Name>) => string;
  readonly verbs: VerbTable<Name>;
  /** The group of every verb that stands in none. */
  readonly otherwise: NoInfer<Name>;
  /** The verb by which an offer is looked up, where that is not its first word. */
  readonly verbOf?: (offer: Offer) => string;
  /** The group of an offer whose verb does not tell it; nothing leaves it to the verb. */
  readonly special?: (offer: Offer) => NoInfer<Name> | undefined;
  /** What puts the offers of a group in order, least first; as they come where there is nothing. */
  readonly order?: Partial<Record<NoInfer<Name>, (offer: Offer) => number>>;
}

const firstWord = (offer: Offer): string => notationOf(offer).verb;

export function grouped<Name extends string>(
  offers: readonly Offer[],
  { title, verbs, otherwise, verbOf = firstWord, special, order }: Grouping<Name>,
): readonly OfferGroup[] {
  const names = Object.keys(verbs) as Name[];
  const found = new Map<Name, Offer[]>(names.map((name) => [name, []]));
  for (const offer of offers) {
    const verb = verbOf(offer);
    const known = names.find((name) => verbs[name].includes(verb));
    found.get(special?.(offer) ?? known ?? otherwise)?.push(offer);
  }
  return [...found].flatMap(([name, group]) => {
    if (group.length === 0) return [];
    const weight = order?.[name];
    const sorted = weight ? group.toSorted((a, b) => weight(a) - weight(b)) : group;
    return [{ title: title(name), offers: sorted }];
  });
}
