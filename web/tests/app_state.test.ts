/** Who this device belongs to, however late an answer comes. */

import { expect, test, vi } from "vitest";

import type { Me } from "../src/protocol";

const asked: string[] = [];
let answer: (me: Me) => void = () => undefined;

vi.mock("../src/net/http", () => ({
  http: {
    me: () =>
      new Promise<Me>((resolve) => {
        asked.push("me");
        answer = resolve;
      }),
    games: () => Promise.resolve([]),
    come: (token: string) => {
      asked.push(`come ${token}`);
      return Promise.resolve({ name: "Anna" } as Me);
    },
  },
}));
vi.mock("../src/net/lobbyist", () => ({
  Lobbyist: class {
    connect = vi.fn();
  },
}));

test("a personal link is taken only after the question who we are is answered", async () => {
  const { app } = await import("../src/app_state.svelte");
  const { http } = await import("../src/net/http");
  const entered = app.enter();
  const become = app.become(() => http.come("token"));
  await Promise.resolve();
  expect(asked).toEqual(["me"]);
  answer({ name: "Guest" } as Me);
  await Promise.all([entered, become]);
  expect(asked).toEqual(["me", "come token"]);
  expect(app.me?.name).toBe("Anna");
});
