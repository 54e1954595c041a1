import { describe, expect, test } from "vitest";
import { clock, minuteOf } from "../../src/notices/quiet";
import { isAsset, isOurs, noticeOf, tableOf } from "../../src/notices/worker-rules";
import { route } from "../../src/routes";

const HERE = "https://ward.example";
const at = (path: string): URL => new URL(path, HERE);

describe("the service worker", () => {
  test("leaves everything to the server that only the server can answer", () => {
    expect(isOurs(at("/"), HERE)).toBe(true);
    expect(isOurs(at("/table/abc"), HERE)).toBe(true);
    expect(isOurs(at("/api/me"), HERE)).toBe(false);
    expect(isOurs(at("/metrics"), HERE)).toBe(false);
    expect(isOurs(new URL("https://elsewhere.example/"), HERE)).toBe(false);
  });

  test("keeps only what has a hash in its name", () => {
    expect(isAsset(at("/assets/index-abc123.js"))).toBe(true);
    expect(isAsset(at("/build.json"))).toBe(false);
    expect(isAsset(at("/index.html"))).toBe(false);
  });

  test("shows what a push message says, and nothing else", () => {
    const said = { title: "Your turn: Pandemic", body: "With Ania.", table: "abc" };
    expect(noticeOf(JSON.stringify(said))).toEqual(said);
    for (const odd of ["", "null", "[]", '{"title": 1}', "text"]) expect(noticeOf(odd)).toBeNull();
    expect(tableOf("a/b")).toBe("/table/a%2Fb");
  });
});

test("quiet hours are minutes of the day", () => {
  expect(clock(22 * 60 + 5)).toBe("22:05");
  expect(minuteOf("07:30")).toBe(450);
  for (const odd of ["", "25:00", "noon"]) expect(minuteOf(odd)).toBeNull();
});

test("the links of mails lead to a page that asks once more", () => {
  expect(route("/", "#/mail/confirm/a.b-c")).toEqual({
    page: "mail",
    action: "confirm",
    token: "a.b-c",
  });
  expect(route("/", "#/mail/stop/x")).toMatchObject({ page: "mail", action: "stop" });
  expect(route("/", "#/mail/other/x")).toEqual({ page: "front" });
});
