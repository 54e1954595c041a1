/// <reference lib="webworker" />
/**
 * The worker that holds the tables: Python in WebAssembly, with the rules, the colleagues and the
 * same tables as a server's.
 *
 * One tab at a time has them. What is asked before they are there waits.
 */

import { Apart } from "./apart";
import { Disk } from "./disk";
import type { FromEngine, ToEngine } from "./messages";
import { gamesNeeded } from "./needed";
import { packedParts, python, Shelf } from "./python";

/** `wardroom.offline.port.Port` */
interface Port {
  ask(number: number, method: string, path: string, body?: string, invite?: string): void;
  open(number: number, path: string): void;
  say(number: number, text: string): void;
  hang_up(number: number): void;
}

declare const self: DedicatedWorkerGlobalScope;

/** Rows that name a game, and where its name stands in them. */
const GAMES_OF = [
  ["table/", 1],
  ["campaign/", 0],
] as const;
const NAME_OF_LOCK = "wardroom-tables";

const began = performance.now();
const tell = (message: FromEngine): void => self.postMessage(message);
const tellState = (state: "elsewhere" | "loading" | "ready" | "failed"): void =>
  tell({ type: "engine", state, ms: Math.round(performance.now() - began) });

/** The games of the tables and campaigns that this browser keeps. */
async function gamesKept(disk: Disk): Promise<string[]> {
  const named = GAMES_OF.map(async ([prefix, place]) => {
    const rows = await disk.read(prefix);
    return rows.map(([, text]) => String((JSON.parse(text ?? "[]") as unknown[])[place]));
  });
  return [...new Set((await Promise.all(named)).flat())];
}

async function begin(): Promise<[Port, Shelf]> {
  tellState("loading");
  const [interpreter, disk, packed] = await Promise.all([python(), Disk.open(), packedParts()]);
  const shelf = new Shelf(interpreter, packed);
  await shelf.have(await gamesKept(disk));
  const apart = new Apart();
  const browser = interpreter.pyimport("wardroom.offline.browser") as {
    begin(script: unknown): Promise<Port>;
  };
  const port = await browser.begin({
    read: async (prefix: string) => JSON.stringify(await disk.read(prefix)),
    write: (changes: string) => disk.write(JSON.parse(changes) as [string, string | null][]),
    answered: (number: number, status: number, kind: string, text: string) =>
      tell({ type: "answered", number, status, kind, text }),
    heard: (number: number, text: string) => tell({ type: "heard", number, text }),
    closed: (number: number, code: number) => tell({ type: "closed", number, code }),
    ask_apart: (game: string, kind: string, text: string) => apart.ask(game, kind, text),
    end_apart: () => apart.end(),
  });
  tellState("ready");
  return [port, shelf];
}

/** Resolved when no other tab has the tables, for as long as this one lives. */
function alone(): Promise<void> {
  return new Promise((resolve) => {
    void self.navigator.locks.request(NAME_OF_LOCK, { ifAvailable: true }, (lock) => {
      if (lock !== null) {
        resolve();
        return new Promise(() => undefined);
      }
      tellState("elsewhere");
      void self.navigator.locks.request(NAME_OF_LOCK, () => {
        resolve();
        return new Promise(() => undefined);
      });
      return undefined;
    });
  });
}

const engine = alone().then(begin);
engine.catch((error: unknown) => {
  console.error(error);
  tellState("failed");
});

/** One after the other, so that nothing overtakes what was said before it. */
let last: Promise<unknown> = engine;

self.onmessage = ({ data }: MessageEvent<ToEngine>) => {
  last = last.then(async () => {
    const [port, shelf] = await engine;
    if (data.type === "ask") {
      await shelf.have(gamesNeeded(data.path, data.body, shelf.known));
      port.ask(data.number, data.method, data.path, data.body, data.invite);
    } else if (data.type === "open") {
      await shelf.have(gamesNeeded(data.path, undefined, shelf.known));
      port.open(data.number, data.path);
    } else if (data.type === "say") port.say(data.number, data.text);
    else port.hang_up(data.number);
  });
};
