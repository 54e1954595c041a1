import { expect, test } from "vitest";
import { pieces } from "../../src/parts/links";

const links = (text: string): (string | null)[] =>
  pieces(text).flatMap(({ href }) => (href === null ? [] : [href]));

test("a text without addresses is one piece, and nothing is none", () => {
  expect(pieces("Paris, please!")).toEqual([{ text: "Paris, please!", href: null }]);
  expect(pieces("")).toEqual([]);
});

test("addresses are links, without the stop after them", () => {
  expect(pieces("See https://example.org/a?b=c#d. Or not")).toEqual([
    { text: "See ", href: null },
    { text: "https://example.org/a?b=c#d", href: "https://example.org/a?b=c#d" },
    { text: ". Or not", href: null },
  ]);
  expect(links("(https://example.org/x_(y)), http://example.org!")).toEqual([
    "https://example.org/x_(y)",
    "http://example.org/",
  ]);
});

test("only addresses of the web are links", () => {
  expect(links("javascript:alert(1) data:text/html,x ftp://example.org https://")).toEqual([]);
});
