import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { texts } from "../../build/texts";

const SHELF = mkdtempSync(join(tmpdir(), "texts-"));
afterAll(() => rmSync(SHELF, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(join(SHELF, path, ".."), { recursive: true });
  writeFileSync(join(SHELF, path), text);
}

test("what lies below chapters is never built into the client", () => {
  write("tale/index.ts", "");
  write("tale/text/en.ftl", "title = A tale\n");
  write("tale/text/things/en.ftl", "thing = a thing\n");
  write("tale/text/chapters/last/en.ftl", "ending = They all lived\n");
  const plugin = texts({ frame: [], games: [SHELF] }) as unknown as {
    load: (this: { addWatchFile: (file: string) => void }, id: string) => string;
  };
  const built = plugin.load.call({ addWatchFile: () => {} }, "\0virtual:texts/tale/en");
  expect(built).toContain("A tale");
  expect(built).toContain("a thing");
  expect(built).not.toContain("They all lived");
});

test.each(["book", "lessons"])("what lies below %s is built apart from the rest", (part) => {
  write(`tale/text/${part}/en.ftl`, "book-goal = The goal\n");
  const plugin = texts({ frame: [], games: [SHELF] }) as unknown as {
    load: (this: { addWatchFile: (file: string) => void }, id: string) => string;
  };
  const load = (id: string): string => plugin.load.call({ addWatchFile: () => {} }, id);
  expect(load("\0virtual:texts/tale/en")).not.toContain("The goal");
  expect(load(`\0virtual:texts/tale/${part}/en`)).toContain("The goal");
  expect(load("\0virtual:texts")).toContain(`"tale/${part}/en"`);
});
