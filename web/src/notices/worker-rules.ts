/** What the service worker decides, as plain functions. */

/** What a push message says. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly table: string;
}

/** Is it a file or page of the client, and nothing that only the server can answer? */
export function isOurs(url: URL, origin: string): boolean {
  return url.origin === origin && !/^\/(api|metrics)(\/|$)/.test(url.pathname);
}

/** Has it a hash in its name, so that it never changes? */
export function isAsset(url: URL): boolean {
  return url.pathname.startsWith("/assets/");
}

/** The notice of a push message; null if it is none of ours. */
export function noticeOf(text: string): Notice | null {
  try {
    const said = JSON.parse(text) as Partial<Notice> | null;
    if (typeof said?.title !== "string" || typeof said.table !== "string") return null;
    return { title: said.title, body: String(said.body ?? ""), table: said.table };
  } catch {
    return null;
  }
}

/** Where a notice leads. */
export function tableOf(id: string): string {
  return `/table/${encodeURIComponent(id)}`;
}
