/** Asks for one thing at a time, and of many that were wanted meanwhile only for the newest. */
export class Newest<Key, Found> {
  #wanted = 0;
  #asking: Promise<unknown> | null = null;

  constructor(private readonly ask: (key: Key) => Promise<Found | null>) {}

  /** What was found; null if there is none, or if something else is wanted by now. */
  async find(key: Key): Promise<Found | null> {
    this.#wanted += 1;
    const wanted = this.#wanted;
    while (this.#asking) await this.#asking;
    if (wanted !== this.#wanted) return null;
    const asking = this.ask(key);
    this.#asking = asking.catch(() => null);
    try {
      const found = await asking;
      return wanted === this.#wanted ? found : null;
    } finally {
      this.#asking = null;
    }
  }
}
