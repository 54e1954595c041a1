import { expect, test } from "vitest";
import { dayOf, endOf, isOnHoliday } from "../../src/table/holidays";

const clock = { has: (moment: number) => moment <= 1_000 };

test("somebody is on holiday until its end, unless they look in all the same", () => {
  expect(isOnHoliday({ here: false, holidayUntil: 2_000 }, clock)).toBe(true);
  expect(isOnHoliday({ here: true, holidayUntil: 2_000 }, clock)).toBe(false);
  expect(isOnHoliday({ here: false, holidayUntil: 900 }, clock)).toBe(false);
  expect(isOnHoliday({ here: false, holidayUntil: null }, clock)).toBe(false);
});

test("the last day counts to its end, and a field shows it again", () => {
  const now = new Date(2026, 10, 17, 12).getTime();
  const end = endOf("2026-12-24", now);
  expect(end).toBe(new Date(2026, 11, 24, 23, 59, 59).getTime() / 1_000);
  expect(dayOf(end ?? 0)).toBe("2026-12-24");
  expect(endOf("2026-11-17", now)).not.toBeNull();
  expect(endOf("2026-11-16", now)).toBeNull();
  expect(endOf("", now)).toBeNull();
});
