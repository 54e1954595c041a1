/**
 * The way to the tables: a server, or a worker in this browser that holds them.
 *
 * Both are asked the same and speak the same protocol; the rest of the client does not know which
 * it is. Addresses are those of docs/protocol.md, without `/api`.
 */

import type { Wire } from "./connection";

export interface Wish {
  method?: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  body?: unknown;
  invite?: string | null;
}

export interface Transport {
  /** The answer to a request; an error if there is nobody to answer. */
  ask(path: string, wish: Wish): Promise<{ readonly status: number; readonly text: string }>;
  /** A wire that stays open. */
  open(path: string): Wire;
  /** Does anybody answer? */
  answers(): Promise<boolean>;
}

const KNOCK_PATIENCE = 2_000;

const server: Transport = {
  async ask(path, { method = "GET", body, invite }) {
    const headers: Record<string, string> = {};
    if (body !== undefined) headers["content-type"] = "application/json";
    if (invite) headers["x-invite"] = invite;
    const answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "same-origin",
    });
    return { status: answer.status, text: await answer.text() };
  },
  open(path) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(`${scheme}//${location.host}/api${path}`) as Wire;
  },
  async answers() {
    try {
      const signal = AbortSignal.timeout(KNOCK_PATIENCE);
      return (await fetch("/api/health", { cache: "no-store", signal })).ok;
    } catch {
      return false;
    }
  },
};

let used = server;

/** Use another way from now on; before anything is asked. */
export function useTransport(other: Transport): void {
  used = other;
}

/** The way that is used. */
export const transport: Transport = {
  ask: (path, wish) => used.ask(path, wish),
  open: (path) => used.open(path),
  answers: () => used.answers(),
};
