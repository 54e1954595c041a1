/** Texts by their keys in the database of the browser, written together or not at all. */

const NAME = "wardroom";
const ROWS = "rows";
/** Comes after every key that begins with the text before it. */
const LAST = "\uffff";

type Pair = readonly [key: string, text: string | null];

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The database gave no reason."));
  });
}

export class Disk {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Disk> {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(ROWS);
    return new Disk(await done(opening));
  }

  /** Everything whose key begins so, in the order of the keys. */
  async read(prefix: string): Promise<Pair[]> {
    const rows = this.database.transaction(ROWS).objectStore(ROWS);
    const range = IDBKeyRange.bound(prefix, prefix + LAST);
    const [keys, texts] = await Promise.all([
      done(rows.getAllKeys(range)),
      done(rows.getAll(range) as IDBRequest<string[]>),
    ]);
    return keys.map((key, at) => [String(key), texts[at] ?? ""]);
  }

  /** Resolved when all of it is on the disk: a tab may be killed at any moment. */
  write(changes: readonly Pair[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const writing = this.database.transaction(ROWS, "readwrite", { durability: "strict" });
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error ?? new Error("It could not be written."));
      const rows = writing.objectStore(ROWS);
      for (const [key, text] of changes) {
        if (text === null) rows.delete(key);
        else rows.put(text, key);
      }
    });
  }
}
