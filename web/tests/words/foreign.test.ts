import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { foreignGames, foreignScreens } from "../../build/foreign";
import { texts } from "../../build/texts";

const PLACE = mkdtempSync(join(tmpdir(), "foreign-"));
afterAll(() => rmSync(PLACE, { recursive: true }));

function write(path: string, text = ""): void {
  mkdirSync(join(PLACE, path, ".."), { recursive: true });
  writeFileSync(join(PLACE, path), text);
}

type Loaded = { load: (this: unknown, id: string) => string };
const context = { addWatchFile: () => {} };

test("without a list there are no foreign games", () => {
  expect(foreignGames(undefined)).toEqual([]);
  expect(foreignGames("")).toEqual([]);
});

test("a listed game brings its screens and both of its texts", () => {
  write("tea_time/screens/index.ts");
  write("tea_time/text/en.ftl", "game-title = Tea time\n");
  write("tea_time/screens/text/en.ftl", "web-tea-time-cup = A cup\n");
  const games = foreignGames(`${join(PLACE, "tea_time")}${delimiter}`);
  expect(games).toEqual([{ name: "tea_time", folder: join(PLACE, "tea_time") }]);
  const screens = foreignScreens(games, "main.ts") as unknown as Loaded;
  const index = screens.load.call(context, "\0virtual:foreign-screens");
  expect(index).toContain(`"tea_time": () => import(`);
  const plugin = texts({ frame: [], games: [], foreign: games }) as unknown as Loaded;
  expect(plugin.load.call(context, "\0virtual:texts")).toContain(`"tea_time/en"`);
  const words = plugin.load.call(context, "\0virtual:texts/tea_time/en");
  expect(words).toContain("Tea time");
  expect(words).toContain("A cup");
});

test("a folder without screens is named in a sentence", () => {
  expect(() => foreignGames(join(PLACE, "nowhere"))).toThrow(/there are no screens in .*nowhere/);
});
