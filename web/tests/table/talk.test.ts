import { expect, test, vi } from "vitest";
import type { ChatLine, Pointed } from "../../src/protocol";
import { TableTalk } from "../../src/table/talk.svelte";
import { marksOfPings } from "../../src/table/marks/marks";
import { Pings, spot, spotOf } from "../../src/table/pings.svelte";
import { welcome } from "./tales";

const line = (number: number, seat: number): ChatLine => ({
  type: "chat",
  number,
  seat,
  name: "",
  text: "",
  said: 0,
  say: null,
  aside: false,
  to: null,
});

const pointed = (seat: number, thing: string): Pointed => ({
  type: "pointed",
  seat,
  thing,
  to: null,
  call: null,
  lasts: 4,
  say: null,
});

test("chat said while one was away is unread until it has been seen", () => {
  const ask = vi.fn();
  const talk = new TableTalk({ send: vi.fn(), ask });
  const chat = [line(1, 1), line(2, 1), line(3, 0)];
  talk.welcome(welcome({ seats: [0], read: 1, chat }));
  expect(talk.unread(chat, [0])).toBe(1);
  talk.see(chat);
  talk.see(chat);
  expect(talk.unread(chat, [0])).toBe(0);
  expect(ask.mock.calls).toEqual([[{ type: "read", number: 3 }]]);
});

test("someone who only watches has read what was there", () => {
  const talk = new TableTalk({ send: vi.fn(), ask: vi.fn() });
  const chat = [line(1, 1)];
  talk.welcome(welcome({ seats: [], chat }));
  expect(talk.unread([...chat, line(2, 1)], [])).toBe(1);
});

test("where somebody points is shown for a while, and only the last of each", () => {
  const timers: (() => void)[] = [];
  const pings = new Pings(vi.fn(), (act) => timers.push(act));
  pings.hear(pointed(0, "city:paris"));
  pings.hear(pointed(1, "city:milan"));
  pings.hear(pointed(0, "city:essen"));
  expect(pings.shown.map(({ thing }) => thing)).toEqual(["city:milan", "city:essen"]);
  timers[0]?.();
  expect(pings.shown).toHaveLength(2);
  timers[2]?.();
  expect(pings.shown.map(({ thing }) => thing)).toEqual(["city:milan"]);
});

test("one points at things, at spots, and calls", () => {
  const send = vi.fn();
  const pings = new Pings(send);
  pings.point("city:paris", "city:milan");
  pings.call("wait");
  expect(send.mock.calls).toEqual([
    [{ type: "point", thing: "city:paris", to: "city:milan", call: null }],
    [{ type: "point", thing: null, to: null, call: "wait" }],
  ]);
  expect(spot(0.5, 1.2)).toBe("spot:500,1000");
  expect(spotOf("spot:500,1000")).toEqual({ x: 0.5, y: 1 });
  expect(spotOf("city:paris")).toBeNull();
});

test("something is handed to somebody as an arrow to their seat", () => {
  const send = vi.fn();
  new Pings(send).hand("duty:pharmacy", 1);
  expect(send.mock.calls).toEqual([
    [{ type: "point", thing: "duty:pharmacy", to: "seat:1", call: "mine" }],
  ]);
});

test("what a colleague is about to do stands in a bubble where it will be done", () => {
  const say = { id: "why-admit", args: { count: 90 } };
  const coming = { ...pointed(1, "slot:ADM-N"), say, key: 1 };
  const names = new Map([[1, "Duty doctor"]]);
  const [mark] = marksOfPings([coming], names, ({ id }) => `${id}!`);
  expect(mark).toMatchObject({ thing: "slot:ADM-N", text: "Duty doctor", says: "why-admit!" });
  const [plain] = marksOfPings([{ ...pointed(1, "slot:ADM-N"), key: 2 }], names, () => "!");
  expect(plain?.says).toBe("");
});
