/** Tells a person who looks elsewhere that it is their turn: title, favicon, notification. */

import { settings } from "./settings.svelte";
import { siteFile } from "./site";

const ICON = siteFile("favicon.svg");
const ICON_TURN = siteFile("favicon-turn.svg");

export function showTitle(page: string, turn: string | null): void {
  document.title = `${turn ? `${turn} · ` : ""}${page}`;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = turn ? ICON_TURN : ICON;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

/** Finds out which tables have begun to wait for the person since the last look. */
export class Callers {
  #before: ReadonlySet<string> | null = null;

  /** Those that are new. Anyone who has just opened the page sees them for themselves. */
  news<Table extends { readonly id: string }>(calling: readonly Table[]): readonly Table[] {
    const before = this.#before;
    this.#before = new Set(calling.map(({ id }) => id));
    return before === null ? [] : calling.filter(({ id }) => !before.has(id));
  }
}

/** Tell somebody who looks elsewhere, if they like that; a click leads back, and perhaps further. */
export function notify(title: string, body: string, follow: () => void = () => undefined): void {
  if (!settings.notices || document.visibilityState === "visible") return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body, icon: ICON_TURN, tag: "wardroom-turn" });
    notice.onclick = () => {
      window.focus();
      notice.close();
      follow();
    };
  } catch {
    // Some phones only allow notifications from a service worker; the title has to do.
  }
}

/** Ask the browser for leave to notify; false if the person declined. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  if (Notification.permission === "granted") return true;
  return (await Notification.requestPermission()) === "granted";
}
