/** The texts of the frame and of the games, loaded when they are wanted, and kept. */

import { FluentResource } from "@fluent/bundle";
import shelf from "virtual:texts";
import { folderOf } from "../games";
import { awaited } from "../settled";
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

/** What few want of a game's texts, loaded apart from the rest. */
export type Part = "book" | "lessons";

/** The texts of the frame. */
export async function loadFrameTexts(language: Language): Promise<Texts> {
  return new Texts(language, await fetched(`frame/${language}`));
}

/** The texts of the frame and of a game, some of its parts, and the chapters a table has come to. */
export async function loadTexts(
  language: Language,
  game: Spoken,
  parts: ReadonlySet<Part> = new Set(),
  chapters: readonly string[] = [],
): Promise<Texts> {
  const owner = folderOf(game.name);
  const wanted = [...parts].map((part) => `${owner}/${part}/${language}`);
  const names = [
    `frame/${language}`,
    `${owner}/${language}`,
    ...wanted.filter((it) => it in shelf),
  ];
  const resources = await Promise.all(names.map(fetched));
  const all = [...resources.flat(), ...chapters.map((text) => new FluentResource(text))];
  return new Texts(language, all, game.vocabulary, game.chapters, parts);
}

function fetched(name: string): Promise<readonly FluentResource[]> {
  let found = kept.get(name);
  if (found === undefined) {
    found = awaited(
      shelf[name]?.() ?? Promise.reject(new Error(`There are no texts “${name}”.`)),
    ).then((module) => module.default.map((text) => new FluentResource(text)));
    // What could not be loaded now may be there the next time somebody asks.
    found.catch(() => kept.delete(name));
    kept.set(name, found);
  }
  return found;
}
