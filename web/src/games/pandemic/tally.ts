/** What had to be reached, as the page that ends the game lists it. */
import type { Words } from "../../words/words";
import type { Tally } from "../screens";
import { COLOURS } from "./facts";
import type { PandemicView } from "./generated/view";
import { cureInWords } from "./sentences";

/** The four cures: found, or who held how many cards for them. */
export function tally(view: PandemicView, words: Words): readonly Tally[] {
  return COLOURS.map((colour, number) => ({
    sentence: cureInWords(view, colour, words),
    met: view.diseases[number] !== "active",
  }));
}
