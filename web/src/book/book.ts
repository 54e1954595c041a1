/** What a rules book is made of: `tools/book.py` tells more. */

export type BlockKind = "paragraph" | "item" | "step" | "question" | "thing" | "picture";

export interface Block {
  readonly kind: BlockKind;
  /** The message that says it; of a thing its key, of a picture its name. */
  readonly of: string;
}

export interface Chapter {
  readonly name: string;
  /** The parts of the numbered reference that it tells. */
  readonly rules: readonly string[];
  readonly body: readonly Block[];
}

/** A position that is drawn as the table would draw it. */
export interface Picture {
  readonly seat: number;
  readonly part: "board" | "rail" | "hands";
  /** The things it is about. */
  readonly light: readonly string[];
  /** How many times nearer than the whole board it looks at what it is about. */
  readonly near: number;
}

export interface Book {
  readonly chapters: readonly Chapter[];
  readonly pictures: Readonly<Record<string, Picture>>;
  /** The chapter that tells more about a thing, by its key or its kind. */
  readonly cards: Readonly<Record<string, string>>;
  /** Parts of the numbered reference that are not shown: they give away what one is to find out. */
  readonly secret: readonly string[];
}

/** The numbered rules, part by part. */
export type Reference = readonly {
  readonly name: string;
  readonly title: string;
  readonly rules: readonly { readonly id: string; readonly text: string }[];
}[];

/** The chapter that tells more about the thing with this key; null if none does. */
export function chapterAbout(book: Book, key: string): string | null {
  const [kind = ""] = key.split(":");
  return book.cards[key] ?? book.cards[kind] ?? null;
}
