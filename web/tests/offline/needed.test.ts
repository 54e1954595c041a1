import { expect, test } from "vitest";
import { fileName } from "../../src/offline/downloads";
import { asksForCampaigns, gamesNeeded } from "../../src/offline/needed";

const KNOWN = ["pandemic", "rush-md"];

test("a request that names a game waits for its code alone", () => {
  expect(gamesNeeded("/lessons/pandemic/first", undefined, KNOWN)).toEqual(["pandemic"]);
  expect(gamesNeeded("/puzzles/rush-md", undefined, KNOWN)).toEqual(["rush-md"]);
  expect(gamesNeeded("/tables", '{"game":"rush-md","seats":[]}', KNOWN)).toEqual(["rush-md"]);
});

test("who one is, and one's tables, wait for none", () => {
  for (const path of ["/me", "/lobby", "/tables", "/tables/abc/play", "/me/tables?search="]) {
    expect(gamesNeeded(path, undefined, KNOWN)).toEqual([]);
  }
});

test("the titles of chapters take words", () => {
  expect(gamesNeeded("/campaigns", undefined, KNOWN)).toEqual(["words"]);
  const brought = '{"game":"rush-md","carried":{}}';
  expect(gamesNeeded("/campaigns", brought, KNOWN)).toEqual(["words", "rush-md"]);
});

test("a list of campaigns is one thing, and a campaign that is brought another", () => {
  expect(asksForCampaigns("/campaigns", undefined)).toBe(true);
  expect(asksForCampaigns("/campaigns", '{"game":"holding-on"}')).toBe(false);
  expect(asksForCampaigns("/campaigns/abc", undefined)).toBe(false);
});

test("a record could be of any game", () => {
  expect(gamesNeeded("/records", '{"record":"game: pandemic"}', KNOWN)).toBeNull();
});

test("what a server would hand out as a file is one here", () => {
  expect(fileName("/tables/abc/record")).toBe("wardroom-abc.record");
  expect(fileName("/me/games/records")).toBe("wardroom-records.zip");
  expect(fileName("/me/data")).toBeNull();
});
