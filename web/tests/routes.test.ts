import { expect, test } from "vitest";
import {
  gameAddress,
  lessonAddress,
  personalAddress,
  referenceAddress,
  route,
  rulesAddress,
  tableAddress,
} from "../src/routes";

test.each([
  ["/", "", { page: "front" }],
  ["/new/pandemic", "", { page: "new", game: "pandemic" }],
  ["/lobby", "", { page: "lobby" }],
  ["/about", "", { page: "about" }],
  ["/record", "", { page: "record" }],
  ["/games", "", { page: "games" }],
  ["/game/a1b2", "", { page: "game", id: "a1b2", ply: null, tour: null }],
  ["/game/a1b2/17", "", { page: "game", id: "a1b2", ply: 17, tour: null }],
  ["/game/a1b2/17", "#follow=t-1", { page: "game", id: "a1b2", ply: 17, tour: "t-1" }],
  ["/game/a1b2/x", "", { page: "lost" }],
  ["/game", "", { page: "lost" }],
  ["/daily", "", { page: "daily" }],
  [
    "/daily/pandemic/2026-11-16",
    "",
    { page: "daily-results", game: "pandemic", day: "2026-11-16" },
  ],
  ["/daily/pandemic", "", { page: "lost" }],
  ["/puzzles", "", { page: "puzzles" }],
  ["/puzzles/pandemic/ab12", "", { page: "puzzle", game: "pandemic", name: "ab12" }],
  ["/puzzles/pandemic", "", { page: "lost" }],
  ["/daily/pandemic/2026-11-16/more", "", { page: "lost" }],
  ["/challenge/x-1_Y", "", { page: "challenge", id: "x-1_Y" }],
  ["/challenge", "", { page: "lost" }],
  ["/challenge/x/y", "", { page: "lost" }],
  ["/table/a1b2", "", { page: "table", id: "a1b2", invite: null }],
  ["/table/a1b2", "#invite=s-e_c.ret", { page: "table", id: "a1b2", invite: "s-e_c.ret" }],
  ["/", "#/come/tok.en-1_2", { page: "come", token: "tok.en-1_2", mailed: false }],
  ["/", "#/enter/tok.en-1_2", { page: "come", token: "tok.en-1_2", mailed: true }],
  ["/me", "", { page: "account" }],
  ["/learn/pandemic", "", { page: "learn", game: "pandemic", lesson: null }],
  ["/learn/rush-md/surgery", "", { page: "learn", game: "rush-md", lesson: "surgery" }],
  ["/learn", "", { page: "lost" }],
  ["/rules/pandemic", "", { page: "rules", game: "pandemic", chapter: "" }],
  ["/rules/rush-md/exams", "", { page: "rules", game: "rush-md", chapter: "exams" }],
  ["/reference/pandemic/PAN-4", "", { page: "reference", game: "pandemic", part: "PAN-4" }],
  ["/rules", "", { page: "lost" }],
  ["/rules/pandemic/turn/more", "", { page: "lost" }],
  ["/learn/pandemic/first/more", "", { page: "lost" }],
  ["/nowhere", "", { page: "lost" }],
  ["/table", "", { page: "lost" }],
  ["/table/a/b", "", { page: "lost" }],
  ["/lobby/x", "", { page: "lost" }],
] as const)("%s%s", (path, hash, expected) => {
  expect(route(path, hash)).toEqual(expected);
});

test("addresses lead back to where they were made", () => {
  const table = new URL(tableAddress("x y", "key"), "http://localhost");
  expect(route(table.pathname, table.hash)).toEqual({ page: "table", id: "x y", invite: "key" });
  const lesson = new URL(lessonAddress("x y", "z"), "http://localhost");
  expect(route(lesson.pathname, "")).toEqual({ page: "learn", game: "x y", lesson: "z" });
  expect(route(rulesAddress("x y", "z"), "")).toEqual({ page: "rules", game: "x y", chapter: "z" });
  expect(route(referenceAddress("x y"), "")).toEqual({ page: "reference", game: "x y", part: "" });
  const personal = new URL(personalAddress("key"), "http://localhost");
  expect(route(personal.pathname, personal.hash)).toEqual({
    page: "come",
    token: "key",
    mailed: false,
  });
});

test("the address of a moment leads to it", () => {
  expect(route(gameAddress("a1b2", 17), "")).toEqual({
    page: "game",
    id: "a1b2",
    ply: 17,
    tour: null,
  });
});
