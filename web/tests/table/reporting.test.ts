import { expect, test } from "vitest";
import type { ChatLine } from "../../src/protocol";
import { isSeated, linesBy, reportOf } from "../../src/table/reporting";

function line(number: number, seat: number, name: string, said = true): ChatLine {
  const say = said ? null : { id: "chat-left", args: {} };
  return {
    type: "chat",
    number,
    seat,
    name,
    text: `Line ${number}`,
    said: 0,
    say,
    aside: false,
    to: null,
  };
}

const LINES = [
  line(1, 0, "Ann"),
  line(2, 1, "Bob"),
  line(3, -1, "", false),
  line(4, 1, "Bob"),
  line(5, -2, "Cleo"),
  line(6, 1, "", false),
];

test("somebody's own lines can be reported, the latest first", () => {
  expect(linesBy("1", LINES).map(({ number }) => number)).toEqual([4, 2]);
  expect(linesBy("-2/Cleo", LINES).map(({ number }) => number)).toEqual([5]);
});

test("only the last lines are offered", () => {
  const many = Array.from({ length: 80 }, (_, number) => line(number + 1, 0, "Ann"));
  const offered = linesBy("0", many).map(({ number }) => number);
  expect(offered.length).toBe(30);
  expect(offered[0]).toBe(80);
});

test("a report is about a line, or about the player there", () => {
  expect(reportOf("1", 4, " Rude ")).toEqual({ text: "Rude", line: 4, seat: null });
  expect(reportOf("1", null, "Rude")).toEqual({ text: "Rude", line: null, seat: 1 });
  expect([isSeated("1"), isSeated("-2/Cleo")]).toEqual([true, false]);
});
