/**
 * The memory of Python as it stood when all code was loaded and nothing had happened yet: with it
 * nothing needs to be loaded again. The browser makes it, so nobody has to fetch it.
 */

const MEMORIES = "wardroom-memory";

const place = (version: string): string => `memory/${version}`;

/** The memory of the build that is here; null if there is none. */
export async function keptMemory(version: () => Promise<string>): Promise<ArrayBuffer | null> {
  try {
    if (!(await caches.has(MEMORIES))) return null;
    const [memories, build] = await Promise.all([caches.open(MEMORIES), version()]);
    const kept = await memories.match(place(build));
    return kept === undefined ? null : await kept.arrayBuffer();
  } catch {
    return null;
  }
}

/** Keep it instead of those of earlier builds. Where there is no room, it goes without. */
export async function keepMemory(version: string, memory: Uint8Array): Promise<void> {
  try {
    await forgetMemories();
    const memories = await caches.open(MEMORIES);
    await memories.put(place(version), new Response(memory as Uint8Array<ArrayBuffer>));
  } catch (error) {
    console.warn(error);
  }
}

export async function forgetMemories(): Promise<void> {
  await caches.delete(MEMORIES);
}
