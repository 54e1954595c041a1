/// <reference lib="webworker" />
/**
 * The worker that holds the tables: Python in WebAssembly, with the rules, the colleagues and the
 * same tables as a server's.
 *
 * One tab at a time has them. What is asked before they are there waits.
 */

import { Disk } from "./disk";
import { fetchedContents, interpreter } from "./interpreter";
import type { EngineState, FromEngine, ToEngine } from "./messages";
import { Minds } from "./minds";
import { asksForCampaigns, gamesNeeded } from "./needed";
import { CORE, Shelf } from "./shelf";

/** `wardroom.offline.port.Port` */
interface Port {
  ask(number: number, method: string, path: string, body?: string, invite?: string): void;
  open(number: number, path: string): void;
  say(number: number, text: string): void;
  hang_up(number: number): void;
}

/** `wardroom.offline.apart` */
interface Thoughts {
  answered(kind: string, text: string): string;
}

declare const self: DedicatedWorkerGlobalScope;

/** Rows that name a game, and where its name stands in them. */
const CAMPAIGN = "campaign/";
const GAMES_OF = [
  ["table/", 1],
  [CAMPAIGN, 0],
] as const;
const NAME_OF_LOCK = "wardroom-tables";
/** So many ms after a wire was opened, its page is there. */
const SETTLED = 800;

const began = performance.now();
const tell = (message: FromEngine): void => self.postMessage(message);
let state: EngineState = "loading";
function tellState(now: EngineState = state): void {
  state = now;
  tell({ type: "engine", state, ms: Math.round(performance.now() - began) });
}

/** The games of the tables and campaigns that this browser keeps. */
async function gamesKept(disk: Disk): Promise<string[]> {
  const named = GAMES_OF.map(async ([prefix, place]) => {
    const rows = await disk.read(prefix);
    return rows.map(([, text]) => String((JSON.parse(text ?? "[]") as unknown[])[place]));
  });
  return [...new Set((await Promise.all(named)).flat())];
}

async function begin(): Promise<[Port, Shelf, Minds, Disk]> {
  tellState("loading");
  const coming = interpreter().then(({ python }) => python);
  const [disk, contents] = await Promise.all([Disk.open(), fetchedContents()]);
  const shelf = new Shelf(coming, contents);
  const [python] = await Promise.all([coming, gamesKept(disk).then((games) => shelf.have(games))]);
  const minds = new Minds((kind, text) =>
    (python.pyimport("wardroom.offline.apart") as Thoughts).answered(kind, text),
  );
  const browser = python.pyimport("wardroom.offline.browser") as {
    begin(script: unknown): Promise<Port>;
  };
  const port = await browser.begin({
    read: async (prefix: string) => JSON.stringify(await disk.read(prefix)),
    write: (changes: string) => disk.write(JSON.parse(changes) as [string, string | null][]),
    ask_apart: (game: string, kind: string, text: string) => minds.think(game, kind, text),
    answered: (number: number, status: number, kind: string, text: string) =>
      tell({ type: "answered", number, status, kind, text }),
    heard: (number: number, text: string) => tell({ type: "heard", number, text }),
    closed: (number: number, code: number) => tell({ type: "closed", number, code }),
  });
  tellState("ready");
  return [port, shelf, minds, disk];
}

/** The code that a request takes. The front page asks for campaigns: none take no words. */
async function codeFor(
  { path, body }: ToEngine & { type: "ask" },
  shelf: Shelf,
  disk: Disk,
): Promise<void> {
  if (asksForCampaigns(path, body) && (await disk.read(CAMPAIGN)).length === 0) return;
  await shelf.have(gamesNeeded(path, body, shelf.known));
}

/** Begin to think before anybody is asked to. */
function prepare(shelf: Shelf, minds: Minds): void {
  minds.begin(shelf.games);
  shelf.have([CORE]).catch((error: unknown) => console.warn(error));
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
  if (data.type === "hello") return tellState();
  last = last.then(async () => {
    const [port, shelf, minds, disk] = await engine;
    if (data.type === "ask") {
      await codeFor(data, shelf, disk);
      port.ask(data.number, data.method, data.path, data.body, data.invite);
    } else if (data.type === "open") {
      await shelf.have(gamesNeeded(data.path, undefined, shelf.known));
      port.open(data.number, data.path);
      if (shelf.games.length > 0) setTimeout(() => prepare(shelf, minds), SETTLED);
    } else if (data.type === "say") port.say(data.number, data.text);
    else port.hang_up(data.number);
  });
};
