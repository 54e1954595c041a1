import { expect, test } from "vitest";
import { paragraphs } from "../../src/about/imprint";

test("an imprint has paragraphs, headings, and lines as they were written", () => {
  expect(paragraphs("# Imprint\nAnn Ward\n1 Hospital Road\n\n\nWrite to me.\n")).toEqual([
    { heading: true, lines: ["Imprint"] },
    { heading: false, lines: ["Ann Ward", "1 Hospital Road"] },
    { heading: false, lines: ["Write to me."] },
  ]);
  expect(paragraphs("")).toEqual([]);
});
