import { expect, test } from "vitest";
import type { Chair } from "../../src/protocol";
import { colleagueName, namesOf, playersOf } from "../../src/table/players";
import { loadFrameTexts } from "../../src/words/library";
import { Words } from "../../src/words/words";

const words = new Words(await loadFrameTexts("en"));

const chair = (seat: number, more: Partial<Chair>): Chair => ({
  seat,
  kind: "person",
  name: "",
  you: false,
  here: false,
  colleague: null,
  away_since: null,
  stand_in_from: null,
  holiday_until: null,
  ready: false,
  named: false,
  reading: false,
  ...more,
});

const good = { kind: "colleague", colleague: "good" } as const;

test("people keep their names, and colleagues have first names that no person here has", () => {
  const chairs = [chair(0, { name: "mira" }), chair(1, good), chair(2, good)];
  const names = [...namesOf(chairs, words, "").values()];
  expect(names).toEqual(["mira", "Ida", "Oskar"]);
});

test("a team has the same names at each visit, and another table another team", () => {
  const chairs = [chair(0, good), chair(1, good), chair(2, good)];
  const team = (table: string): string[] => [...namesOf(chairs, words, table).values()];
  expect(team("ab12")).toEqual(team("ab12"));
  expect(new Set([...team("a"), ...team("d")]).size).toBe(6);
});

test("equal names are told apart by the seats", () => {
  const chairs = [chair(0, { name: "Ania" }), chair(1, { name: "Ania" })];
  expect([...namesOf(chairs, words, "t").values()]).toEqual(["Ania 1", "Ania 2"]);
});

test("a stand-in does not change the name of the person", () => {
  const chairs = [chair(0, { name: "Ania", colleague: "good" })];
  const names = namesOf(chairs, words, "t");
  const [player] = playersOf(chairs, names, [0], [0]);
  expect(player).toMatchObject({ name: "Ania", colleague: "good", thinking: true, asked: true });
});

test("someone who is away has a moment from which on a colleague may stand in", () => {
  const chairs = [chair(0, { name: "Ania", away_since: 100, stand_in_from: 130 })];
  const [player] = playersOf(chairs, namesOf(chairs, words, "t"), [], []);
  expect(player).toMatchObject({ here: false, awaySince: 100, standInFrom: 130 });
});

test("an unknown kind of colleague is called what the server calls it", () => {
  expect(colleagueName("oracle", words)).toBe("oracle");
  expect([...namesOf([chair(0, { kind: "open" })], words, "t").values()]).toEqual(["Open seat"]);
});

test("someone who has not chosen a name is a guest in the reader's language", async () => {
  const polish = new Words(await loadFrameTexts("pl"));
  expect([...namesOf([chair(0, { name: "" })], polish, "t").values()]).toEqual(["Gość"]);
});
