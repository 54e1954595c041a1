import type { Words } from "../../../words/words";

/** The letter on a pawn; no two roles share one. */
export function letterOf(role: string, words: Words): string {
  return words.name("web-pandemic-pawn", role);
}
