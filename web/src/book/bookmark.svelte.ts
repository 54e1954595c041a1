/** The chapter at which the book in the panel of a table is to be opened. */

class Bookmark {
  chapter = $state("");
  /** How often somebody has asked: the same chapter may be asked for again. */
  asked = $state(0);

  open(chapter: string): void {
    this.chapter = chapter;
    this.asked += 1;
  }
}

export const bookmark = new Bookmark();
