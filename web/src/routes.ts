/** The addresses of the pages. */

import { WITHOUT_SERVER } from "./site";

export type Route =
  | { readonly page: "front" }
  | { readonly page: "new"; readonly game: string }
  | { readonly page: "lobby" }
  | { readonly page: "about" }
  | { readonly page: "table"; readonly id: string; readonly invite: string | null }
  | { readonly page: "learn"; readonly game: string; readonly lesson: string | null }
  | { readonly page: "rules"; readonly game: string; readonly chapter: string }
  | { readonly page: "reference"; readonly game: string; readonly part: string }
  | { readonly page: "record" }
  | {
      readonly page: "game";
      readonly id: string;
      readonly ply: number | null;
      /** The guided replay that is followed. */
      readonly tour: string | null;
    }
  | { readonly page: "games" }
  | { readonly page: "daily" }
  | { readonly page: "puzzles" }
  | { readonly page: "puzzle"; readonly game: string; readonly name: string }
  | { readonly page: "daily-results"; readonly game: string; readonly day: string }
  | { readonly page: "challenge"; readonly id: string }
  | { readonly page: "account" }
  | { readonly page: "come"; readonly token: string; readonly mailed: boolean }
  | { readonly page: "mail"; readonly action: "confirm" | "stop"; readonly token: string }
  | { readonly page: "lost" };

/** The page at an address. Secrets stand behind the `#`, which no server ever sees. */
export function route(path: string, hash: string): Route {
  const come = /^#\/(come|enter)\/([\w.~-]+)$/.exec(hash);
  if (come?.[2]) return { page: "come", token: come[2], mailed: come[1] === "enter" };
  const mail = /^#\/mail\/(confirm|stop)\/([\w.~-]+)$/.exec(hash);
  if (mail?.[2]) return { page: "mail", action: mail[1] as "confirm" | "stop", token: mail[2] };
  const [first, second, ...rest] = path.split("/").filter((part) => part !== "");
  if (first === "learn" && second && rest.length < 2) {
    const lesson = rest[0] === undefined ? null : decodeURIComponent(rest[0]);
    return { page: "learn", game: decodeURIComponent(second), lesson };
  }
  if (first === "rules" && second && rest.length < 2) {
    const chapter = decodeURIComponent(rest[0] ?? "");
    const game = decodeURIComponent(second);
    return { page: "rules", game, chapter };
  }
  if (first === "reference" && second && rest.length < 2) {
    const part = decodeURIComponent(rest[0] ?? "");
    return { page: "reference", game: decodeURIComponent(second), part };
  }
  const moment = rest[0] ?? "";
  if (first === "game" && second && rest.length < 2 && /^\d{0,6}$/.test(moment)) {
    const ply = moment === "" ? null : Number(moment);
    const tour = /^#follow=([\w-]+)$/.exec(hash)?.[1] ?? null;
    return { page: "game", id: decodeURIComponent(second), ply, tour };
  }
  if (first === "daily" && second && rest.length === 1) {
    const day = decodeURIComponent(rest[0] ?? "");
    return { page: "daily-results", game: decodeURIComponent(second), day };
  }
  if (first === "puzzles" && second && rest.length === 1) {
    const name = decodeURIComponent(rest[0] ?? "");
    return { page: "puzzle", game: decodeURIComponent(second), name };
  }
  if (rest.length > 0) return { page: "lost" };
  if (first === undefined) return { page: "front" };
  if (first === "new" && second) return { page: "new", game: decodeURIComponent(second) };
  if (first === "table" && second) {
    const invite = /^#invite=([\w.~-]+)$/.exec(hash)?.[1] ?? null;
    return { page: "table", id: decodeURIComponent(second), invite };
  }
  if (first === "challenge" && second) {
    return { page: "challenge", id: decodeURIComponent(second) };
  }
  if (second === undefined && first === "lobby") return { page: "lobby" };
  if (second === undefined && first === "daily") return { page: "daily" };
  if (second === undefined && first === "puzzles") return { page: "puzzles" };
  if (second === undefined && first === "about") return { page: "about" };
  if (second === undefined && first === "record") return { page: "record" };
  if (second === undefined && first === "games") return { page: "games" };
  if (second === undefined && first === "me" && !WITHOUT_SERVER) return { page: "account" };
  return { page: "lost" };
}

export function tableAddress(id: string, invite: string | null = null): string {
  return `/table/${encodeURIComponent(id)}${invite ? `#invite=${invite}` : ""}`;
}

/** A finished game at a moment of it. */
export function gameAddress(id: string, ply: number): string {
  return `/game/${encodeURIComponent(id)}/${ply}`;
}

/** A guided replay of a finished game; anyone who comes is shown the leader's moment. */
export function tourAddress(id: string, ply: number, tour: string | null): string {
  return gameAddress(id, ply) + (tour === null ? "" : `#follow=${tour}`);
}

/** All lessons of a game. */
export function lessonsAddress(game: string): string {
  return `/learn/${encodeURIComponent(game)}`;
}

export function lessonAddress(game: string, lesson: string): string {
  return `/learn/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`;
}

/** The rules book of a game, at a chapter or at its beginning. */
export function rulesAddress(game: string, chapter = ""): string {
  return `/rules/${[game, chapter].filter(Boolean).map(encodeURIComponent).join("/")}`;
}

/** The numbered rules of a game, at a part such as `PAN-4` or at their beginning. */
export function referenceAddress(game: string, part = ""): string {
  return `/reference/${[game, part].filter(Boolean).map(encodeURIComponent).join("/")}`;
}

/** How people fared with the deal of a day. */
export function dailyAddress(game: string, day: string): string {
  return `/daily/${encodeURIComponent(game)}/${encodeURIComponent(day)}`;
}

export function puzzleAddress(game: string, name: string): string {
  return `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;
}

/** A deal that somebody gives to friends. */
export function challengeAddress(id: string): string {
  return `/challenge/${encodeURIComponent(id)}`;
}

export function personalAddress(token: string): string {
  return `/#/come/${token}`;
}
