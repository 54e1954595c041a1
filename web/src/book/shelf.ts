/** The rules books of the games, each loaded when somebody opens it. */

import shelf from "virtual:books";
import { folderOf } from "../games";
import type { Language } from "../words/languages";
import { loadTexts, type Spoken } from "../words/library";
import { Words } from "../words/words";
import type { Book, Reference } from "./book";

/** Does the game bring a rules book? */
export function hasBook(game: string): boolean {
  return folderOf(game) in shelf;
}

export async function loadBook(game: string): Promise<Book | null> {
  return (await shelf[folderOf(game)]?.book())?.default ?? null;
}

/** The records behind the pictures of the book, by their names. */
export async function loadPictures(game: string): Promise<Readonly<Record<string, string>>> {
  return (await shelf[folderOf(game)]?.pictures())?.default ?? {};
}

/** The rules one by one. */
export async function loadReference(game: string): Promise<Reference> {
  return (await shelf[folderOf(game)]?.reference())?.default ?? [];
}

/** The words of the game together with those of its book. */
export async function bookWords(game: Spoken, language: Language): Promise<Words> {
  return new Words(await loadTexts(language, game, new Set(["book"])));
}
