import { expect, test } from "vitest";
import { lessonAddress, personalAddress, route, tableAddress } from "../src/routes";

test.each([
  ["/", "", { page: "front" }],
  ["/new/pandemic", "", { page: "new", game: "pandemic" }],
  ["/lobby", "", { page: "lobby" }],
  ["/record", "", { page: "record" }],
  ["/table/a1b2", "", { page: "table", id: "a1b2", invite: null }],
  ["/table/a1b2", "#invite=s-e_c.ret", { page: "table", id: "a1b2", invite: "s-e_c.ret" }],
  ["/", "#/come/tok.en-1_2", { page: "come", token: "tok.en-1_2" }],
  ["/learn/pandemic", "", { page: "learn", game: "pandemic", lesson: "first" }],
  ["/learn/rush-md/surgery", "", { page: "learn", game: "rush-md", lesson: "surgery" }],
  ["/learn", "", { page: "lost" }],
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
  const personal = new URL(personalAddress("key"), "http://localhost");
  expect(route(personal.pathname, personal.hash)).toEqual({ page: "come", token: "key" });
});
