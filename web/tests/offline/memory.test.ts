import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { keepMemory, keptMemory, layPages } from "../../src/offline/memory";

const PAGE = 4096;
const kept = new Map<string, Response>();
const cache = {
  put: (place: string, response: Response) => Promise.resolve(void kept.set(place, response)),
};

beforeAll(() => {
  vi.stubGlobal("caches", {
    open: () => Promise.resolve(cache),
    match: (place: string) => Promise.resolve(kept.get(place)?.clone()),
    delete: () => Promise.resolve(kept.clear()),
  });
});
beforeEach(() => kept.clear());
afterAll(() => void vi.unstubAllGlobals());

/** A memory of so many pages, of which these hold something, as Pyodide copies it. */
function copied(pages: number, ...full: number[]): [Uint8Array<ArrayBuffer>, Uint8Array] {
  const head = 64;
  const copy = new Uint8Array(head + pages * PAGE);
  new Uint32Array(copy.buffer)[1] = head;
  for (const page of full) copy.fill(page + 1, head + page * PAGE + 10, head + (page + 1) * PAGE);
  return [copy, copy.slice(head)];
}

test("a memory is laid again as it was, and what is empty is not touched", async () => {
  const [copy, memory] = copied(8, 0, 2, 3, 6);
  await keepMemory("build", copy);
  const found = await keptMemory(Promise.resolve("build"));
  if (found === null) throw new Error("It was not kept.");
  expect(found.outline.size).toBe(8 * PAGE);
  expect(found.outline.runs).toEqual([
    [0, PAGE],
    [2 * PAGE, 2 * PAGE],
    [6 * PAGE, PAGE],
  ]);
  const laid = new Uint8Array(8 * PAGE);
  layPages(found.outline, await found.pages, laid);
  expect(laid).toEqual(memory);
});

test("what stood before the memory comes back as Pyodide wrote it", async () => {
  const [copy] = copied(1, 0);
  copy.set([7, 8, 9], 16);
  const head = [...copy.subarray(0, 64)];
  await keepMemory("build", copy);
  expect((await keptMemory(Promise.resolve("build")))?.outline.head).toEqual(head);
});

test("the memory of another build is none, nor is one whose pages are gone", async () => {
  await keepMemory("build", copied(1, 0)[0]);
  expect(await keptMemory(Promise.resolve("the next build"))).toBeNull();
  for (const place of kept.keys()) if (!place.endsWith("outline")) kept.delete(place);
  expect(await keptMemory(Promise.resolve("build"))).toBeNull();
});
