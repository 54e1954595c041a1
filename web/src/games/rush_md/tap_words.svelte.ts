/** A few words at a thing on the board, with a short sound. */
import type { Said } from "../../protocol";
import type { RushScene } from "./view";

export class TapWords {
  /** What was said last, and at which thing. */
  last = $state.raw<{
    readonly key: string;
    readonly text: string;
    readonly number: number;
  } | null>(null);
  /** What was tapped last and does something: it shows before the table has answered. */
  tapped = $state.raw<{ readonly key: string; readonly number: number } | null>(null);
  #count = 0;

  constructor(private readonly scene: Pick<RushScene, "words" | "cue">) {}

  tap(key: string): void {
    this.#count += 1;
    this.tapped = { key, number: this.#count };
  }

  say(key: string, what: Said): void {
    const text = this.scene.words.say(what);
    this.#count += 1;
    this.last = { key, text, number: this.#count };
    this.scene.cue("remove", text);
  }
}
