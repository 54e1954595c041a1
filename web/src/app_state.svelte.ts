/** What the whole page knows: who we are, which games there are, which tables concern us. */

import { http } from "./net/http";
import { Lobbyist } from "./net/lobbyist";
import type { GameCard, Lobby, Me } from "./protocol";
import { WITHOUT_SERVER } from "./site";

class AppState {
  me = $state.raw<Me | null>(null);
  games = $state.raw<readonly GameCard[] | null>(null);
  lobby = $state.raw<Lobby | null>(null);
  /** The server did not answer when the page asked for the first time. */
  silent = $state(false);
  readonly #lobbyist = new Lobbyist((lobby) => (this.lobby = lobby));

  /** Tables that wait for this person. */
  readonly calling = $derived((this.lobby?.mine ?? []).filter((card) => card.your_turn));

  /** The first question who we are, answered or not. */
  #entering: Promise<void> = Promise.resolve();

  enter(): Promise<void> {
    this.#entering = this.#ask();
    return this.#entering;
  }

  async #ask(): Promise<void> {
    try {
      const games = http.games();
      // Alone, the list is there long before the tables are, and nobody's cookie waits for it.
      if (WITHOUT_SERVER) this.games = await games;
      [this.me, this.games] = await Promise.all([http.me(), games]);
      this.silent = false;
      this.#lobbyist.connect();
    } catch {
      this.silent = true;
      setTimeout(() => void this.enter(), 2_000);
    }
  }

  /**
   * This device belongs to another person now. The question who we are is answered first: its
   * answer may carry the cookie of a new guest, which coming late would push this person out.
   */
  async become(come: () => Promise<Me>): Promise<void> {
    await this.#entering;
    this.me = await come();
    this.lobby = null;
    this.#lobbyist.connect();
  }

  async rename(name: string): Promise<void> {
    this.me = await http.rename(name);
  }

  gameCard(name: string): GameCard | null {
    return this.games?.find((card) => card.name === name) ?? null;
  }
}

export const app = new AppState();
