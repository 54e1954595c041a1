/** Why something was refused, in the person's language where we have words for it. */

import type { Said } from "../protocol";
import type { Words } from "./words";

interface Problem {
  readonly code: string;
  readonly text: string;
  /** Why the rules of a game do not allow it. */
  readonly say?: Said | null;
}

export function problemText(problem: Problem, words: Words): string {
  if (problem.say) return words.say(problem.say);
  const id = `web-problem-${problem.code.replaceAll("_", "-")}`;
  return words.has(id) ? words.text(id, { text: problem.text }) : problem.text;
}
