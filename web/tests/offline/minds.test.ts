import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { ToThinker } from "../../src/offline/messages";
import { Minds } from "../../src/offline/minds";

type Question = ToThinker & { type: "think" };

/** A worker that answers when the test wants it to. */
class Thinker {
  static begun: Thinker[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  readonly asked: Question[] = [];
  ended = false;

  constructor() {
    Thinker.begun.push(this);
  }

  postMessage(message: ToThinker): void {
    if (message.type === "think") this.asked.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  answer(text: string): void {
    this.onmessage?.({ data: { number: this.asked.shift()?.number, text } });
  }
}

const minds = (): Minds => new Minds((_kind, text) => `here: ${text}`);
const begun = (at: number): Thinker => {
  const thinker = Thinker.begun[at];
  if (thinker === undefined) throw new Error(`Only ${Thinker.begun.length} have begun.`);
  return thinker;
};

beforeAll(() => void vi.stubGlobal("Worker", Thinker));
beforeEach(() => void (Thinker.begun = []));
afterAll(() => void vi.unstubAllGlobals());

test("what takes long occupies the one worker that is there", async () => {
  const those = minds();
  those.begin(["pandemic"]);
  const debrief = those.think("pandemic", "debrief", "a record");
  begun(0).answer("looked back");
  expect(await debrief).toBe("looked back");
  const next = those.think("pandemic", "question", "and now?");
  begun(0).answer("a move");
  expect(await next).toBe("a move");
  expect(Thinker.begun).toHaveLength(1);
});

test("who is asked meanwhile stays, and the other one ends when it is done", async () => {
  const those = minds();
  const debrief = those.think("pandemic", "debrief", "a record");
  const move = those.think("pandemic", "question", "and now?");
  begun(1).answer("a move");
  expect(await move).toBe("a move");
  begun(0).answer("looked back");
  expect(await debrief).toBe("looked back");
  expect(Thinker.begun.map(({ ended }) => ended)).toEqual([true, false]);
});

test("where no worker can be had, it is thought where the tables are", async () => {
  const those = minds();
  const move = those.think("pandemic", "question", "and now?");
  begun(0).onerror?.({ message: "" });
  expect(await move).toBe("here: and now?");
  const debrief = those.think("pandemic", "debrief", "a record");
  begun(1).answer("looked back");
  expect(await debrief).toBe("looked back");
  expect(await those.think("pandemic", "question", "and now?")).toBe("here: and now?");
  expect(begun(1).ended).toBe(true);
});
