import { render } from "svelte/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import BookReader from "../../src/book/BookReader.svelte";
import { bookWords, loadBook } from "../../src/book/shelf";
import { speech } from "../../src/words/speech.svelte";

afterAll(() => {
  vi.unstubAllGlobals();
});

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {}, querySelector: () => null });
  await speech.speak("en");
});

async function drawn(beside: boolean): Promise<string> {
  const book = await loadBook("pandemic");
  const words = await bookWords({ name: "pandemic", vocabulary: {} }, "en");
  if (!book) throw new Error("There is no book.");
  return render(BookReader, { props: { game: "pandemic", book, words, picture: null, beside } })
    .body;
}

test("a page leads to every chapter by its address, and to the numbered rules", async () => {
  const page = await drawn(false);
  expect(page).toContain('href="/rules/pandemic/epidemics"');
  expect(page).toContain('href="/reference/pandemic/PAN-8"');
  expect(page).toContain("Contingency Planner");
  expect(page).not.toContain("_blank");
});

test("beside a table nothing leads away from it", async () => {
  const panel = await drawn(true);
  const links = [...panel.matchAll(/<a [^>]*>/g)].map(([link]) => link);
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) expect(link).toContain('target="_blank"');
});
