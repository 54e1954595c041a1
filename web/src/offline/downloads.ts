/**
 * Files that a server would hand out under `/api`: here the engine makes them, and the browser saves
 * them as it would any other.
 */

import { transport } from "../net/transport";
import { saveBytes } from "../parts/saving";

const API = "/api";
const FILE_NAMES: readonly (readonly [address: RegExp, name: string])[] = [
  [/^\/tables\/([^/]+)\/record$/, "wardroom-$1.record"],
  [/^\/me\/games\/records$/, "wardroom-records.zip"],
  [/^\/me\/games\/csv$/, "wardroom-games.csv"],
];

/** The file name of what is at an address; null if no file is there. */
export function fileName(path: string): string | null {
  const found = FILE_NAMES.find(([address]) => address.test(path));
  return found ? path.replace(found[0], found[1]) : null;
}

/** Links to such files work. */
export function beginDownloads(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    if (!link?.pathname.startsWith(`${API}/`)) return;
    event.preventDefault();
    void save(link.pathname.slice(API.length));
  });
}

async function save(path: string): Promise<void> {
  const name = fileName(path);
  const answer = name === null ? null : await transport.ask(path, {});
  if (answer === null || name === null || answer.status >= 400) return;
  const packed = name.endsWith(".zip");
  const bytes = packed ? Uint8Array.from(atob(answer.text), (one) => one.charCodeAt(0)) : null;
  saveBytes(bytes ?? answer.text, name);
}
