import type { Words } from "../../../words/words";
import type { Drafting } from "../drafting.svelte";

/** A cell in words: where it lies and what would happen there. */
export function layInWords(cell: string, drafting: Drafting, words: Words): string {
  const doors = drafting.doorsAt(cell);
  const { tile } = drafting;
  if (!doors || !tile) return "";
  return words.text("web-quarantine-lay-here", {
    name: words.name("tile", tile),
    cell,
    passages: words.name("doors", doors),
  });
}
