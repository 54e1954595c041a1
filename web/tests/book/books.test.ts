import { expect, test } from "vitest";
import { parts } from "../../build/books";
import { chapterAbout, type Book } from "../../src/book/book";
import { bookWords, hasBook, loadBook, loadPictures, loadReference } from "../../src/book/shelf";
import { tell } from "../../src/book/prose";
import { LANGUAGES } from "../../src/words/languages";

const GAMES = ["pandemic", "quarantine", "holding-on", "rush-md"] as const;

test("a game without a book has none", async () => {
  expect(hasBook("chess")).toBe(false);
  expect(await loadBook("chess")).toBeNull();
});

test.each(GAMES)("the book of %s can be told in every language", async (name) => {
  const book = await loadBook(name);
  expect(book).not.toBeNull();
  for (const language of LANGUAGES) {
    const words = await bookWords({ name, vocabulary: {} }, language);
    for (const chapter of tell(book as Book, words)) {
      expect(chapter.title).not.toBe("");
      for (const block of chapter.body) expect(block.text, block.of).not.toBe("");
    }
  }
});

test.each(GAMES)("every picture of %s has its record", async (name) => {
  const book = await loadBook(name);
  expect(Object.keys(await loadPictures(name)).sort()).toEqual(
    Object.keys(book?.pictures ?? {}).sort(),
  );
});

test.each(GAMES)("the chapters of %s lead to parts of the reference and back", async (name) => {
  const book = await loadBook(name);
  const known = new Set((await loadReference(name)).map((part) => part.name));
  const named = new Set(book?.chapters.flatMap(({ rules }) => rules));
  expect(named).toEqual(known);
});

test("a thing leads to the chapter of its key before that of its kind", () => {
  const book: Book = {
    chapters: [],
    pictures: {},
    cards: { deck: "cards", "deck:infection-deck": "infection" },
    secret: [],
  };
  expect(chapterAbout(book, "deck:infection-deck")).toBe("infection");
  expect(chapterAbout(book, "deck:player-deck")).toBe("cards");
  expect(chapterAbout(book, "cloud:1")).toBeNull();
});

test("a reference is read by its headings and the rows of its tables", () => {
  const page = "## Setup\n\n| Id | Rule |\n|---|---|\n| ABC-S.1 | Sit down. | test | |\n";
  expect(parts(`${page}\n## ABC-1 Turn\n| ABC-1.2 | Play. | – | because |\n`)).toEqual([
    { name: "ABC-S", title: "Setup", rules: [{ id: "ABC-S.1", text: "Sit down." }] },
    { name: "ABC-1", title: "Turn", rules: [{ id: "ABC-1.2", text: "Play." }] },
  ]);
});
