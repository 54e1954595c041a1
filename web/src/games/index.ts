/**
 * The screens of the games, found by their folders and loaded when they are wanted: those below
 * this one, and those of other packages, which the build is told of (`build/foreign.ts`).
 */

import type { Component } from "svelte";
import foreign from "virtual:foreign-screens";
import { awaited } from "../settled";
import type { GameScreens } from "./screens";

type Load = () => Promise<{ screens: GameScreens }>;

const OWN: Readonly<Record<string, Load>> = import.meta.glob<{ screens: GameScreens }>(
  "./*/index.ts",
);

/** The pictures of the boxes come without their games: the front page shows them all. */
const EMBLEMS: Readonly<Record<string, () => Promise<{ default: Component }>>> = import.meta.glob<{
  default: Component;
}>("./*/Emblem.svelte");

/** What the front page knows of a game before any of it is loaded. */
const SHELVED = import.meta.glob<{
  place: number;
  unhurried?: Readonly<Record<string, string>>;
}>("./*/shelf.ts", { eager: true });

/** The games of this client in the order in which their boxes stand. */
export const SHELF: readonly string[] = Object.entries(SHELVED)
  .toSorted(([, a], [, b]) => a.place - b.place)
  .map(([path]) => (path.split("/")[1] ?? "").replaceAll("_", "-"));

/** The options that take the haste out of a game in real time; null in all others. */
export function unhurriedOptions(game: string): Readonly<Record<string, string>> | null {
  return SHELVED[`./${folderOf(game)}/shelf.ts`]?.unhurried ?? null;
}

function loaderOf(game: string): Load | undefined {
  const folder = folderOf(game);
  return OWN[`./${folder}/index.ts`] ?? foreign[folder];
}

/** The folder of a game, on the rules floor and here: folders are Python packages there. */
export function folderOf(game: string): string {
  return game.replaceAll("-", "_");
}

/** Can this client show the game? */
export function hasScreens(game: string): boolean {
  return loaderOf(game) !== undefined;
}

export async function loadScreens(game: string): Promise<GameScreens> {
  const load = loaderOf(game);
  if (!load) throw new Error(`This client has no screens for the game “${game}”.`);
  return (await awaited(load())).screens;
}

/** The picture of a game's box, without the rest of its screens where that can be. */
export async function loadEmblem(game: string): Promise<Component> {
  const alone = EMBLEMS[`./${folderOf(game)}/Emblem.svelte`];
  return alone ? (await awaited(alone())).default : (await loadScreens(game)).Emblem;
}
