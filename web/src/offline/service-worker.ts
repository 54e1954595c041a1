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

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
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

worker.addEventListener<Extendable>("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.split(" "))));
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

async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === "navigate" ? worker.registration.scope : request;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}
