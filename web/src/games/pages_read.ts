/** How far somebody has read the story that a game tells page by page. */
export interface PagesRead {
  /** So many pages, on whichever device; null where nobody keeps count, as for spectators. */
  readonly read: number | null;
  /** So many are read now: computer colleagues wait until it is all that were told. */
  mark(pages: number): void;
}
