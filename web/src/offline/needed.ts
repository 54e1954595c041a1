/**
 * Which games a message is about: the code of each is loaded when it is first needed.
 *
 * Null where that cannot be told from outside, as of a record; then all of them are loaded first.
 */

const NONE = /^\/(health|about|me|tables)(\/|\?|$)/;
/** Titles of chapters are said in words, which brings the formats of languages with it. */
const SAID = /^\/campaigns(\/|$)/;
/** The archive with those. */
export const WORDS = "words";

/** The list of campaigns, which is empty where none is kept. */
const CAMPAIGNS = "/campaigns";

export const asksForCampaigns = (path: string, body: string | undefined): boolean =>
  path === CAMPAIGNS && body === undefined;

export function gamesNeeded(
  path: string,
  body: string | undefined,
  known: readonly string[],
): readonly string[] | null {
  const named = known.filter(
    (game) => path.split(/[/?]/).includes(game) || body?.includes(`"game":"${game}"`),
  );
  if (SAID.test(path)) return [WORDS, ...named];
  if (named.length > 0) return named;
  return NONE.test(path) || path === "/lobby" ? [] : null;
}
