/**
 * The rules books: `virtual:books` lists the games that bring one, ours and those of other packages,
 * and loads each when it is opened: chapters and pictures as `python -m tools.generate` wrote them,
 * and the numbered reference from its page, `docs/rules/<game>.md` or the `rules.md` of a package.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { Book, Reference } from "../src/book/book.ts";
import type { ForeignGame } from "./foreign.ts";

const INDEX = "virtual:books";
const REFERENCE = "virtual:books/reference/";

/** Where books are. */
export interface BookShelves {
  /** The folder that holds one folder of screens for each game. */
  readonly screens: string;
  /** The folder with the numbered references. */
  readonly references: string;
  readonly foreign?: readonly ForeignGame[];
}

interface Found {
  readonly generated: string;
  readonly reference: string;
}

export function books(shelves: BookShelves): Plugin {
  const found = (): Map<string, Found> => {
    const games = new Map<string, Found>();
    for (const { name } of readdirSync(shelves.screens, { withFileTypes: true })) {
      const reference = join(shelves.references, `${name.replaceAll("_", "-")}.md`);
      games.set(name, { generated: join(shelves.screens, name, "generated"), reference });
    }
    for (const { name, folder } of shelves.foreign ?? []) {
      const generated = join(folder, "screens", "generated");
      games.set(name, { generated, reference: join(folder, "rules.md") });
    }
    for (const [name, { generated }] of games) {
      if (!existsSync(join(generated, "book.json"))) games.delete(name);
    }
    return games;
  };

  return {
    name: "books",
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) {
        const rows = [...found()].map(([name, { generated }]) => {
          const file = (its: string): string => JSON.stringify(join(generated, its));
          return `${JSON.stringify(name)}: {
            book: () => import(${file("book.json")}),
            pictures: () => import(${file("pictures.json")}),
            reference: () => import("${REFERENCE}${name}"),
          }`;
        });
        return `export default {${rows.join(",")}};`;
      }
      if (!id.startsWith(`\0${REFERENCE}`)) return null;
      const { reference = "", generated = "" } = found().get(id.slice(REFERENCE.length + 1)) ?? {};
      if (!existsSync(reference)) return "export default [];";
      this.addWatchFile(reference);
      const { secret } = JSON.parse(readFileSync(join(generated, "book.json"), "utf8")) as Book;
      const shown = parts(readFileSync(reference, "utf8")).filter(
        ({ name }) => !secret.includes(name),
      );
      return `export default ${JSON.stringify(shown)};`;
    },
  };
}

/** The parts of a numbered reference: headings, and the rows of their tables that begin with an id. */
export function parts(page: string): Reference {
  const found: { name: string; title: string; rules: { id: string; text: string }[] }[] = [];
  let title = "";
  for (const line of page.split("\n")) {
    title = /^## (.+)/.exec(line)?.[1] ?? title;
    const [, id = "", text = ""] = /^\| ?([A-Z]{2,5}-[\w.]+) \| (.+?) \|/.exec(line) ?? [];
    if (id === "") continue;
    const name = partOf(id);
    let part = found.find((each) => each.name === name);
    if (!part) {
      part = { name, title: title.replace(`${name} `, ""), rules: [] };
      found.push(part);
    }
    part.rules.push({ id, text });
  }
  return found;
}

/** The part to which a rule belongs: `PAN-4` for `PAN-4.2`. */
function partOf(id: string): string {
  return id.includes(".") ? id.slice(0, id.lastIndexOf(".")) : id;
}
