/** Addresses of the web in what people write. */

/** A piece of a text; one with an `href` is a link. */
export interface Piece {
  readonly text: string;
  readonly href: string | null;
}

const ADDRESS = /https?:\/\/[^\s<>"“”„«»]+/giu;
/** What ends a sentence around an address and is no part of it. */
const ENDS = /[.,;:!?…'’]+$/u;

/** The text in pieces, those that are addresses of the web with where they lead. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const hit of text.matchAll(ADDRESS)) {
    const address = trimmed(hit[0]);
    const href = URL.canParse(address) ? new URL(address).href : null;
    if (href === null) continue;
    if (hit.index > from) found.push({ text: text.slice(from, hit.index), href: null });
    found.push({ text: address, href });
    from = hit.index + address.length;
  }
  if (from < text.length) found.push({ text: text.slice(from), href: null });
  return found;
}

/** Without the full stop after it, and without the bracket that closes one before it. */
function trimmed(address: string): string {
  let kept = address.replace(ENDS, "");
  while (kept.endsWith(")") && kept.split(")").length > kept.split("(").length) {
    kept = kept.slice(0, -1).replace(ENDS, "");
  }
  return kept;
}
