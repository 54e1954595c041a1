/** Where the person is; links change it without loading the page again. */

import { route, type Route } from "./routes";
import { shown, written } from "./site";

class Router {
  #now = $state.raw<Route>({ page: "front" });
  #travelled = false;

  get now(): Route {
    return this.#now;
  }

  /** For the heading of a page: anyone who came by a link begins to read there. */
  readonly heading = (node: HTMLElement): void => {
    if (this.#travelled) node.focus({ preventScroll: true });
  };

  begin(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", written(address));
    else history.pushState(null, "", written(address));
    this.#read();
    this.#travelled = true;
    scrollTo(0, 0);
  }

  #read(): void {
    const { path, hash } = shown();
    this.#now = route(path, hash);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
