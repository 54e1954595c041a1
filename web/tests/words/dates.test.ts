import { expect, test } from "vitest";
import { agoText, dealtText, localeOf, momentText } from "../../src/words/dates";

const NOON = new Date(2026, 5, 10, 12, 0);
const before = (hours: number): number => NOON.getTime() / 1_000 - 3_600 * hours;

test("the browser's own region writes the hour, in the language of the page", () => {
  expect(localeOf("en", ["pl-PL", "en-GB", "en-US"])).toBe("en-GB");
  expect(localeOf("hu", ["en-GB"])).toBe("hu");
});

test("a line of today has its hour, an older one also its day, one of last year the year", () => {
  expect(momentText(before(2), "en", NOON, "en-GB")).toBe("10:00");
  expect(momentText(before(72), "en", NOON, "en-GB")).toMatch(/^7 Jun\D+12:00$/);
  expect(momentText(before(24 * 300), "en", NOON, "en-GB")).toContain("2025");
});

test("a record has the day that is written in it, and the hour where it has one", () => {
  const dealt = (date: string): string => dealtText(date, "en", NOON, "en-GB");
  expect(dealt("2026-06-07")).toBe("7 Jun");
  expect(dealt("2025-06-07")).toBe("7 Jun 2025");
  expect(dealt("2026-06-07T18:30Z")).toMatch(/^[78] Jun\D+\d\d:[03]0$/);
  expect(dealt("some day")).toBe("some day");
});

test("how long ago it was is told in the largest unit", () => {
  const ago = (hours: number): string => agoText(before(hours), "en", NOON.getTime(), "en-GB");
  expect(ago(0)).toBe("now");
  expect(ago(0.5)).toBe("30 minutes ago");
  expect(ago(26)).toBe("yesterday");
  expect(ago(24 * 70)).toBe("2 months ago");
  expect(ago(-5)).toBe("now");
});
