import { expect, test } from "vitest";
import { find, marked, wordsOf } from "../../src/book/search";
import type { ToldBlock, ToldChapter } from "../../src/book/prose";

const block = (text: string, head = ""): ToldBlock => ({
  kind: head === "" ? "paragraph" : "question",
  head,
  text,
  of: text,
});

const CHAPTERS: readonly ToldChapter[] = [
  {
    name: "moving",
    title: "Getting around",
    rules: ["PAN-4"],
    body: [block("Drive along a line."), block("Discard a card and fly there.")],
  },
  {
    name: "questions",
    title: "Why can’t I…?",
    rules: [],
    body: [block("Only with a research station.", "Why can’t I cure red?")],
  },
];

const names = (query: string): string[] => find(CHAPTERS, query).chapters.map(({ name }) => name);

test("without a question the whole book is there", () => {
  expect(find(CHAPTERS, "  ")).toEqual({ chapters: CHAPTERS, places: 0 });
});

test("only the paragraphs that match are left", () => {
  const found = find(CHAPTERS, "fly");
  expect(found.places).toBe(1);
  expect(found.chapters.map(({ body }) => body.length)).toEqual([1]);
});

test("a heading that matches brings its whole chapter", () => {
  expect(find(CHAPTERS, "around").chapters[0]?.body).toHaveLength(2);
});

test("a question is found by itself and by its answer", () => {
  expect(names("cure")).toEqual(["questions"]);
  expect(names("station")).toEqual(["questions"]);
});

test("all words of a question have to be there, in any order", () => {
  expect(names("card discard")).toEqual(["moving"]);
  expect(names("card station")).toEqual([]);
});

test("capitals and accents do not matter", () => {
  expect(marked("Łóżko stoi", wordsOf("lozko"))).toEqual([
    { text: "Łóżko", hit: true },
    { text: " stoi", hit: false },
  ]);
  expect(marked("A gyógyítható betegség", wordsOf("GYOGYIT")).filter(({ hit }) => hit)).toEqual([
    { text: "gyógyít", hit: true },
  ]);
});

test("what is marked can be put together to the text again", () => {
  const text = "Drive along a line; a line is a connection.";
  const pieces = marked(text, wordsOf("line a"));
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.filter(({ hit }) => hit).length).toBeGreaterThan(3);
});
