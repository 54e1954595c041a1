/** A rules book in words, as it is read and searched. */

import type { Words } from "../words/words";
import type { BlockKind, Book } from "./book";

export interface ToldBlock {
  readonly kind: BlockKind;
  /** What comes first and is set bold: the name of a thing, or a question; empty for most. */
  readonly head: string;
  readonly text: string;
  /** The name of a picture, the key of a thing. */
  readonly of: string;
}

export interface ToldChapter {
  readonly name: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly body: readonly ToldBlock[];
}

export function tell(book: Book, words: Words): readonly ToldChapter[] {
  return book.chapters.map(({ name, rules, body }) => ({
    name,
    rules,
    title: words.text(`book-${name}`),
    body: body.map(({ kind, of }) => {
      if (kind === "picture") return { kind, of, head: "", text: words.text(`book-picture-${of}`) };
      if (kind === "thing") {
        const [thing = "", id = ""] = of.split(":");
        return { kind, of, head: words.name(thing, id), text: words.name(thing, id, "rule") };
      }
      const answer = words.attribute(of, "answer");
      return answer === ""
        ? { kind, of, head: "", text: words.text(of) }
        : { kind, of, head: words.text(of), text: answer };
    }),
  }));
}

/** Blocks of a kind in a row belong together: the items of a list, the steps of a way. */
export function runs(body: readonly ToldBlock[]): readonly (readonly ToldBlock[])[] {
  const found: ToldBlock[][] = [];
  for (const block of body) {
    const last = found.at(-1);
    if (last?.[0]?.kind === block.kind && block.kind !== "picture") last.push(block);
    else found.push([block]);
  }
  return found;
}
