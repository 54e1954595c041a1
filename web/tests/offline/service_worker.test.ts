import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

/** By its name alone: it is a script and no module. */
const WORKER: string = "../../src/offline/service-worker.ts";

/** A browser as a service worker sees it, with one cache. */
const SCOPE = "https://host.example/wardroom/";
const acts = new Map<string, (event: unknown) => void>();
const kept = new Map<string, Response>();
const asked: Request[] = [];
const opened: string[] = [];
const fetched = vi.fn((request: Request) => Promise.resolve(new Response(`net ${request.url}`)));

const cache = {
  addAll(requests: Request[]): Promise<void> {
    asked.push(...requests);
    for (const { url } of requests) kept.set(url, new Response(`kept ${url}`));
    return Promise.resolve();
  },
  match: (address: string) => Promise.resolve(kept.get(address)?.clone()),
};

beforeAll(async () => {
  vi.stubGlobal("self", {
    registration: { scope: SCOPE },
    clients: { claim: () => Promise.resolve() },
    addEventListener: (name: string, act: (event: unknown) => void) => acts.set(name, act),
  });
  vi.stubGlobal("caches", {
    open: (name: string) => Promise.resolve((opened.push(name), cache)),
    keys: () => Promise.resolve(opened),
  });
  vi.stubGlobal("fetch", fetched);
  vi.resetModules();
  await import(/* @vite-ignore */ WORKER);
});

beforeEach(() => {
  kept.clear();
  fetched.mockClear();
});

afterAll(() => vi.unstubAllGlobals());

/** What the worker answers; null if it leaves the request to the browser. */
async function answer(path: string, settings: object = {}): Promise<string | null> {
  let answered: Promise<Response> | null = null;
  const request = { url: SCOPE + path, method: "GET", mode: "cors", cache: "default", ...settings };
  const respondWith = (response: Promise<Response>): void => void (answered = response);
  acts.get("fetch")?.({ request, respondWith });
  return answered === null ? null : await (await (answered as Promise<Response>)).text();
}

test("what is called the same in each build is asked of the host, and paths need no worker", async () => {
  let work: Promise<unknown> = Promise.resolve();
  const addRoutes = vi.fn(() => Promise.resolve());
  acts.get("install")?.({ waitUntil: (done: Promise<unknown>) => (work = done), addRoutes });
  await work;
  // The list of files is filled in when the site is packed.
  expect(asked.map((request) => request.cache)).toEqual(["no-cache"]);
  const [routes] = addRoutes.mock.calls[0] as unknown as [{ source: object }[]];
  expect(routes.map(({ source }) => source)).toEqual(Array(3).fill({ cacheName: opened[0] }));
});

test("a file that is kept is found whatever stands behind its name", async () => {
  kept.set(`${SCOPE}engine/library.pack`, new Response("library"));
  expect(await answer("engine/library.pack")).toBe("library");
  expect(await answer("engine/library.pack?once=more")).toBe("library");
  expect(fetched).not.toHaveBeenCalled();
});

test("every page is the one page, and what is not kept comes from the host", async () => {
  kept.set(SCOPE, new Response("page"));
  expect(await answer("?from=elsewhere", { mode: "navigate" })).toBe("page");
  expect(await answer("assets/other.js")).toBe(`net ${SCOPE}assets/other.js`);
});

test("the build that is there to be fetched is asked of the host", async () => {
  expect(await answer("build.json", { cache: "no-store" })).toBeNull();
  expect(await answer("", { method: "POST" })).toBeNull();
});
