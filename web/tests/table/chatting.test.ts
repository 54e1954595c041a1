import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Chair, ChatLine, Said } from "../../src/protocol";
import { confidants, handedBetween, handedOver, lineTo, lineWords } from "../../src/table/chatting";
import { speech } from "../../src/words/speech.svelte";

afterAll(() => {
  vi.unstubAllGlobals();
});

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {}, querySelector: () => null });
  vi.stubGlobal("navigator", { languages: ["en-GB"] });
  await speech.speak("en");
});

const chair = (seat: number, name: string): Chair => ({
  seat,
  kind: "person",
  name,
  you: false,
  here: false,
  colleague: null,
  away_since: null,
  stand_in_from: null,
  holiday_until: null,
  ready: false,
  named: false,
  reading: false,
});
const table = {
  card: { chairs: [chair(0, "Ann"), chair(1, "Bo")] },
  names: new Map([
    [0, "Ann"],
    [1, "Bo"],
  ]),
};
const line = (number: number, said: number, say: Said | null): ChatLine => ({
  type: "chat",
  number,
  seat: -1,
  name: "",
  text: "in English",
  said,
  say,
  aside: false,
  to: null,
});
const stoodIn = line(1, 100, {
  id: "chat-stood-in",
  args: { seat: 0, name: "Ann", by: 1, by_name: "Bo" },
});

test("who is away and who asked for the stand-in are both named", () => {
  expect(lineWords(stoodIn, table)).toMatch(/Ann is away; .*Bo.* asked/);
});

test("the return says since when a colleague played", () => {
  const back = line(2, 200, { id: "chat-back-since", args: { seat: 0, name: "Ann", since: 100 } });
  expect(lineWords(back, table)).toMatch(/Ann.* is back in the game.*since .*1970/);
});

test("of the chat, the log tells who acted for whom, between the moves where it was", () => {
  const handed = handedOver([line(0, 50, null), stoodIn], table);
  expect(handed.map(({ number }) => number)).toEqual([1]);
  expect(handedBetween(handed, 0, 90)).toEqual([]);
  expect(handedBetween(handed, 90, 110)).toEqual(handed);
  expect(handedBetween(handed, 100, Infinity)).toEqual([]);
});

test("a line to one player says to whom, and in other words to that one", () => {
  const whispered = { ...line(1, 100, null), to: 1 };
  expect(lineTo(line(1, 100, null), table)).toBe("");
  expect(lineTo(whispered, table)).toMatch(/Only to .*Bo/);
  const [ann, bo] = table.card.chairs as [Chair, Chair];
  const mine = { ...table, card: { chairs: [ann, { ...bo, you: true }] } };
  expect(lineTo(whispered, mine)).toBe("Only to you");
});

test("one chooses whom to tell only where somebody else would hear it, and all win together", () => {
  const [ann, bo] = table.card.chairs as [Chair, Chair];
  const me = { ...chair(2, "Cleo"), you: true };
  const colleague = { ...chair(3, ""), kind: "colleague" as const };
  expect(confidants([ann, bo, me, colleague], [], false)).toEqual([0, 1]);
  expect(confidants([ann, bo, me], [], true)).toEqual([]);
  expect(confidants([ann, me, colleague], [], false)).toEqual([]);
  expect(confidants([ann, me], ["Dora"], false)).toEqual([0]);
});
