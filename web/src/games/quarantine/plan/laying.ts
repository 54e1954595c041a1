import type { Words } from "../../../words/words";
import { cellOf } from "../cells";
import type { Drafting } from "../drafting.svelte";
import { spotInWords } from "../sentences";

/** A cell in words: where it lies and what would happen there. */
export function layInWords(cell: string, drafting: Drafting, words: Words): string {
  return said("web-quarantine-lay-here", cell, drafting, words);
}

/** The tile that lies on a cell to be turned, as it lies now. */
export function turnInWords(cell: string, drafting: Drafting, words: Words): string {
  return drafting.legalAt(cell).length > 1
    ? said("web-quarantine-turn-here", cell, drafting, words)
    : layInWords(cell, drafting, words);
}

function said(text: string, cell: string, drafting: Drafting, words: Words): string {
  const doors = drafting.doorsAt(cell);
  const { tile } = drafting;
  const tiles = drafting.view.hospitals[drafting.builder]?.tiles ?? [];
  if (!doors || !tile) return "";
  return words.text(text, {
    name: words.name("tile", tile),
    spot: spotInWords(cellOf(cell), tiles, words),
    passages: words.name("doors", doors),
  });
}
