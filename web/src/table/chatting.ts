/** Lines of chat: who said them, as they are called at the table, and what the server says. */

import type { Chair, ChatLine } from "../protocol";
import { personName } from "../words/guests";
import { speech, t } from "../words/speech.svelte";

/** What is known of the table at which something was said. */
export interface Spoken {
  readonly card: { readonly chairs: readonly Chair[] };
  readonly names: ReadonlyMap<number, string>;
}

/** The name at the table, if the seat is still that person's; else the one they had then. */
function nameAt(seat: number, name: string, { card, names }: Spoken): string {
  const chair = card.chairs[seat];
  if (chair?.kind === "person" && chair.name === name) return names.get(seat) ?? name;
  // A colleague that answers a call is called as the table calls it now.
  if (chair?.kind === "colleague" && name === "") return names.get(seat) ?? name;
  return personName(name, speech.words);
}

/** Who said a line; nobody if it was the server. */
export function lineName(line: ChatLine, table: Spoken): string {
  if (line.seat >= 0) return nameAt(line.seat, line.name, table);
  if (line.seat === -1) return "";
  return t("web-chat-spectator", { name: personName(line.name, speech.words) });
}

/** What the server says is put into the reader's words, if they are known. */
export function lineWords(line: ChatLine, table: Spoken): string {
  const id = line.say ? `web-${line.say.id}` : "";
  if (!line.say || !speech.words.has(id)) return line.text;
  const { seat, name, ...others } = line.say.args as { seat?: number; name?: string };
  return t(id, seat === undefined ? others : { ...others, name: nameAt(seat, name ?? "", table) });
}
