/** The service worker of this page, and whether the server has a newer build of it. */

const CHECK_EVERY = 10 * 60_000;
const RELOADED = "wardroom-reloaded";

function ownBuild(): string | null {
  return document.querySelector<HTMLMetaElement>("meta[name=build]")?.content ?? null;
}

class Newer {
  /** The server has a newer build than the one that is open here. */
  there = $state(false);
  #checked = 0;

  /** Keep the files of this build, and look now and then whether there is another. */
  begin(): void {
    if (ownBuild() === null) return; // A page in development changes all the time.
    if ("serviceWorker" in navigator) {
      void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
    }
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void this.check();
    });
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
    const answer = await fetch("/build.json", { cache: "no-store" });
    return answer.ok ? ((await answer.json()) as { build: string }).build : null;
  } catch {
    return null;
  }
}

export const newer = new Newer();
