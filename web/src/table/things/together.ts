/** What belongs together, by what is said of it: in the order in which each was said first. */
export function together<T>(
  all: readonly T[],
  said: (one: T) => string,
): readonly (readonly [string, readonly T[]])[] {
  const found = new Map<string, T[]>();
  for (const one of all) {
    const words = said(one);
    const same = found.get(words);
    if (same) same.push(one);
    else found.set(words, [one]);
  }
  return [...found];
}
