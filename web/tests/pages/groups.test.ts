import { expect, test } from "vitest";
import { groupsOf } from "../../src/pages/groups";
import type { TableCard } from "../../src/protocol";

const card = (id: string, moved: number, names: string[], status = "over"): TableCard =>
  ({
    id,
    moved,
    status,
    chairs: [
      { seat: 0, kind: "person", name: "Me", you: true },
      { seat: 1, kind: "colleague", name: "", you: false },
      ...names.map((name, place) => ({ seat: place + 2, kind: "person", name, you: false })),
    ],
  }) as unknown as TableCard;

test("finished games are counted by those who sat there, the last group first", () => {
  const groups = groupsOf([
    card("a", 1, ["Bob", "Ann"]),
    card("b", 3, ["Ann", "Bob"]),
    card("c", 2, ["Ann"]),
    card("d", 9, ["Ann"], "playing"),
  ]);
  expect(groups.map(({ names, games, last }) => [names, games, last.id])).toEqual([
    [["Ann", "Bob"], 2, "b"],
    [["Ann"], 1, "c"],
  ]);
});

test("neither colleagues nor people without a name are a group", () => {
  expect(groupsOf([card("a", 1, []), card("b", 2, ["", "Ann"])])).toEqual([]);
});
