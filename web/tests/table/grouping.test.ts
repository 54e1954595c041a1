import { expect, test } from "vitest";
import { grouped } from "../../src/table/grouping";
import { offer } from "../written";

const titles = (groups: ReturnType<typeof grouped>) => groups.map(({ title }) => title);

test("groups come in the order of the game, and one it does not name comes last", () => {
  const offers = ["odd", "done", "swap"].map((group) => offer(0, group, { group }));
  expect(titles(grouped(offers, ["swap", "cure", "done"]))).toEqual([
    "group-swap",
    "group-done",
    "group-odd",
  ]);
});

test("what stands in no group is in no list", () => {
  expect(grouped([offer(0, "absent")], [])).toEqual([]);
});
