/// <reference lib="webworker" />
/** Python in WebAssembly with what tables and colleagues need, loaded into a worker. */

import { WORDS } from "./needed";

export interface Python {
  unpackArchive(archive: ArrayBuffer, format: "zip", options: { extractDir: string }): void;
  runPython(program: string): unknown;
  pyimport(module: string): unknown;
}

export interface Packed {
  /** The archive of each game. */
  readonly games: Readonly<Record<string, string>>;
  /** What it takes to say a sentence. */
  readonly words: string;
}

declare const self: DedicatedWorkerGlobalScope;

const ENGINE = new URL("../engine/", self.location.href);
const SITE_PACKAGES = "/lib/python3.14/site-packages";

async function fetched(name: string): Promise<Response> {
  const answer = await fetch(new URL(name, ENGINE));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

const archive = async (name: string): Promise<ArrayBuffer> => (await fetched(name)).arrayBuffer();

/** Loads the code of games, each once. */
export class Shelf {
  readonly known: readonly string[];
  readonly #loading = new Map<string, Promise<void>>();

  constructor(
    private readonly python: Python,
    private readonly packed: Packed,
  ) {
    this.known = Object.keys(packed.games);
  }

  async have(games: readonly string[] | null): Promise<void> {
    await Promise.all((games ?? this.known).map((game) => this.#have(game)));
  }

  #have(game: string): Promise<void> {
    const loading = this.#loading.get(game) ?? this.#load(game);
    this.#loading.set(game, loading);
    return loading;
  }

  async #load(game: string): Promise<void> {
    const name = game === WORDS ? this.packed.words : this.packed.games[game];
    if (name === undefined) return;
    this.python.unpackArchive(await archive(name), "zip", { extractDir: SITE_PACKAGES });
    this.python.runPython("import importlib; importlib.invalidate_caches()");
  }
}

export async function python(): Promise<Python> {
  const module = new URL("pyodide.mjs", ENGINE).href;
  const { loadPyodide } = (await import(/* @vite-ignore */ module)) as {
    loadPyodide(options: object): Promise<Python>;
  };
  const [loaded, ...archives] = await Promise.all([
    loadPyodide({
      indexURL: ENGINE.href,
      stdLibURL: new URL("stdlib.zip", ENGINE).href,
      lockFileContents: (await fetched("lock.json")).text(),
    }),
    archive("packages.zip"),
    archive("wardroom.zip"),
  ]);
  for (const packed of archives) {
    loaded.unpackArchive(packed, "zip", { extractDir: SITE_PACKAGES });
  }
  return loaded;
}

/** Which archives there are. */
export const packedParts = (): Promise<Packed> =>
  fetched("packed.json").then((answer) => answer.json() as Promise<Packed>);
