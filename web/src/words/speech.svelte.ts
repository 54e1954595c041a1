/** What the page speaks now: the language, and the words of the frame and of each game in it. */

import { SvelteMap } from "svelte/reactivity";
import { settings } from "../settings.svelte";
import { siteFile } from "../site";
import { bestLanguage, type Language } from "./languages";
import { loadFrameTexts, loadTexts, type Part, type Spoken } from "./library";
import { Texts, Words } from "./words";

/** Asks for the chapters that a table has come to, in a language, as Fluent sources. */
export type Chapters = (language: Language) => Promise<readonly string[]>;

class Speech {
  #texts = $state.raw<Texts>(new Texts("en", []));
  #games = new SvelteMap<string, Texts>();
  #learnt = new Map<string, Spoken>();
  /** What was asked for of a game beside what a table needs. */
  #parts = new Map<string, ReadonlySet<Part>>();
  /** The texts of tables whose games have chapters, and how to ask for them again. */
  #tables = new SvelteMap<string, Texts>();
  #read = new Map<string, { game: Spoken; chapters: Chapters }>();
  /** The words of the frame. */
  readonly words = $derived(new Words(this.#texts));

  get language(): Language {
    return this.#texts.language as Language;
  }

  /** Speak the language that was set, else the browser's. */
  async begin(): Promise<void> {
    await this.speak(settings.language ?? bestLanguage(navigator.languages));
  }

  /** Change the language once all its texts are here, so that nobody sees a mixture. */
  async speak(language: Language): Promise<void> {
    const learnt = [...this.#learnt];
    const read = [...this.#read];
    const [frame, games, tables] = await Promise.all([
      loadFrameTexts(language),
      Promise.all(learnt.map(([, game]) => this.#load(language, game))),
      Promise.all(
        read.map(async ([, { game, chapters }]) =>
          this.#load(language, game, await chapters(language)),
        ),
      ),
    ]);
    this.#texts = frame;
    for (const [place, [name]] of learnt.entries()) this.#games.set(name, games[place] ?? frame);
    for (const [place, [table]] of read.entries()) {
      if (this.#read.has(table)) this.#tables.set(table, tables[place] ?? frame);
    }
    document.documentElement.lang = language;
    document
      .querySelector("link[rel=manifest]")
      ?.setAttribute("href", siteFile(`manifest.${language}.webmanifest`));
  }

  /** Have the texts of a game at hand, and a part of them that is loaded apart. */
  async learn(game: Spoken, part?: Part): Promise<void> {
    if (this.knows(game.name, part)) return;
    this.#learnt.set(game.name, game);
    if (part !== undefined) {
      this.#parts.set(game.name, new Set([...(this.#parts.get(game.name) ?? []), part]));
    }
    const texts = await this.#load(this.language, game);
    // A person who asked for more meanwhile may have been quicker.
    const here = this.#games.get(game.name);
    if (!here || here.parts.size <= texts.parts.size) this.#games.set(game.name, texts);
  }

  /** Have the chapters at hand that a table has come to; ask for them again when it has gone on. */
  async read(table: string, game: Spoken, chapters: Chapters): Promise<void> {
    this.#read.set(table, { game, chapters });
    const { language } = this;
    const texts = await this.#load(language, game, await chapters(language));
    if (this.#read.has(table) && language === this.language) this.#tables.set(table, texts);
  }

  /** A table was left; its chapters are not kept. */
  close(table: string): void {
    this.#read.delete(table);
    this.#tables.delete(table);
  }

  /** The texts of a game that was learnt, at a table with its chapters; of the frame until then. */
  textsOf(game: string, table = ""): Texts {
    return this.#tables.get(table) ?? this.#games.get(game) ?? this.#texts;
  }

  knows(game: string, part?: Part): boolean {
    const texts = this.#games.get(game);
    return texts !== undefined && (part === undefined || texts.parts.has(part));
  }

  #load(language: Language, game: Spoken, chapters: readonly string[] = []): Promise<Texts> {
    return loadTexts(language, game, this.#parts.get(game.name), chapters);
  }
}

export const speech = new Speech();

/** A message of the frame, in the present language. */
export function t(id: string, args: Record<string, unknown> = {}): string {
  return speech.words.text(id, args);
}
