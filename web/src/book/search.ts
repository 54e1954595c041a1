/** Looks something up in a rules book: every word that was typed has to be there. */

import type { ToldChapter } from "./prose";

/** Some text, and whether it is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

export interface Found {
  readonly chapters: readonly ToldChapter[];
  /** In how many places: headings and paragraphs. */
  readonly places: number;
}

/** The words of a question, as they are compared. */
export function wordsOf(query: string): readonly string[] {
  return plain(query)
    .split(/\s+/)
    .filter((word) => word !== "");
}

/** The chapters with what matches of them; all of a chapter whose heading matches. */
export function find(chapters: readonly ToldChapter[], query: string): Found {
  const words = wordsOf(query);
  if (words.length === 0) return { chapters, places: 0 };
  let places = 0;
  const found = chapters.flatMap((chapter) => {
    const body = chapter.body.filter((block) => matches(`${block.head} ${block.text}`, words));
    const heading = matches(chapter.title, words);
    places += body.length + (heading ? 1 : 0);
    if (heading) return [chapter];
    return body.length > 0 ? [{ ...chapter, body }] : [];
  });
  return { chapters: found, places };
}

/** The text, cut where something was looked for. */
export function marked(text: string, words: readonly string[]): readonly Piece[] {
  const compared = plain(text);
  const hits = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = compared.indexOf(word); at >= 0; at = compared.indexOf(word, at + 1)) {
      hits.fill(true, at, at + word.length);
    }
  }
  const pieces: { text: string; hit: boolean }[] = [];
  for (const [place, hit] of hits.entries()) {
    const last = pieces.at(-1);
    const letter = text.charAt(place);
    if (last?.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  }
  return pieces;
}

function matches(text: string, words: readonly string[]): boolean {
  const compared = plain(text);
  return words.every((word) => compared.includes(word));
}

/** Small letters without accents, one for each letter: nobody has to type “ő” to find it. */
function plain(text: string): string {
  return [...Array(text.length).keys()].map((place) => bare(text.charAt(place))).join("");
}

function bare(letter: string): string {
  const small = letter.toLowerCase();
  if (small === "ł") return "l";
  return small.normalize("NFD").charAt(0);
}
