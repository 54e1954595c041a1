/** Things of the board that people name when they talk about it. */

/** A piece of a text; one with a `thing` names that thing of the board. */
export interface Mention {
  readonly text: string;
  readonly thing: string | null;
}

/** Shorter names would be found in words that mean something else. */
const SHORTEST = 3;

/** What stands on the board now: the key of each thing by its name. */
export function thingsByName(
  root: ParentNode,
  nameOf: (thing: string) => string | null,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const thing = element.dataset["thing"] ?? "";
    const name = thing === "" ? null : nameOf(thing)?.toLowerCase();
    if (name && name.length >= SHORTEST && !found.has(name)) found.set(name, thing);
  }
  return found;
}

/** The text in pieces, those that name a thing with its key; of two names the longer one counts. */
export function mentions(text: string, things: ReadonlyMap<string, string>): readonly Mention[] {
  if (things.size === 0) return [{ text, thing: null }];
  const names = [...things.keys()].toSorted((a, b) => b.length - a.length).map(literally);
  const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  const found: Mention[] = [];
  let from = 0;
  for (const hit of text.matchAll(named)) {
    if (hit.index > from) found.push({ text: text.slice(from, hit.index), thing: null });
    found.push({ text: hit[0], thing: things.get(hit[0].toLowerCase()) ?? null });
    from = hit.index + hit[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), thing: null });
  return found;
}

function literally(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&");
}
