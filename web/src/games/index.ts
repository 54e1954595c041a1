/** The screens of the games, found by their folders and loaded when they are wanted. */

import type { GameScreens } from "./screens";

const FOLDERS = import.meta.glob<{ screens: GameScreens }>("./*/index.ts");

/** The folder of a game, on the rules floor and here: folders are Python packages there. */
export function folderOf(game: string): string {
  return game.replaceAll("-", "_");
}

/** Can this client show the game? */
export function hasScreens(game: string): boolean {
  return `./${folderOf(game)}/index.ts` in FOLDERS;
}

export async function loadScreens(game: string): Promise<GameScreens> {
  const load = FOLDERS[`./${folderOf(game)}/index.ts`];
  if (!load) throw new Error(`This client has no screens for the game “${game}”.`);
  return (await load()).screens;
}
