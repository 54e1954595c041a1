/** What is different on a site that plays without a server; `vite build --mode site` makes one. */

export const WITHOUT_SERVER = import.meta.env.MODE === "site";

/** A site is one page, in whatever folder it lies: where one is stands behind its `#`. */
export function written(address: string): string {
  return WITHOUT_SERVER ? `#${address}` : address;
}

/** The address that is shown, as the rest of the client knows it. */
export function shown(): { readonly path: string; readonly hash: string } {
  if (!WITHOUT_SERVER) return { path: location.pathname, hash: location.hash };
  const [path = "", ...rest] = location.hash.slice(1).split("#");
  if (!path.startsWith("/")) return { path: "/", hash: "" };
  return { path, hash: rest.length > 0 ? `#${rest.join("#")}` : "" };
}

/** The whole address of a page, for somebody to copy. */
export function linkTo(address: string): string {
  return WITHOUT_SERVER
    ? new URL(written(address), document.baseURI).href
    : location.origin + address;
}

/** A file of the site itself. */
export function siteFile(name: string): string {
  return WITHOUT_SERVER ? new URL(name, document.baseURI).href : `/${name}`;
}
