/** Whom this page has invited to which table, so that nobody is asked twice without meaning it. */

import { requests } from "./requests";

class Invited {
  #pairs = $state.raw<readonly string[]>([]);

  has(table: string, whom: string): boolean {
    return this.#pairs.includes(`${table}/${whom}`);
  }

  async invite(table: string, whom: string): Promise<void> {
    await requests.invite(table, whom);
    this.#pairs = [...this.#pairs, `${table}/${whom}`];
  }
}

export const invited = new Invited();
