/** The question in words: whom the table asks, in whose turn, and what an answer is called then. */

import type { Scene } from "../games/scene";
import type { GameScreens } from "../games/screens";
import type { Offer } from "../protocol";
import { t } from "../words/speech.svelte";

/** The moment at which something is asked, as this person sees it. */
export interface Asking extends Pick<
  Scene,
  "asking" | "history" | "over" | "own" | "view" | "waiting" | "words"
> {
  /** One of the own seats is being asked. */
  readonly mine: boolean;
  readonly screens: Pick<GameScreens, "occasion" | "turnOf">;
}

/** What an offer is called among others; several people at one screen must know whose it is. */
export function labelOf(
  { seat, say }: Offer,
  among: readonly Offer[],
  { own, waiting, words }: Pick<Asking, "own" | "waiting" | "words">,
): string {
  const text = words.say(say);
  const asked = waiting.filter((each) => own.includes(each));
  const alone = among.every((each) => each.seat === seat);
  // The head speaks to the one who is asked; only what the others could do meanwhile has their name.
  const spoken = asked.length === 1 && asked[0] === seat;
  return alone || spoken ? text : `${words.player(seat)}: ${text}`;
}

/** In whose turn the own seats are asked, where it is not their own; null otherwise. */
export function guestOf({ mine, over, own, screens, view }: Asking): number | null {
  const whose = over || !mine ? undefined : screens.turnOf?.(view);
  return whose === undefined || own.includes(whose) ? null : whose;
}

/** The question in words: only the one who is asked is spoken to. */
export function questionOf(moment: Asking): string {
  const { asking, mine, over, own, waiting, words } = moment;
  const asked = waiting.filter((seat) => !own.includes(seat));
  if (mine && !over) return ownQuestion(moment);
  if (over || asked.length === 0) return words.say(asking);
  const { id, args } = asking;
  if (words.has(`web-other-${id}`)) return words.text(`web-other-${id}`, args);
  if (!("seat" in args)) return words.say(asking);
  return t("web-other-asked", { name: words.player(Number(args["seat"])) });
}

function ownQuestion(moment: Asking): string {
  const { asking, history, screens, view, words } = moment;
  const question = words.say(asking);
  const whose = guestOf(moment);
  // Who proposes something has the turn: the question says so by itself.
  if (whose !== null && Number(asking.args["by"] ?? NaN) !== whose)
    return t("web-turn-of", { name: words.player(whose), question });
  const occasion = screens.occasion?.(view, history, asking, words) ?? "";
  return occasion === "" ? question : `${occasion} ${question}`;
}
