/// <reference lib="webworker" />
/**
 * Python in WebAssembly with all that tables need: from its archives, or as it once stood in memory.
 *
 * Everything is asked for at once. Pyodide itself asks for its WebAssembly and compiles it while it
 * comes; the library, which is that of Python and ours in one archive, lies on Python's path as it
 * is, so nothing is unpacked. The one compiled package is there before Python begins: only so does it
 * lie at the same place in memory each time, which a memory that is loaded again asks for.
 */

import { loadPyodide, type PyodideAPI } from "pyodide";
import { forgetMemories, keptMemory } from "./memory";

declare const self: DedicatedWorkerGlobalScope;

/** Of the many things that Pyodide can do, those that are used here. */
export interface Python {
  readonly FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, data: Uint8Array | string): void;
  };
  unpackArchive(archive: Uint8Array, format: "zip", options: { extractDir: string }): void;
  pyimport(module: string): unknown;
}

interface Module extends Python {
  addRunDependency(name: string): void;
  removeRunDependency(name: string): void;
  growMemory(size: number): void;
  readonly preloadedWasm: Record<string, unknown>;
  loadWebAssemblyModule(
    code: Uint8Array,
    flags: object,
    path: string,
    scope: object,
  ): Promise<unknown>;
  loadDynamicLibrary(path: string, flags: object): Promise<unknown>;
}

interface Settings {
  readonly preRun: ((module: Module) => void)[];
}

const ENGINE = new URL("../engine/", self.location.href);
const LIBRARY = "/lib/library.zip";
/** Where `msgspec._core` in the library looks for it. */
const COMPILED = "/lib/msgspec_core.so";
const FLAGS = { loadAsync: true, nodelete: true };
const SITE_PACKAGES = "/lib/python3.14/site-packages";
const ENTRIES = "/lib/entries";
/** Pyodide wants a file there; Python finds nothing in it, and all it needs in the library. */
const NOTHING = new URL("packed.json", ENGINE).href;

async function fetched(name: string): Promise<Response> {
  const answer = await fetch(new URL(name, ENGINE));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

/** A file of the engine; archives, which hosts would not compress, are compressed as a whole. */
async function bytes(name: string): Promise<Uint8Array> {
  let answer = await fetched(name);
  if (name.endsWith(".pack") && answer.body) {
    answer = new Response(answer.body.pipeThrough(new DecompressionStream("gzip")));
  }
  return new Uint8Array(await answer.arrayBuffer());
}

/** Put everything where Python finds it when it begins. */
async function furnish(
  module: Module,
  library: Promise<Uint8Array>,
  compiled: Promise<Uint8Array>,
): Promise<void> {
  const { FS } = module;
  const [archive, code, { entries }] = await Promise.all([library, compiled, fetchedContents()]);
  FS.writeFile(LIBRARY, archive);
  for (const [folder, text] of Object.entries(entries)) {
    FS.mkdirTree(`${ENTRIES}/${folder}`);
    FS.writeFile(`${ENTRIES}/${folder}/entry_points.txt`, text);
  }
  module.preloadedWasm[COMPILED] = await module.loadWebAssemblyModule(code, FLAGS, COMPILED, {});
  await module.loadDynamicLibrary(COMPILED, FLAGS);
}

async function loaded(memory: ArrayBuffer | null, keeps: boolean): Promise<PyodideAPI> {
  const library = bytes("library.pack");
  const compiled = bytes("msgspec.wasm");
  const script = new URL("pyodide.asm.mjs", ENGINE).href;
  const made = import(/* @vite-ignore */ script) as Promise<{
    default(settings: Settings): Promise<Module>;
  }>;
  const options = {
    indexURL: ENGINE.href,
    stdLibURL: NOTHING,
    lockFileContents: fetchedContents().then(({ interpreter: info }) => ({ info, packages: {} })),
    env: { HOME: "/home/pyodide", PYTHONPATH: `${LIBRARY}:${ENTRIES}` },
    createPyodideModule: async (settings: Settings) => {
      const { default: create } = await made;
      settings.preRun.push((module) => {
        module.addRunDependency(LIBRARY);
        furnish(module, library, compiled).then(
          () => module.removeRunDependency(LIBRARY),
          (error: unknown) => console.error(error),
        );
      });
      const module = await create(settings);
      if (memory !== null) module.growMemory(memory.byteLength);
      return module;
    },
    ...(memory === null ? {} : { _loadSnapshot: memory }),
    _makeSnapshot: keeps,
  };
  return loadPyodide(options as unknown as Parameters<typeof loadPyodide>[0]);
}

/** As its archives have it; `keeps` if its memory is to be kept. */
export const fresh = (keeps = false): Promise<PyodideAPI> => loaded(null, keeps);

/** As its memory was kept; null if there is none, or none that can be loaded. */
export async function remembered(): Promise<PyodideAPI | null> {
  const memory = await keptMemory(async () => (await fetchedContents()).version);
  if (memory === null) return null;
  try {
    return await loaded(memory, false);
  } catch (error) {
    console.warn(error);
    await forgetMemories();
    return null;
  }
}

/** What is in the folder of the engine. */
export interface Contents {
  /** Which build this is. */
  readonly version: string;
  /** What the interpreter wants to know of the packages that could be had. */
  readonly interpreter: unknown;
  /** By which games and colleagues are found: the entry points of each package. */
  readonly entries: Readonly<Record<string, string>>;
  /** The archive of each game. */
  readonly games: Readonly<Record<string, string>>;
  /** What it takes to say a sentence. */
  readonly words: string;
  /** The native core with the strong colleague; null where it was not built. */
  readonly core: string | null;
}

let contents: Promise<Contents> | null = null;

export function fetchedContents(): Promise<Contents> {
  contents ??= fetched("packed.json").then((answer) => answer.json() as Promise<Contents>);
  return contents;
}

/** Put an archive of code on the shelf that Python takes it from. */
export async function shelve(python: Python, name: string, archive: string): Promise<void> {
  const place = `/lib/${name}.zip`;
  python.FS.writeFile(place, await bytes(archive));
  (python.pyimport("wardroom.offline.shelf") as { add(place: string): void }).add(place);
}

/** Unpack an archive whose code reads files beside it. */
export async function unpack(python: Python, archive: string): Promise<void> {
  python.unpackArchive(await bytes(archive), "zip", { extractDir: SITE_PACKAGES });
  (python.pyimport("importlib") as { invalidate_caches(): void }).invalidate_caches();
}
