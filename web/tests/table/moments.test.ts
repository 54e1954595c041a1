import { expect, test } from "vitest";
import { readingTime } from "../../src/table/moments";

test("a moment stands as long as its words take to read, and never holds up a game for long", () => {
  const short = { headline: "Fever!", said: "A ward is shut.", good: false };
  const long = { ...short, then: "Nobody is admitted or cured there until it is clean again." };
  expect(readingTime(short)).toBeGreaterThan(1_500);
  expect(readingTime(long)).toBeGreaterThan(readingTime(short) + 1_500);
  expect(readingTime({ ...short, then: "word ".repeat(200) })).toBeLessThanOrEqual(6_000);
});
