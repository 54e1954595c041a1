/** How the story falls into leaves: measured where it is shown, so that no window cuts a line. */

/** The room of a leaf for text, and what lies between two of them, in px. */
export interface LeafSize {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
}

/** Two leaves lie side by side in a book that is at least so wide. */
const SPREAD = 760;
/** A leaf is not wider than lines can be read. */
const WIDEST = 544;

/** So many leaves lie side by side. */
export function spreadOf(book: number): 1 | 2 {
  return book >= SPREAD ? 2 : 1;
}

/** The width of a leaf with its margins. */
export function leafWidth(book: number): number {
  return Math.floor(Math.min(WIDEST, book / spreadOf(book)));
}

/** On which leaf something stands that begins so far from the left end of the text. */
export function leafAt(left: number, { width, gap }: LeafSize): number {
  return Math.max(0, Math.round(left / (width + gap)));
}

/** The page of the story that is read on a leaf: the last one that has begun by then. */
export function pageOn(leaf: number, starts: readonly number[]): number {
  return Math.max(
    0,
    starts.findLastIndex((start) => start <= leaf),
  );
}
