/** The deals of today; asked for again when the next day begins. */

import { SHELF } from "../games";
import type { DailyDeals, DailyGame } from "../protocol";
import { requests } from "./requests";
import { waitFor } from "./waiting";

/** In the order of the boxes of the front page; games of other packages come after them. */
function onShelf({ game }: DailyGame): number {
  const place = SHELF.indexOf(game);
  return place < 0 ? SHELF.length : place;
}

export class Today {
  deals = $state.raw<DailyDeals | null>(null);
  failed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Ask now and at every midnight, until the page is left. */
  follow(): () => void {
    void this.#ask();
    return () => clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const deals = await requests.deals();
      this.deals = { ...deals, games: deals.games.toSorted((a, b) => onShelf(a) - onShelf(b)) };
      this.failed = false;
      this.#timer = setTimeout(() => void this.#ask(), waitFor(deals.next));
    } catch {
      this.failed = this.deals === null;
    }
  }
}
