import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const SOURCE = resolve(import.meta.dirname, "../src");

/** All sources by hand, each with the sources it imports at once, types too. */
const IMPORTS = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith(".d.ts"))
    .map((path) => [path, importsOf(path)]),
);

function importsOf(path: string): readonly string[] {
  const text = readFileSync(join(SOURCE, path), "utf8");
  const named = text.matchAll(/^\s*(?:import|export)\s[^;]*?from "(\.[^"]+)";/gm);
  return [...named].flatMap(([, to = ""]) => found(resolve(SOURCE, dirname(path), to)) ?? []);
}

function found(place: string): string | undefined {
  const file = [place, `${place}.ts`, join(place, "index.ts")].find(
    (each) => statSync(each, { throwIfNoEntry: false })?.isFile() ?? false,
  );
  return file?.slice(SOURCE.length + 1);
}

/** The files that import each other round and round: strongly connected, as Tarjan finds them. */
function circles(): readonly (readonly string[])[] {
  const numbers = new Map<string, number>();
  const open: string[] = [];
  const round: string[][] = [];
  const visit = (file: string): number => {
    const number = numbers.size;
    numbers.set(file, number);
    let low = number;
    open.push(file);
    for (const next of IMPORTS.get(file) ?? []) {
      if (!numbers.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, numbers.get(next) ?? low);
    }
    if (low === number) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1 || IMPORTS.get(file)?.includes(file)) round.push(circle.sort());
    }
    return low;
  };
  for (const file of IMPORTS.keys()) if (!numbers.has(file)) visit(file);
  return round.sort();
}

test("no sources import each other in a circle, not even their types", () => {
  expect([...IMPORTS.values()].flat().length).toBeGreaterThan(1000);
  expect(circles()).toEqual([]);
});
