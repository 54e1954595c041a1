/// <reference lib="webworker" />
/**
 * The worker that holds the tables: Python in WebAssembly, with the rules, the colleagues and the
 * same tables as a server's.
 *
 * One tab at a time has them. What is asked before they are there waits.
 */

import type { FromEngine, ToEngine } from "./messages";
import { Disk } from "./disk";
import { gamesNeeded, WORDS } from "./needed";

/** `wardroom.offline.port.Port` */
interface Port {
  ask(number: number, method: string, path: string, body?: string, invite?: string): void;
  open(number: number, path: string): void;
  say(number: number, text: string): void;
  hang_up(number: number): void;
}

interface Python {
  unpackArchive(archive: ArrayBuffer, format: "zip", options: { extractDir: string }): void;
  runPython(program: string): unknown;
  pyimport(module: string): { begin(script: unknown): Promise<Port> };
}

interface Packed {
  /** The archive of each game. */
  readonly games: Readonly<Record<string, string>>;
  /** What it takes to say a sentence. */
  readonly words: string;
}

declare const self: DedicatedWorkerGlobalScope;

const ENGINE = new URL("../engine/", self.location.href);
const SITE_PACKAGES = "/lib/python3.14/site-packages";
const TABLE = "table/";
const NAME_OF_LOCK = "wardroom-tables";
/** Where the name of the game stands in the row of a table. */
const GAME_OF_ROW = 1;

const began = performance.now();
const tell = (message: FromEngine): void => self.postMessage(message);
const tellState = (state: "elsewhere" | "loading" | "ready" | "failed"): void =>
  tell({ type: "engine", state, ms: Math.round(performance.now() - began) });

async function fetched(name: string): Promise<Response> {
  const answer = await fetch(new URL(name, ENGINE));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

const archive = async (name: string): Promise<ArrayBuffer> => (await fetched(name)).arrayBuffer();

/** Loads the code of games, each once. */
class Shelf {
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

async function python(): Promise<Python> {
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

async function begin(): Promise<[Port, Shelf]> {
  tellState("loading");
  const [interpreter, disk, packed] = await Promise.all([
    python(),
    Disk.open(),
    fetched("packed.json").then((answer) => answer.json() as Promise<Packed>),
  ]);
  const shelf = new Shelf(interpreter, packed);
  const rows = await disk.read(TABLE);
  const kept = rows.map(([, text]) => String((JSON.parse(text ?? "[]") as unknown[])[GAME_OF_ROW]));
  await shelf.have([...new Set(kept)]);
  const port = await interpreter.pyimport("wardroom.offline.browser").begin({
    read: async (prefix: string) => JSON.stringify(await disk.read(prefix)),
    write: (changes: string) => disk.write(JSON.parse(changes) as [string, string | null][]),
    answered: (number: number, status: number, kind: string, text: string) =>
      tell({ type: "answered", number, status, kind, text }),
    heard: (number: number, text: string) => tell({ type: "heard", number, text }),
    closed: (number: number, code: number) => tell({ type: "closed", number, code }),
  });
  tellState("ready");
  return [port, shelf];
}

/** Resolved when no other tab has the tables, for as long as this one lives. */
function alone(): Promise<void> {
  return new Promise((resolve) => {
    void self.navigator.locks.request(NAME_OF_LOCK, { ifAvailable: true }, (lock) => {
      if (lock !== null) {
        resolve();
        return new Promise(() => undefined);
      }
      tellState("elsewhere");
      void self.navigator.locks.request(NAME_OF_LOCK, () => {
        resolve();
        return new Promise(() => undefined);
      });
      return undefined;
    });
  });
}

const engine = alone().then(begin);
engine.catch((error: unknown) => {
  console.error(error);
  tellState("failed");
});

/** One after the other, so that nothing overtakes what was said before it. */
let last: Promise<unknown> = engine;

self.onmessage = ({ data }: MessageEvent<ToEngine>) => {
  last = last.then(async () => {
    const [port, shelf] = await engine;
    if (data.type === "ask") {
      await shelf.have(gamesNeeded(data.path, data.body, shelf.known));
      port.ask(data.number, data.method, data.path, data.body, data.invite);
    } else if (data.type === "open") {
      await shelf.have(gamesNeeded(data.path, undefined, shelf.known));
      port.open(data.number, data.path);
    } else if (data.type === "say") port.say(data.number, data.text);
    else port.hang_up(data.number);
  });
};
