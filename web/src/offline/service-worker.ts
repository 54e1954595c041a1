/**
 * Keeps one version of the site whole, and answers from it: with or without a net, it is always the
 * version that is in use. A newer one is fetched beside it and takes over when no page is open, or
 * when a page says that it wants to load it.
 */

// Filled in when the site is packed.
const VERSION = "%VERSION%";
const FILES = "%FILES%";

const PREFIX = "wardroom-site-";
const CACHE = PREFIX + VERSION;

/** What has a name of its own in each build, and the page itself. */
const ROUTES = ["./assets/*", "./engine/*", "./"].map((place) => ({
  condition: { urlPattern: place },
  source: { cacheName: CACHE },
}));

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** Where a browser finds a file without asking this worker, which then need not begin at all. */
interface Route {
  readonly condition: { readonly urlPattern: string };
  readonly source: { readonly cacheName: string };
}

interface Installing extends Extendable {
  /** Not every browser has it. */
  addRoutes?(routes: readonly Route[]): Promise<void>;
}

interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Kind extends Event>(name: string, act: (event: Kind) => void): void;
}

// The types of pages and of workers do not go together in one project; these are all it needs.
const worker = self as unknown as Worker;

worker.addEventListener<Installing>("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.split(" ").map(asked)))
      // A browser that cannot take them asks this worker.
      .then(() => event.addRoutes?.(ROUTES).catch(() => undefined)),
  );
});

worker.addEventListener<Extendable>("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
});

worker.addEventListener<MessageEvent>("message", ({ data }) => {
  if (data === "activate") void worker.skipWaiting();
});

worker.addEventListener<Fetching>("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(worker.registration.scope)) return;
  // The build that is there to be fetched, not the one that is here.
  if (request.cache === "no-store") return;
  event.respondWith(kept(request));
});

/** Files are asked for by their very address: a search that looks past a `?` goes through all of them. */
async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const { origin, pathname } = new URL(request.url);
  const wanted = request.mode === "navigate" ? worker.registration.scope : origin + pathname;
  return (await cache.match(wanted)) ?? fetch(request);
}

/** What is called the same in each build may lie in the browser from the build before: ask the host. */
function asked(file: string): Request {
  const own = file.startsWith("assets/");
  return new Request(new URL(file, worker.registration.scope), {
    cache: own ? "default" : "no-cache",
  });
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}
