import { expect, test } from "vitest";
import type { Chair } from "../../src/protocol";
import { namesOf, playersOf } from "../../src/table/players";
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
  ...more,
});

test("people keep their names, colleagues are called by their kind", () => {
  const chairs = [chair(0, { name: "Ania" }), chair(1, { kind: "colleague", colleague: "good" })];
  expect([...namesOf(chairs, words).values()]).toEqual(["Ania", "Good"]);
});

test("equal names are told apart by the seats", () => {
  const good = { kind: "colleague", colleague: "good" } as const;
  const chairs = [chair(0, { name: "Ania" }), chair(1, good), chair(2, good)];
  expect([...namesOf(chairs, words).values()]).toEqual(["Ania", "Good 2", "Good 3"]);
});

test("a stand-in does not change the name of the person", () => {
  const chairs = [chair(0, { name: "Ania", colleague: "good" })];
  const names = namesOf(chairs, words);
  const [player] = playersOf(chairs, names, [0], [0]);
  expect(player).toMatchObject({ name: "Ania", colleague: "good", thinking: true, asked: true });
});

test("someone who is away has a moment from which on a colleague may stand in", () => {
  const chairs = [chair(0, { name: "Ania", away_since: 100, stand_in_from: 130 })];
  const [player] = playersOf(chairs, namesOf(chairs, words), [], []);
  expect(player).toMatchObject({ here: false, awaySince: 100, standInFrom: 130 });
});

test("an unknown kind of colleague is called what the server calls it", () => {
  const chairs = [chair(0, { kind: "colleague", colleague: "oracle" }), chair(1, { kind: "open" })];
  expect([...namesOf(chairs, words).values()]).toEqual(["oracle", "Open seat"]);
});

test("someone who has not chosen a name is a guest in the reader's language", async () => {
  const polish = new Words(await loadFrameTexts("pl"));
  expect([...namesOf([chair(0, { name: "" })], polish).values()]).toEqual(["Gość"]);
});
