/** Tells a person who looks elsewhere that it is their turn: title, favicon, notification. */

import { settings } from "./settings.svelte";

const ICON = "/favicon.svg";
const ICON_TURN = "/favicon-turn.svg";

export function showTitle(page: string, turn: string | null): void {
  document.title = `${turn ? `${turn} · ` : ""}${page}`;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = turn ? ICON_TURN : ICON;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

export function notify(title: string, body: string): void {
  if (!settings.notices || document.visibilityState === "visible") return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body, icon: ICON_TURN, tag: "wardroom-turn" });
    notice.onclick = () => {
      window.focus();
      notice.close();
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
