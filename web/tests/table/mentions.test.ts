import { expect, test } from "vitest";
import { mentions, thingsByName } from "../../src/table/mentions";

const THINGS = new Map([
  ["delhi", "city:delhi"],
  ["new york", "city:new_york"],
  ["york", "city:york"],
  ["st. petersburg", "city:st_petersburg"],
  ["łódź", "city:lodz"],
]);

function found(text: string): (string | null)[] {
  return mentions(text, THINGS).flatMap(({ text: words, thing }) => (thing ? [words, thing] : []));
}

test("a thing of the board is found by its name, however it is written", () => {
  expect(found("meet in delhi, please")).toEqual(["delhi", "city:delhi"]);
  expect(found("Delhi!")).toEqual(["Delhi", "city:delhi"]);
  expect(found("a potem Łódź.")).toEqual(["Łódź", "city:lodz"]);
});

test("of two names the longer one counts", () => {
  expect(found("to New York")).toEqual(["New York", "city:new_york"]);
});

test("a name within another word is none, and a full stop in a name is only that", () => {
  expect(found("Yorkshire or newdelhi, stxpetersburg")).toEqual([]);
  expect(found("St. Petersburg")).toEqual(["St. Petersburg", "city:st_petersburg"]);
});

test("nothing of the text is lost", () => {
  const text = "Delhi, then New York (not York)";
  const pieces = mentions(text, THINGS);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
});

test("what lies on the board is known by its name, the first of two alike, none too short", () => {
  const things = ["city:delhi", "card:delhi", "", "cube:1"].map((thing) => ({
    dataset: { thing },
  }));
  const board = { querySelectorAll: () => things } as unknown as ParentNode;
  const names: Record<string, string> = {
    "city:delhi": "Delhi",
    "card:delhi": "Delhi",
    "cube:1": "1",
  };
  expect([...thingsByName(board, (thing) => names[thing] ?? null)]).toEqual([
    ["delhi", "city:delhi"],
  ]);
});
