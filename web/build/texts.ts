/**
 * The Fluent files as modules: one for each language of the frame and of each game, however many
 * files and folders its texts are divided into. `virtual:texts` lists them and loads them lazily.
 *
 * What lies below `text/chapters` is never among them: a table is sent it once it has come to it.
 * What lies below `text/book` and `text/lessons` are modules of their own, wanted by those who open
 * the rules book or takes a lesson.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { ForeignGame } from "./foreign.ts";

const INDEX = "virtual:texts";
const ONE = "virtual:texts/";
/** The folder of what nobody may read before its time. */
const CHAPTERS = "chapters";
/** The folders of a game's texts that are loaded apart. */
const APART = ["book", "lessons"];

/** Where texts are: below `text` in each of these folders. */
export interface Shelves {
  readonly frame: readonly string[];
  /** Folders that hold one folder for each game. */
  readonly games: readonly string[];
  /** Games of other packages, with their screens in a folder of their own. */
  readonly foreign?: readonly ForeignGame[];
}

export function texts(shelves: Shelves): Plugin {
  const folders = (): Map<string, string[]> => {
    const found = new Map<string, string[]>([["frame", [...shelves.frame]]]);
    for (const shelf of shelves.games) {
      for (const entry of readdirSync(shelf, { withFileTypes: true })) {
        if (!entry.isDirectory() || !existsSync(join(shelf, entry.name, "text"))) continue;
        found.set(entry.name, [...(found.get(entry.name) ?? []), join(shelf, entry.name)]);
      }
    }
    // A game without screens cannot be played here, and its story must not be read here either.
    for (const game of found.keys()) {
      const drawn = shelves.games.some((shelf) => existsSync(join(shelf, game, "index.ts")));
      if (game !== "frame" && !drawn) found.delete(game);
    }
    for (const { name, folder } of shelves.foreign ?? []) {
      const places = [folder, join(folder, "screens")];
      found.set(
        name,
        places.filter((place) => existsSync(join(place, "text"))),
      );
    }
    return found;
  };

  return {
    name: "texts",
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) {
        const names = [...folders()].flatMap(([owner, places]) => [
          ...languages(places).map((language) => `${owner}/${language}`),
          ...apartOf(owner).flatMap((part) =>
            languages(places, part).map((language) => `${owner}/${part}/${language}`),
          ),
        ]);
        const rows = names.map((name) => `${JSON.stringify(name)}: () => import("${ONE}${name}")`);
        return `export default {${rows.join(",")}};`;
      }
      if (!id.startsWith(`\0${ONE}`)) return null;
      const [owner = "", ...rest] = id.slice(ONE.length + 1).split("/");
      const language = rest.pop() ?? "";
      const files = (folders().get(owner) ?? []).flatMap((place) =>
        below(place, language, rest[0] ?? "", apartOf(owner)),
      );
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => bare(readFileSync(file, "utf8"))))};`;
    },
  };
}

/** The frame is small, and whole. */
function apartOf(owner: string): readonly string[] {
  return owner === "frame" ? [] : APART;
}

/** Every file of that language in the folder's texts, or in one folder among them. */
function below(place: string, language: string, part: string, others: readonly string[]): string[] {
  const folder = join(place, "text", part);
  if (!existsSync(folder)) return [];
  const apart = part === "" ? [CHAPTERS, ...others] : [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.split(/[\\/]/))
    .filter((parts) => !apart.includes(parts[0] ?? "") && parts.at(-1) === `${language}.ftl`)
    .map((parts) => parts.join("/"))
    .sort()
    .map((path) => join(folder, path));
}

function languages(places: readonly string[], part = ""): string[] {
  const names = places
    .map((place) => join(place, "text", part))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }));
  return [...new Set(names.flatMap((name) => /(\w+)\.ftl$/.exec(name)?.[1] ?? []))].sort();
}

/** Comments are for those who write texts, not for those who load them. */
function bare(text: string): string {
  return text.replace(/^#.*\n/gm, "").replace(/\n{3,}/g, "\n\n");
}
