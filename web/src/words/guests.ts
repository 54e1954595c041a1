/** What people are called who have not chosen a name. */

import type { Words } from "./words";

/** A person's name; anyone who has none yet is called a guest in the reader's language. */
export function personName(name: string, words: Words): string {
  return name === "" ? words.text("web-guest") : name;
}
