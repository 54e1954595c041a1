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
import { forgetMemories, keptMemory, layPages, type Kept } from "./memory";

declare const self: DedicatedWorkerGlobalScope;

/** Of the many things that Pyodide can do, those that are used here. */
export interface Python {
  readonly FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, data: Uint8Array | string, options?: { canOwn: boolean }): void;
    utime(path: string, read: number, written: number): void;
  };
  unpackArchive(archive: Uint8Array, format: "zip", options: { extractDir: string }): void;
  pyimport(module: string): unknown;
}

interface Module extends Python {
  /** Another one whenever the memory has grown. */
  readonly HEAPU8: Uint8Array;
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

/**
 * An archive becomes a file without being copied, and was always written at the same time: what a
 * kept memory knows of it stays true.
 */
function layDown({ FS }: Python, place: string, archive: Uint8Array): void {
  FS.writeFile(place, archive, { canOwn: true });
  FS.utime(place, 0, 0);
}

/** What Python is made of, on its way. */
interface Parts {
  readonly script: Promise<{ default(settings: Settings): Promise<Module> }>;
  readonly library: Promise<Uint8Array>;
  readonly compiled: Promise<Uint8Array>;
}

const asked = (): Parts => ({
  script: import(/* @vite-ignore */ new URL("pyodide.asm.mjs", ENGINE).href) as Parts["script"],
  library: bytes("library.pack"),
  compiled: bytes("msgspec.wasm"),
});

/** Put everything where Python finds it when it begins. */
async function furnish(module: Module, parts: Parts): Promise<void> {
  const { FS } = module;
  const [library, compiled, { entries }] = await Promise.all([
    parts.library,
    parts.compiled,
    fetchedContents(),
  ]);
  layDown(module, LIBRARY, library);
  for (const [folder, text] of Object.entries(entries)) {
    FS.mkdirTree(`${ENTRIES}/${folder}`);
    FS.writeFile(`${ENTRIES}/${folder}/entry_points.txt`, text);
  }
  const code = await module.loadWebAssemblyModule(compiled, FLAGS, COMPILED, {});
  module.preloadedWasm[COMPILED] = code;
  await module.loadDynamicLibrary(COMPILED, FLAGS);
}

async function loaded(parts: Parts, kept: Kept | null, keeps: boolean): Promise<PyodideAPI> {
  const options = {
    indexURL: ENGINE.href,
    stdLibURL: NOTHING,
    lockFileContents: fetchedContents().then(({ interpreter: info }) => ({ info, packages: {} })),
    env: { HOME: "/home/pyodide", PYTHONPATH: `${LIBRARY}:${ENTRIES}` },
    createPyodideModule: async (settings: Settings) => {
      const { default: create } = await parts.script;
      settings.preRun.push((module) => {
        module.addRunDependency(LIBRARY);
        furnish(module, parts).then(
          () => module.removeRunDependency(LIBRARY),
          (error: unknown) => console.error(error),
        );
      });
      const module = await create(settings);
      if (kept !== null) {
        module.growMemory(kept.outline.size);
        layPages(kept.outline, await kept.pages, module.HEAPU8);
      }
      return module;
    },
    // Pyodide takes the head alone from it: it would hold on to a whole memory.
    ...(kept === null ? {} : { _loadSnapshot: Uint8Array.from(kept.outline.head) }),
    _makeSnapshot: keeps,
  };
  return loadPyodide(options as unknown as Parameters<typeof loadPyodide>[0]);
}

/** Python, and whether it is as its memory was kept. */
export interface Interpreter {
  readonly python: PyodideAPI;
  readonly isRemembered: boolean;
}

/** As its memory was kept, or as its archives have it; `keeps` if its memory is to be kept then. */
export async function interpreter(keeps = false): Promise<Interpreter> {
  // All of it at once, whether or not a memory is kept.
  const parts = asked();
  const kept = await keptMemory(fetchedContents().then(({ version }) => version));
  if (kept === null) return { python: await loaded(parts, null, keeps), isRemembered: false };
  try {
    return { python: await loaded(parts, kept, false), isRemembered: true };
  } catch (error) {
    console.warn(error);
    await forgetMemories();
    return { python: await loaded(asked(), null, keeps), isRemembered: false };
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
export async function shelve(
  coming: Promise<Python>,
  name: string,
  archive: string,
): Promise<void> {
  const [code, python] = await Promise.all([bytes(archive), coming]);
  const place = `/lib/${name}.zip`;
  layDown(python, place, code);
  (python.pyimport("wardroom.offline.shelf") as { add(place: string): void }).add(place);
}

/** Unpack an archive whose code reads files beside it. */
export async function unpack(coming: Promise<Python>, archive: string): Promise<void> {
  const [code, python] = await Promise.all([bytes(archive), coming]);
  python.unpackArchive(code, "zip", { extractDir: SITE_PACKAGES });
  (python.pyimport("importlib") as { invalidate_caches(): void }).invalidate_caches();
}
