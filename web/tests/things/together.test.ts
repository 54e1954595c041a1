import { expect, test } from "vitest";
import { together } from "../../src/table/things/together";

test("what is said of several is said once, where it was said first", () => {
  const all = ["drive lima", "fly lima", "shuttle lima"];
  const said = (one: string): string => (one.startsWith("fly") ? "no card" : "not your turn");
  expect(together(all, said)).toEqual([
    ["not your turn", ["drive lima", "shuttle lima"]],
    ["no card", ["fly lima"]],
  ]);
  expect(together([], said)).toEqual([]);
});
