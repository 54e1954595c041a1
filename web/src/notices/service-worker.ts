/**
 * Keeps the files of one build of the client, and shows notices while no page is open.
 *
 * Pages always come from the server while it answers, so an old client never meets a new server;
 * only when nobody answers does the page of this build come from here, and says that one is offline.
 * What has a hash in its name never changes and is asked for once. Requests to the server itself
 * pass by untouched.
 */

import { isAsset, isOurs, noticeOf, tableOf } from "./worker-rules";

// Filled in by build/worker.ts.
const BUILD = "%BUILD%";
const SHELL = "%SHELL%";

const PREFIX = "wardroom-";
const CACHE = PREFIX + BUILD;

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Pushed extends Extendable {
  readonly data: { text(): string } | null;
}

interface Clicked extends Extendable {
  readonly notification: Notification;
}

interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Worker {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(wish: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener<Kind extends Event>(name: string, act: (event: Kind) => void): void;
}

// The types of pages and of workers do not go together in one project; these are all it needs.
const worker = self as unknown as Worker;

worker.addEventListener<Extendable>("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL.split(" "))));
});

worker.addEventListener<Extendable>("activate", (event) => {
  event.waitUntil(forgetOthers());
});

worker.addEventListener<Fetching>("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !isOurs(url, worker.location.origin)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (isAsset(url)) event.respondWith(asset(request));
});

worker.addEventListener<Pushed>("push", (event) => {
  const notice = noticeOf(event.data?.text() ?? "");
  if (!notice) return;
  event.waitUntil(
    worker.registration.showNotification(notice.title, {
      body: notice.body,
      icon: "/icon-192.png",
      badge: "/favicon-turn.svg",
      tag: notice.table,
      data: notice.table,
    }),
  );
});

worker.addEventListener<Clicked>("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(tableOf(String(event.notification.data))));
});

async function page(request: Request): Promise<Response> {
  const kept = async (): Promise<Response | undefined> => (await caches.open(CACHE)).match("/");
  try {
    const answer = await fetch(request);
    // A proxy answers like this in place of a server that is down.
    return answer.status >= 502 ? ((await kept()) ?? answer) : answer;
  } catch {
    return (await kept()) ?? Response.error();
  }
}

async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function show(address: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === address);
  await (open ? open.focus() : worker.clients.openWindow(address));
}
