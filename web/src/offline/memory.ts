/**
 * The memory of Python as it stood when all code was loaded and nothing had happened yet: with it
 * nothing needs to be loaded again. The browser makes it, so nobody has to fetch it.
 *
 * Kept are the pages that hold something. What is empty stays untouched in a new memory, which then
 * costs nothing.
 */

const MEMORIES = "wardroom-memory";
const OUTLINE = "memory/outline";
/** In bytes; systems give memory in such pieces. */
const PAGE = 4096;
/** Which 32 bits of Pyodide's copy of a memory say how much stands before the memory itself. */
const HEAD_LENGTH = 1;

/** What is known of a memory before its pages are read. */
interface Outline {
  /** The build whose memory it is. */
  readonly version: string;
  /** Where its pages are kept. */
  readonly place: string;
  /** What Pyodide put before it: the objects of JavaScript that Python knew. */
  readonly head: readonly number[];
  readonly size: number;
  /** Where pages stand that hold something, and how many bytes each time. */
  readonly runs: readonly (readonly [at: number, length: number])[];
}

/** A kept memory whose pages are on their way. */
export interface Kept {
  readonly outline: Outline;
  readonly pages: Promise<ArrayBuffer>;
}

/** The memory of this build; null if there is none. */
export async function keptMemory(version: Promise<string>): Promise<Kept | null> {
  try {
    const found = await inCache(OUTLINE);
    if (found === undefined) return null;
    const [outline, build] = await Promise.all([found.json() as Promise<Outline>, version]);
    if (outline.version !== build) return null;
    const pages = await inCache(outline.place);
    return pages === undefined ? null : { outline, pages: pages.arrayBuffer() };
  } catch {
    return null;
  }
}

const inCache = (place: string): Promise<Response | undefined> =>
  caches.match(place, { cacheName: MEMORIES });

/** Lay the pages where they were, and let go of the copy that was read. */
export function layPages({ runs }: Outline, pages: ArrayBuffer, memory: Uint8Array): void {
  let read = 0;
  for (const [at, length] of runs) {
    memory.set(new Uint8Array(pages, read, length), at);
    read += length;
  }
  release(pages);
}

/** Keep Pyodide's copy of a memory, which is used up. Where there is no room, it goes without. */
export async function keepMemory(version: string, copy: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    const from = new Uint32Array(copy.buffer)[HEAD_LENGTH] ?? 0;
    const head = [...copy.subarray(0, from)];
    const memory = copy.subarray(from);
    const runs = runsOf(memory);
    // A name of its own: two workers may keep theirs at the same time.
    const place = `memory/${crypto.randomUUID()}`;
    const outline: Outline = { version, place, head, size: memory.length, runs };
    await forgetMemories();
    const memories = await caches.open(MEMORIES);
    await memories.put(place, new Response(pushedTogether(memory, runs)));
    await memories.put(OUTLINE, new Response(JSON.stringify(outline)));
  } catch (error) {
    console.warn(error);
  } finally {
    release(copy.buffer);
  }
}

/** Where pages stand that hold something. */
function runsOf(memory: Uint8Array): Outline["runs"] {
  const runs: [at: number, length: number][] = [];
  for (let at = 0; at < memory.length; at += PAGE) {
    const page = memory.subarray(at, at + PAGE);
    if (!page.some((byte) => byte !== 0)) continue;
    const last = runs.at(-1);
    if (last !== undefined && last[0] + last[1] === at) last[1] += page.length;
    else runs.push([at, page.length]);
  }
  return runs;
}

/** The runs one after the other, at the beginning of what they stood in. */
function pushedTogether(
  memory: Uint8Array<ArrayBuffer>,
  runs: Outline["runs"],
): Uint8Array<ArrayBuffer> {
  let to = 0;
  for (const [at, length] of runs) {
    memory.copyWithin(to, at, at + length);
    to += length;
  }
  return memory.subarray(0, to);
}

export async function forgetMemories(): Promise<void> {
  await caches.delete(MEMORIES);
}

/**
 * Give the bytes back at once: a worker makes so little else that nobody would soon come to collect
 * them. Sent away to nobody, they are gone for all who knew them; merely detached, they would stay in
 * Chromium, which keeps an account of its own.
 */
function release(bytes: ArrayBuffer): void {
  const { port1, port2 } = new MessageChannel();
  port2.close();
  port1.postMessage(null, [bytes]);
  port1.close();
}
