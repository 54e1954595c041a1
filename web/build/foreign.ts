/**
 * Screens from other packages: `virtual:foreign-screens` loads them, by the folders of their games.
 *
 * WARDROOM_SCREENS lists the folders of such games, as PATH lists folders. Each is called like its
 * game, with `_` for `-`, and holds `screens/index.ts`, and texts in `text` and `screens/text`. Its
 * screens import the frame as `wardroom/...` and packages as if they lay in this one.
 */

import { existsSync } from "node:fs";
import { basename, delimiter, join, resolve, sep } from "node:path";
import type { Plugin } from "vite";

const INDEX = "virtual:foreign-screens";
const VARIABLE = "WARDROOM_SCREENS";

/** A game whose screens lie outside this repository. */
export interface ForeignGame {
  /** Its name, with `_` for `-`. */
  readonly name: string;
  readonly folder: string;
}

/** The games that a list of folders names; an Error in a sentence if one has no screens. */
export function foreignGames(listed: string | undefined): ForeignGame[] {
  const folders = (listed ?? "").split(delimiter).filter((folder) => folder !== "");
  const games = folders
    .map((folder) => resolve(folder))
    .map((folder) => ({
      name: basename(folder),
      folder,
    }));
  for (const { name, folder } of games) {
    if (!existsSync(screensOf(folder)))
      throw new Error(`${VARIABLE}: there are no screens in ${screensOf(folder)}.`);
    if (games.filter((other) => other.name === name).length > 1)
      throw new Error(`${VARIABLE}: two folders are called ${name}.`);
  }
  return games;
}

/** Lets screens of other packages be loaded like those of this one; `frame` is any file of it. */
export function foreignScreens(games: readonly ForeignGame[], frame: string): Plugin {
  const abroad = (file: string | undefined): boolean =>
    file !== undefined && games.some(({ folder }) => file.startsWith(folder + sep));

  return {
    name: "foreign-screens",
    enforce: "pre",
    resolveId(source, importer) {
      if (source === INDEX) return `\0${INDEX}`;
      // Packages are installed beside the frame, not beside what others have written.
      if (!/^[@a-z]/.test(source) || !abroad(importer)) return null;
      return this.resolve(source, frame, { skipSelf: true });
    },
    load(id) {
      if (id !== `\0${INDEX}`) return null;
      const rows = games.map(
        ({ name, folder }) =>
          `${JSON.stringify(name)}: () => import(${JSON.stringify(screensOf(folder))})`,
      );
      return `export default {${rows.join(",")}};`;
    },
  };
}

function screensOf(folder: string): string {
  return join(folder, "screens", "index.ts");
}
