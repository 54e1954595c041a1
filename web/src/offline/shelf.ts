/** The code of games and of what says sentences: each comes when it is first needed. */

import { shelve, unpack, type Contents, type Python } from "./interpreter";
import { WORDS } from "./needed";

/** The native core of Pandemic and the strong colleague, if they are on this site. */
export const CORE = "core";

export class Shelf {
  readonly known: readonly string[];
  readonly #loading = new Map<string, Promise<void>>();

  constructor(
    /** Archives are on their way before it is there. */
    private readonly python: Promise<Python>,
    private readonly contents: Contents,
  ) {
    this.known = Object.keys(contents.games);
  }

  /** Resolved when these are there; null is all games. */
  async have(games: readonly string[] | null): Promise<void> {
    await Promise.all((games ?? this.known).map((game) => this.#have(game)));
  }

  /** The games that are there or on their way. */
  get games(): readonly string[] {
    return this.known.filter((game) => this.#loading.has(game));
  }

  #have(name: string): Promise<void> {
    const loading = this.#loading.get(name) ?? this.#load(name);
    this.#loading.set(name, loading);
    return loading;
  }

  async #load(name: string): Promise<void> {
    if (name === WORDS) return unpack(this.python, this.contents.words);
    const archive = name === CORE ? this.contents.core : this.contents.games[name];
    if (archive) await shelve(this.python, name, archive);
  }
}
