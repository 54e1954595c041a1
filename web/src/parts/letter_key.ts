/** A letter that does something on a board, for those who want keys and write nothing just now. */
import { settings } from "../settings.svelte";

/** `act` answers whether there was anything to do. */
export function letterKey(letter: string, act: () => boolean): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!settings.keys || event.key.toLowerCase() !== letter) return;
    const target = event.target as Element;
    if (target.closest?.("input, textarea, select, [contenteditable]")) return;
    if (act()) event.preventDefault();
  };
}
