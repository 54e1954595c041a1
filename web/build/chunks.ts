/**
 * Which modules travel together. Whatever a page or a game needs from its first moment is one file:
 * small files compress worse, and each costs a request. What is imported when it is wanted stays
 * apart.
 */

/** What is known of a module of the build. */
interface Known {
  /** The modules that it needs at once. */
  readonly importedIds: readonly string[];
}

interface Graph {
  getModuleInfo(id: string): Known | null;
}

/** A file, and the module that begins it. */
export interface Chunk {
  readonly name: string;
  readonly root: string;
  /** Only what lies below this folder; what several games share belongs to none of them. */
  readonly within?: string;
}

/** Names the file of each module: that of the first root that needs it at once. */
export function chunks(roots: readonly Chunk[]): (id: string, graph: Graph) => string | null {
  let names: Map<string, string> | null = null;
  return (id, graph) => {
    names ??= named(roots, graph);
    return names.get(id) ?? null;
  };
}

function named(roots: readonly Chunk[], graph: Graph): Map<string, string> {
  const names = new Map<string, string>();
  for (const { name, root, within = "" } of roots) {
    const ahead = [root];
    for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
      if (names.has(id) || !id.startsWith(within)) continue;
      const known = graph.getModuleInfo(id);
      if (known === null) continue;
      names.set(id, name);
      ahead.push(...known.importedIds);
    }
  }
  return names;
}
