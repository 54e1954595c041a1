/** Asks the second interpreter, which is there only while something is asked of it. */

import type { FromThinker, ToThinker } from "./thinker";

/** So long, in ms, it stays when it has nothing to do: it takes as much memory as the first. */
const IDLE = 60_000;

interface Asked {
  resolve(answer: string): void;
  reject(error: Error): void;
}

export class Apart {
  #worker: Worker | null = null;
  readonly #asked = new Map<number, Asked>();
  #numbers = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;

  ask(game: string, kind: string, text: string): Promise<string> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#begin());
    const number = (this.#numbers += 1);
    return new Promise((resolve, reject) => {
      this.#asked.set(number, { resolve, reject });
      worker.postMessage({ number, game, kind, text } satisfies ToThinker);
    });
  }

  end(): void {
    clearTimeout(this.#idle);
    this.#worker?.terminate();
    this.#worker = null;
    const asked = [...this.#asked.values()];
    this.#asked.clear();
    for (const { reject } of asked) reject(new Error("The second interpreter has ended."));
  }

  #begin(): Worker {
    const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
    worker.onerror = () => this.end();
    worker.onmessage = ({ data: { number, answer } }: MessageEvent<FromThinker>) => {
      const asked = this.#asked.get(number);
      this.#asked.delete(number);
      if (answer === null) asked?.reject(new Error("The second interpreter has no answer."));
      else asked?.resolve(answer);
      if (this.#asked.size === 0) this.#idle = setTimeout(() => this.end(), IDLE);
    };
    return worker;
  }
}
