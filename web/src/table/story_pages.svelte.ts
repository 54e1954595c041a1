/** How far this person has read the story of the game: the server keeps it, and colleagues wait. */
import type { PagesRead } from "../games/pages_read";
import type { FromClient } from "../protocol";

export class StoryPages implements PagesRead {
  #read = $state.raw<{ readonly pages: number | null }>({ pages: null });

  constructor(private readonly ask: (message: FromClient) => boolean) {}

  get read(): number | null {
    return this.#read.pages;
  }

  /** The server has said how far that was; also if it is as far as before, so that what it has
   * not heard is said again. */
  welcome(pages: number | null): void {
    this.#read = { pages };
  }

  mark(pages: number): void {
    if (this.ask({ type: "read-pages", number: pages })) this.#read = { pages };
  }
}
