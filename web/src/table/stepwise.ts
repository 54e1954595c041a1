/** Choosing one of many offers that are much alike, by one short question after the other. */
import type { OfferQuestion } from "../games/screens";
import type { Offer } from "../protocol";

export type QuestionsOf = (offer: Offer) => readonly OfferQuestion[];

/** An answer to the question of a fork, and the offers that are left with it. */
export interface Branch {
  readonly key: string;
  readonly answer: string;
  readonly offers: readonly Offer[];
}

/** The place on the way to an offer at which the next question is asked. */
export interface Fork {
  /** The keys of the answers that led here, of those too to which there was no other. */
  readonly path: readonly string[];
  readonly answers: readonly string[];
  readonly question: string;
  readonly branches: readonly Branch[];
}

function beyond(
  offers: readonly Offer[],
  questionsOf: QuestionsOf,
  path: readonly string[],
): Offer[] {
  return offers.filter((offer) => {
    const questions = questionsOf(offer);
    return path.every((key, depth) => questions[depth]?.key === key);
  });
}

/** What is asked after these answers, or after as many of them as are still open. */
export function forkAt(
  offers: readonly Offer[],
  questionsOf: QuestionsOf,
  path: readonly string[],
): Fork | null {
  const here = beyond(offers, questionsOf, path);
  const [first] = here;
  if (!first) return path.length > 0 ? forkAt(offers, questionsOf, path.slice(0, -1)) : null;
  const depth = path.length;
  const questions = questionsOf(first);
  const parted = new Map<string, Offer[]>();
  for (const offer of here) {
    const key = questionsOf(offer)[depth]?.key ?? "";
    const part = parted.get(key);
    if (part) part.push(offer);
    else parted.set(key, [offer]);
  }
  // Nobody is asked what has only one answer.
  const [only] = parted.keys();
  if (parted.size === 1 && here.length > 1 && only !== undefined && depth < questions.length - 1)
    return forkAt(offers, questionsOf, [...path, only]);
  return {
    path,
    answers: questions.slice(0, depth).map(({ answer }) => answer),
    question: questions[depth]?.question ?? "",
    branches: [...parted].map(([key, part]) => ({ key, answer: answerOf(part), offers: part })),
  };

  /** Where a single offer is left, all that it still means is said at once. */
  function answerOf(part: readonly Offer[]): string {
    const [one] = part;
    const ahead = one ? questionsOf(one).slice(depth) : [];
    return (part.length === 1 ? ahead : ahead.slice(0, 1)).map(({ answer }) => answer).join(", ");
  }
}

/** The path to the question before that of a fork; null where it is the first. */
export function before(
  offers: readonly Offer[],
  questionsOf: QuestionsOf,
  { path }: Fork,
): readonly string[] | null {
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const fork = forkAt(offers, questionsOf, path.slice(0, depth));
    if (fork && fork.path.length < path.length) return fork.path;
  }
  return null;
}

/** The answers that lead to the question whose last answer is this offer. */
export function pathTo(offer: Offer, questionsOf: QuestionsOf): readonly string[] {
  return questionsOf(offer)
    .slice(0, -1)
    .map(({ key }) => key);
}
