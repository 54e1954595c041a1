/// <reference lib="webworker" />
/**
 * The worker that thinks: colleagues, hints, judges of puzzles. The one with the tables asks it, and
 * answers the page meanwhile.
 */

import { fetchedContents, interpreter } from "./interpreter";
import { keepMemory } from "./memory";
import type { FromThinker, ToThinker } from "./messages";
import { CORE, Shelf } from "./shelf";

/** `wardroom.offline.apart` */
interface Thoughts {
  answered(kind: string, text: string): string;
}

interface Browser {
  load(games: string): void;
}

declare const self: DedicatedWorkerGlobalScope;

const tell = (message: FromThinker): void => self.postMessage(message);

/** Where no memory is kept yet, this one is, with the games that are played here. */
async function begin(games: readonly string[]): Promise<[Thoughts, Shelf]> {
  const coming = interpreter(true);
  const contents = await fetchedContents();
  const shelf = new Shelf(
    coming.then(({ python }) => python),
    contents,
  );
  const [{ python, isRemembered }] = await Promise.all([coming, shelf.have(games)]);
  if (!isRemembered) {
    const browser = python.pyimport("wardroom.offline.browser") as Browser;
    browser.load(games.join(" "));
    await keepMemory(contents.version, python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>);
  }
  await shelf.have([CORE]);
  return [python.pyimport("wardroom.offline.apart") as Thoughts, shelf];
}

let mind: Promise<[Thoughts, Shelf]> | null = null;
/** One after the other: what comes first is answered first. */
let last: Promise<unknown> = Promise.resolve();

async function answer({ number, game, kind, text }: ToThinker & { type: "think" }): Promise<void> {
  try {
    mind ??= begin([game]);
    const [thoughts, shelf] = await mind;
    await shelf.have([game]);
    tell({ number, text: thoughts.answered(kind, text) });
  } catch (error) {
    tell({ number, error: String(error) });
  }
}

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if (data.type === "begin") {
    mind ??= begin(data.games);
    mind.catch((error: unknown) => {
      console.error(error);
      tell({ failed: true });
    });
  } else last = last.then(() => answer(data));
};
