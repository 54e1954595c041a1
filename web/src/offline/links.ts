/**
 * Links that the browser follows by itself, in a tab of their own, or copies: there is one page, so
 * they need the address behind its `#`.
 */

import { linkTo } from "../site";

export function beginLinks(): void {
  for (const kind of ["click", "auxclick", "contextmenu"]) {
    document.addEventListener(kind, (event) => rewrite(event as MouseEvent), { capture: true });
  }
}

function rewrite(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  const address = link?.getAttribute("href") ?? "";
  if (!link || !/^\/(?!api\/)/.test(address)) return;
  const modified = event.metaKey || event.ctrlKey || event.shiftKey;
  if (event.type === "click" && !modified && !link.target) return;
  const whole = linkTo(address);
  link.href = whole;
  // The page goes on to follow its own links as before.
  setTimeout(() => {
    if (link.href === whole) link.setAttribute("href", address);
  });
}
