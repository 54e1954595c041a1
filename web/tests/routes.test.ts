import { expect, test } from "vitest";
import { personalAddress, route, tableAddress } from "../src/routes";

test.each([
  ["/", "", { page: "front" }],
  ["/new/pandemic", "", { page: "new", game: "pandemic" }],
  ["/lobby", "", { page: "lobby" }],
  ["/record", "", { page: "record" }],
  ["/table/a1b2", "", { page: "table", id: "a1b2", invite: null }],
  ["/table/a1b2", "#invite=s-e_c.ret", { page: "table", id: "a1b2", invite: "s-e_c.ret" }],
  ["/", "#/come/tok.en-1_2", { page: "come", token: "tok.en-1_2" }],
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
  const personal = new URL(personalAddress("key"), "http://localhost");
  expect(route(personal.pathname, personal.hash)).toEqual({ page: "come", token: "key" });
});
