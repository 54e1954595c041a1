/** The addresses of the pages. */

export type Route =
  | { readonly page: "front" }
  | { readonly page: "new"; readonly game: string }
  | { readonly page: "lobby" }
  | { readonly page: "table"; readonly id: string; readonly invite: string | null }
  | { readonly page: "learn"; readonly game: string; readonly lesson: string }
  | { readonly page: "record" }
  | { readonly page: "come"; readonly token: string }
  | { readonly page: "mail"; readonly deed: "confirm" | "stop"; readonly token: string }
  | { readonly page: "lost" };

/** The page at an address. Secrets stand behind the `#`, which no server ever sees. */
export function route(path: string, hash: string): Route {
  const come = /^#\/come\/([\w.~-]+)$/.exec(hash);
  if (come?.[1]) return { page: "come", token: come[1] };
  const mail = /^#\/mail\/(confirm|stop)\/([\w.~-]+)$/.exec(hash);
  if (mail?.[2]) return { page: "mail", deed: mail[1] as "confirm" | "stop", token: mail[2] };
  const [first, second, ...rest] = path.split("/").filter((part) => part !== "");
  if (first === "learn" && second && rest.length < 2) {
    const lesson = decodeURIComponent(rest[0] ?? "first");
    return { page: "learn", game: decodeURIComponent(second), lesson };
  }
  if (rest.length > 0) return { page: "lost" };
  if (first === undefined) return { page: "front" };
  if (first === "new" && second) return { page: "new", game: decodeURIComponent(second) };
  if (first === "table" && second) {
    const invite = /^#invite=([\w.~-]+)$/.exec(hash)?.[1] ?? null;
    return { page: "table", id: decodeURIComponent(second), invite };
  }
  if (second === undefined && first === "lobby") return { page: "lobby" };
  if (second === undefined && first === "record") return { page: "record" };
  return { page: "lost" };
}

export function tableAddress(id: string, invite: string | null = null): string {
  return `/table/${encodeURIComponent(id)}${invite ? `#invite=${invite}` : ""}`;
}

export function lessonAddress(game: string, lesson = "first"): string {
  return `/learn/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`;
}

export function personalAddress(token: string): string {
  return `/#/come/${token}`;
}
