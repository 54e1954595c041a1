import { expect, test } from "vitest";
import {
  counted,
  countedBy,
  difficultyOf,
  groupOf,
  groupsIn,
  matching,
  namesIn,
  resultOf,
} from "../../src/past/statistics";
import { seatsFor, usualSeat } from "../../src/past/source";
import type { Player } from "../../src/games/scene";
import type { PlayedGame } from "../../src/protocol";

const game = (more: Partial<PlayedGame> = {}): PlayedGame => ({
  table: "t",
  game: "pandemic",
  options: { epidemics: "4" },
  seats: 2,
  own: [0],
  roles: ["medic"],
  company: "colleagues",
  status: "over",
  steps: 90,
  made: 1,
  moved: 2,
  name: "",
  result: { id: "outcome-win", args: {} },
  won: true,
  origin: null,
  campaign: null,
  others: [],
  points: null,
  rivals: [],
  stood_in: false,
  ...more,
});

const tried = game({ origin: { table: "s", ply: 7 }, won: false });
const running = game({ status: "playing", won: null, result: null });
const lost = game({ won: false, roles: ["medic", "scientist"], company: "alone" });
const all = [game(), lost, tried, running];

test("what only tried another way is neither won nor lost", () => {
  expect(all.map(resultOf)).toEqual(["won", "lost", "tried", "running"]);
  expect(counted(all)).toEqual([game(), lost]);
});

test("filters are joined, and an empty one lets everything pass", () => {
  expect(matching(all, { game: "", company: "", result: "", group: "" })).toEqual(all);
  expect(
    matching(all, { game: "pandemic", company: "colleagues", result: "won", group: "" }),
  ).toEqual([game()]);
  expect(matching(all, { game: "quarantine", company: "", result: "", group: "" })).toEqual([]);
});

test("a game counts once for each of its roles, the most played first", () => {
  expect(countedBy(all, ({ roles }) => roles)).toEqual([
    { key: "medic", games: 2, won: 1 },
    { key: "scientist", games: 1, won: 0 },
  ]);
});

test("a game without choices has no difficulty", () => {
  expect(difficultyOf(null)).toBeNull();
});

const player = (seat: number, colleague: string | null): Player => ({
  seat,
  name: "",
  kind: colleague === null ? "person" : "colleague",
  colleague,
  you: false,
  here: true,
  awaySince: null,
  standInFrom: null,
  holidayUntil: null,
  thinking: false,
  asked: false,
});

test("someone who plays on sits where they sat, else where somebody is asked", () => {
  expect(usualSeat([0, 1], [1])).toBe(1);
  expect(usualSeat([2], [1])).toBe(2);
  expect(usualSeat([], [3])).toBe(3);
  expect(usualSeat([], [])).toBe(0);
});

test("the other seats are for those one plays on with", () => {
  const players = [player(0, null), player(1, "gentle")];
  const kinds = (company: "alone" | "colleagues" | "friends"): unknown[] =>
    seatsFor(players, company, 0).map(({ kind, colleague }) => colleague ?? kind);
  expect(kinds("alone")).toEqual(["me", "me"]);
  expect(kinds("colleagues")).toEqual(["me", "gentle"]);
  expect(kinds("friends")).toEqual(["me", "open"]);
});

test("games are counted by the people they were played with", () => {
  const bo = game({ company: "people", others: ["Bo"] });
  const both = game({ company: "people", others: ["Ania", "Bo"], won: false });
  const guest = game({ company: "people", others: ["", "Bo"] });
  const games = [both, bo, guest, bo, game()];
  const groups = groupsIn(games);
  expect(groups.map(namesIn)).toEqual([["Bo"], ["Ania", "Bo"]]);
  expect(groupOf(guest)).toBeNull();
  const only = { game: "", company: "", result: "", group: groups[0] ?? "" };
  expect(matching(games, only)).toEqual([bo, bo]);
  const counts = countedBy(games, (each) => [groupOf(each) ?? ""]);
  expect(counts.find(({ key }) => key === groups[1])).toMatchObject({ games: 1, won: 0 });
});
