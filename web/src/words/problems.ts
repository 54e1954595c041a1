/** Why something was refused, in the person's language where we have words for it. */

import type { Words } from "./words";

export function problemText(problem: { code: string; text: string }, words: Words): string {
  const id = `web-problem-${problem.code.replaceAll("_", "-")}`;
  return words.has(id) ? words.text(id, { text: problem.text }) : problem.text;
}
