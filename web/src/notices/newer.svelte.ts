/** The service worker of this page, and whether the server has a newer build of it. */

import { siteFile, WITHOUT_SERVER } from "../site";

const CHECK_EVERY = 10 * 60_000;
const RELOADED = "wardroom-reloaded";
/** How browsers call a file of the page that could not be fetched. */
const NOT_LOADED = /dynamically imported module|importing a module script/i;

function ownBuild(): string | null {
  return document.querySelector<HTMLMetaElement>("meta[name=build]")?.content ?? null;
}

class Newer {
  /** The server has a newer build than the one that is open here. */
  there = $state(false);
  /** A part of this page is not to be had, though the server has no newer one. */
  incomplete = $state(false);
  #checked = 0;

  /**
   * Keep the files of this build, and look now and then whether there is another. On a site keeping
   * means fetching all of them, which waits until the first visit has `settled`.
   */
  begin(settled: Promise<void> = Promise.resolve()): void {
    if (ownBuild() === null) return; // A page in development changes all the time.
    if ("serviceWorker" in navigator) {
      const keep = () => navigator.serviceWorker.register(siteFile("sw.js"));
      void settled.then(keep).catch(() => undefined);
    }
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void this.check();
    });
    // A server that was renewed under an open page has other files: an empty page would be all one saw.
    addEventListener("vite:preloadError", () => void this.#missing());
    addEventListener("unhandledrejection", ({ reason }) => {
      if (NOT_LOADED.test(String(reason))) void this.#missing();
    });
  }

  async #missing(): Promise<void> {
    await this.check(true);
    this.incomplete = !this.there;
  }

  /** Load the newer build; on a site, where the old one is kept whole, it takes over first. */
  async load(): Promise<void> {
    const kept = await navigator.serviceWorker?.getRegistration();
    if (WITHOUT_SERVER && kept?.waiting) {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
      kept.waiting.postMessage("activate");
    } else location.reload();
  }

  /** Ask the server which build it has; `at once` reloads a page that has nothing to lose. */
  async check(atOnce = false): Promise<void> {
    const own = ownBuild();
    if (own === null || (!atOnce && Date.now() - this.#checked < CHECK_EVERY)) return;
    this.#checked = Date.now();
    const newest = await newestBuild();
    if (newest === null || newest === own) return;
    // Once for each build, so that a server that contradicts itself does not keep a page reloading.
    if (atOnce && sessionStorage.getItem(RELOADED) !== newest) {
      sessionStorage.setItem(RELOADED, newest);
      location.reload();
    }
    this.there = true;
  }
}

async function newestBuild(): Promise<string | null> {
  try {
    const answer = await fetch(siteFile("build.json"), { cache: "no-store" });
    return answer.ok ? ((await answer.json()) as { build: string }).build : null;
  } catch {
    return null;
  }
}

export const newer = new Newer();
