/**
 * Those who think for the tables: one worker that stays. What takes long occupies it; another one
 * begins only if somebody wants to know something meanwhile, for each is an interpreter with a memory
 * of its own. Where no worker can be had, it is thought where the tables are.
 */

import type { FromThinker, ToThinker } from "./messages";

interface Answer {
  resolve(text: string): void;
  reject(error: Error): void;
}

/** A game is looked back at for as long as several turns are thought about. */
const LONG = new Set(["debrief"]);

class Mind {
  readonly #worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
  readonly #asked = new Map<number, Answer>();
  #numbers = 0;
  /** Why it cannot think; empty as long as it can. */
  #failed = "";

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<FromThinker>) => this.#hear(data);
    this.#worker.onerror = ({ message }) => this.#fail(message || "It cannot run.");
  }

  get failed(): boolean {
    return this.#failed !== "";
  }

  begin(games: readonly string[]): void {
    this.#post({ type: "begin", games });
  }

  think(game: string, kind: string, text: string): Promise<string> {
    const number = (this.#numbers += 1);
    const answered = new Promise<string>((resolve, reject) =>
      this.#asked.set(number, { resolve, reject }),
    );
    this.#post({ type: "think", number, game, kind, text });
    return answered;
  }

  end(): void {
    this.#worker.terminate();
  }

  #post(message: ToThinker): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromThinker): void {
    if ("failed" in message) this.#fail("It could not begin.");
    else {
      const answer = this.#asked.get(message.number);
      this.#asked.delete(message.number);
      if ("text" in message) answer?.resolve(message.text);
      else answer?.reject(new Error(message.error));
    }
  }

  #fail(why: string): void {
    this.#failed = why;
    for (const answer of this.#asked.values()) answer.reject(new Error(why));
    this.#asked.clear();
  }
}

export class Minds {
  #mind: Mind | null = null;

  /** `here` thinks where the tables are. */
  constructor(private readonly here: (kind: string, text: string) => string) {}

  /** Begin before anything is asked: it takes a while. */
  begin(games: readonly string[]): void {
    if (this.#mind !== null) return;
    this.#mind = new Mind();
    this.#mind.begin(games);
  }

  async think(game: string, kind: string, text: string): Promise<string> {
    if (LONG.has(kind)) return this.#thinkLong(game, kind, text);
    this.begin([game]);
    const mind = this.#mind;
    try {
      if (mind && !mind.failed) return await mind.think(game, kind, text);
    } catch (error) {
      if (!mind?.failed) throw error;
    }
    return this.here(kind, text);
  }

  async #thinkLong(game: string, kind: string, text: string): Promise<string> {
    const mind = this.#mind && !this.#mind.failed ? this.#mind : new Mind();
    if (mind === this.#mind) this.#mind = null;
    try {
      return await mind.think(game, kind, text);
    } finally {
      if (this.#mind === null && !mind.failed) this.#mind = mind;
      else mind.end();
    }
  }
}
