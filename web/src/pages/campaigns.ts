/** Games that follow on each other, as people call them. */

import type { CampaignCard, CampaignFile } from "../protocol";
import { personName } from "../words/guests";
import { speech, t } from "../words/speech.svelte";

/** With whom it is played, and how far it has come. */
export function campaignName({ members, chapters }: CampaignCard): string {
  const others = members
    .filter((member) => !member.you)
    .map((member) => personName(member.name, speech.words));
  const finished = chapters.filter((chapter) => chapter.finished).length;
  return others.length > 0
    ? t("web-campaign-with", { names: speech.words.listed(others), finished })
    : t("web-campaign-alone", { finished });
}

/** A campaign as a file, to go on with it at another server or without one. */
export function fileOf({ game, carried }: CampaignCard): string {
  return `${JSON.stringify({ game, carried } satisfies CampaignFile)}\n`;
}

/** The campaign of such a file; null if it is another file, such as a record. */
export function campaignIn(text: string): CampaignFile | null {
  if (!text.startsWith("{")) return null;
  try {
    return JSON.parse(text) as CampaignFile;
  } catch {
    return null;
  }
}
