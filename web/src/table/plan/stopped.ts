/** Why a plan was not carried out to its last step, in a sentence. */

import { t } from "../../words/speech.svelte";
import type { Words } from "../../words/words";
import type { Stop } from "../counsel.svelte";

export function stopSentence({ step, why }: Stop, words: Words): string {
  const args = { step: words.say(step.say) };
  return why
    ? t("web-plan-stopped-why", { ...args, why: words.say(why) })
    : t("web-plan-stopped", args);
}
