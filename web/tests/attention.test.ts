import { expect, test } from "vitest";
import { Callers } from "../src/attention.svelte";

const tables = (...ids: string[]) => ids.map((id) => ({ id }));

test("a table that begins to wait for somebody is news once, and again after it did not", () => {
  const callers = new Callers();
  expect(callers.news(tables("a"))).toEqual([]);
  expect(callers.news(tables("a", "b"))).toEqual(tables("b"));
  expect(callers.news(tables("a", "b"))).toEqual([]);
  expect(callers.news([])).toEqual([]);
  expect(callers.news(tables("b"))).toEqual(tables("b"));
});
