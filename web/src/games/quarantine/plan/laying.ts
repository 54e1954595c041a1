import type { Words } from "../../../words/words";
import { cellOf } from "../cells";
import type { Drafting } from "../drafting.svelte";
import { spotInWords } from "../sentences";

/** A cell in words: where it lies and what would happen there. */
export function layInWords(cell: string, drafting: Drafting, words: Words): string {
  const doors = drafting.doorsAt(cell);
  const { tile } = drafting;
  const tiles = drafting.view.hospitals[drafting.builder]?.tiles ?? [];
  if (!doors || !tile) return "";
  return words.text("web-quarantine-lay-here", {
    name: words.name("tile", tile),
    spot: spotInWords(cellOf(cell), tiles, words),
    passages: words.name("doors", doors),
  });
}
