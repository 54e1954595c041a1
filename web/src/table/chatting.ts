/** Lines of chat: who said them, as they are called at the table, and what the server says. */

import type { Chair, ChatLine } from "../protocol";
import { personName } from "../words/guests";
import { momentText } from "../words/dates";
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

/** Lines that tell who acts for a seat from then on: they belong into the log too. */
const HANDED = new Set([
  "chat-left",
  "chat-stand-in",
  "chat-stood-in",
  "chat-own-stand-in",
  "chat-took-over",
  "chat-asked-to-leave",
  "chat-back",
  "chat-back-since",
]);

interface Arguments {
  readonly seat?: number;
  readonly name?: string;
  /** Who asked for it. */
  readonly by?: number;
  readonly by_name?: string;
  /** Since when it was otherwise. */
  readonly since?: number;
}

/** To whom alone a line was said; nothing if it was to all. */
export function lineTo(line: ChatLine, table: Spoken): string {
  const to = line.to === null ? undefined : table.card.chairs[line.to];
  if (line.to === null || !to) return "";
  if (to.you) return t("web-chat-to-you");
  return t("web-chat-to", { name: table.names.get(line.to) ?? "" });
}

/** Those to whom one could say something that not all need to hear; none if there are no others. */
export function confidants(
  chairs: readonly Chair[],
  watching: readonly string[],
  competitive: boolean,
): readonly number[] {
  const others = chairs.filter(({ kind, you }) => kind === "person" && !you);
  const alone = others.length + watching.length < 2;
  return competitive || alone ? [] : others.map(({ seat }) => seat);
}

/** What the server says is put into the reader's words, if they are known. */
export function lineWords(line: ChatLine, table: Spoken): string {
  const id = line.say ? `web-${line.say.id}` : "";
  if (!line.say || !speech.words.has(id)) return line.text;
  const { seat, name, by, by_name, since, ...others } = line.say.args as Arguments;
  return t(id, {
    ...others,
    ...(seat === undefined ? {} : { name: nameAt(seat, name ?? "", table) }),
    ...(by === undefined ? {} : { by: nameAt(by, by_name ?? "", table) }),
    ...(since === undefined ? {} : { since: momentText(since, speech.language) }),
  });
}

/** A line of the server that stands in the log before an entry, or after the last. */
export interface Handed {
  readonly number: number;
  readonly said: number;
  readonly words: string;
}

/** Who handed a seat to whom, in the order in which it was. */
export function handedOver(lines: readonly ChatLine[], table: Spoken): Handed[] {
  return lines
    .filter(({ say }) => say && HANDED.has(say.id))
    .map((line) => ({ number: line.number, said: line.said, words: lineWords(line, table) }));
}

/** Those of them that came after one entry of the log and before the next. */
export function handedBetween(
  handed: readonly Handed[],
  after: number,
  before: number,
): readonly Handed[] {
  return handed.filter(({ said }) => said > after && said <= before);
}
