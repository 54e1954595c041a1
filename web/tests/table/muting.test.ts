import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { ChatLine } from "../../src/protocol";
import { TableTalk } from "../../src/table/talk.svelte";
import { Muting } from "../../src/table/muting.svelte";
import { welcome } from "./tales";

const line = (number: number, seat: number, name = ""): ChatLine => ({
  type: "chat",
  number,
  seat,
  name,
  text: "",
  said: 0,
  say: null,
  aside: false,
  to: null,
});

afterAll(() => {
  vi.unstubAllGlobals();
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test("lines of a seat, or of somebody who watches, are not read any more", () => {
  const muting = new Muting();
  muting.enter("one");
  muting.set("1", true);
  muting.set("-2/Cleo", true);
  const lines = [line(1, 0), line(2, 1), line(3, -1), line(4, -2, "Cleo"), line(5, -2, "Dan")];
  expect(lines.filter((each) => muting.hears(each)).map(({ number }) => number)).toEqual([1, 3, 5]);
  muting.set("1", false);
  expect(muting.hears(line(2, 1))).toBe(true);
});

test("it is remembered for the table, and for no other", () => {
  const muting = new Muting();
  muting.enter("one");
  muting.set("1", true);
  const again = new Muting();
  again.enter("one");
  expect(again.has("1")).toBe(true);
  again.enter("two");
  expect(again.has("1")).toBe(false);
});

test("what is not read is not unread either", () => {
  const talk = new TableTalk({ send: vi.fn(), ask: vi.fn() });
  const chat = [line(1, 1), line(2, 2)];
  talk.welcome(welcome({ seats: [0], read: 0, chat }));
  talk.muting.set("1", true);
  expect(talk.unread(chat, [0])).toBe(1);
});
