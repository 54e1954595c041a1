/// <reference lib="webworker" />
/** The worker of the second interpreter: `wardroom.offline.apart`, one question after the other. */

import { packedParts, python, Shelf } from "./python";

export interface ToThinker {
  readonly number: number;
  readonly game: string;
  readonly kind: string;
  readonly text: string;
}

export interface FromThinker {
  readonly number: number;
  /** Null if there is none. */
  readonly answer: string | null;
}

declare const self: DedicatedWorkerGlobalScope;

type Answered = (kind: string, text: string) => string;

async function begin(): Promise<(asked: ToThinker) => Promise<string>> {
  const [interpreter, packed] = await Promise.all([python(), packedParts()]);
  const shelf = new Shelf(interpreter, packed);
  return async ({ game, kind, text }) => {
    await shelf.have([game]);
    const apart = interpreter.pyimport("wardroom.offline.apart") as { answered: Answered };
    return apart.answered(kind, text);
  };
}

const ready = begin();

self.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  const tell = (answer: string | null): void =>
    self.postMessage({ number: data.number, answer } satisfies FromThinker);
  try {
    tell(await (await ready)(data));
  } catch (error) {
    console.warn(error);
    tell(null);
  }
};
