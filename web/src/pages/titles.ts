/** What a game is called before its texts are here. */

import { speech, t } from "../words/speech.svelte";
import { Words } from "../words/words";

/** Has the frame words of its own for this game? It has none for games of other packages. */
export function onTheShelf(game: string): boolean {
  return speech.words.has(`web-shelf-${game}`);
}

/** The short title of the shelf, or the game's own once its texts are known. */
export function titleOf(game: string): string {
  if (onTheShelf(game)) return t(`web-shelf-${game}`);
  return speech.knows(game) ? new Words(speech.textsOf(game)).text("game-title") : game;
}

export function pitchOf(game: string): string {
  return onTheShelf(game) ? t(`web-shelf-${game}-pitch`) : "";
}
