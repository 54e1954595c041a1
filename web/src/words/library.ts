/** The texts of the frame and of the games, loaded when they are wanted, and kept. */

import { FluentResource } from "@fluent/bundle";
import shelf from "virtual:texts";
import { folderOf } from "../games";
import type { Language } from "./languages";
import { Texts, type Vocabulary } from "./words";

const kept = new Map<string, Promise<readonly FluentResource[]>>();

/** A game whose words are wanted. */
export interface Spoken {
  readonly name: string;
  readonly vocabulary: Vocabulary;
  /** Part of the texts is not here: each table is sent what it has come to. */
  readonly chapters?: boolean;
}

/** The texts of the frame, of a game if one is named, and the chapters a table has come to. */
export async function loadTexts(
  language: Language,
  game: Spoken | null = null,
  chapters: readonly string[] = [],
): Promise<Texts> {
  const owners = game === null ? ["frame"] : ["frame", folderOf(game.name)];
  const resources = await Promise.all(owners.map((owner) => fetched(`${owner}/${language}`)));
  const all = [...resources.flat(), ...chapters.map((text) => new FluentResource(text))];
  return new Texts(language, all, game?.vocabulary, game?.chapters);
}

/** The texts of a game together with those of its rules book. */
export async function loadBookTexts(language: Language, game: Spoken): Promise<Texts> {
  const owner = folderOf(game.name);
  const names = [`frame/${language}`, `${owner}/${language}`, `${owner}/book/${language}`];
  const resources = await Promise.all(names.map(fetched));
  return new Texts(language, resources.flat(), game.vocabulary, game.chapters);
}

function fetched(name: string): Promise<readonly FluentResource[]> {
  let found = kept.get(name);
  if (found === undefined) {
    found = (shelf[name]?.() ?? Promise.reject(new Error(`There are no texts “${name}”.`))).then(
      (module) => module.default.map((text) => new FluentResource(text)),
    );
    // What could not be loaded now may be there the next time somebody asks.
    found.catch(() => kept.delete(name));
    kept.set(name, found);
  }
  return found;
}
