/** Where a game was lost or won, in a sentence. */
import type { GameEvent } from "../../protocol";
import type { Words } from "../../words/words";
import type { Tally } from "../screens";
import { COLOURS } from "./facts";
import { content } from "./generated/content";
import type { PandemicView } from "./generated/view";
import { cureInWords } from "./sentences";

const PLACED = new Set(["infect", "spread"]);

/** One turn as far as it counts in the end. */
interface Turn {
  readonly turn: number;
  count: number;
  /** Where it began. */
  city: string;
}

/** The turn in which most happened of what an event counts for; the later of two that are alike. */
function worst(
  history: readonly GameEvent[],
  counts: (event: GameEvent) => number,
): Turn | undefined {
  const turns: Turn[] = [];
  for (const event of history) {
    if (event.kind === "turn") turns.push({ turn: Number(event.args["turn"]), count: 0, city: "" });
    const now = turns.at(-1);
    const count = counts(event);
    if (!now || count === 0) continue;
    if (now.count === 0) now.city = String(event.args["city"]);
    now.count += count;
  }
  return turns.reduce<Turn | undefined>(
    (best, turn) => (turn.count > 0 && turn.count >= (best?.count ?? 0) ? turn : best),
    undefined,
  );
}

export function turned(view: PandemicView, history: readonly GameEvent[], words: Words): string {
  const missing = view.diseases.filter((status) => status === "active").length;
  switch (view.result) {
    case "win":
      return words.text("web-pandemic-turned-win", {
        turn: view.turn,
        count: view.player_cards,
        outbreaks: view.outbreaks,
        most: content.last_outbreak,
      });
    case "loss_outbreaks": {
      const turn = worst(history, ({ kind }) => Number(kind === "outbreak"));
      return turn ? words.text("web-pandemic-turned-outbreaks", { ...turn }) : "";
    }
    case "loss_cubes": {
      const colour = view.lost_colour;
      const turn = worst(history, ({ kind, args }) =>
        PLACED.has(kind) && args["colour"] === colour ? Number(args["count"]) : 0,
      );
      return turn ? words.text("web-pandemic-turned-cubes", { ...turn, colour }) : "";
    }
    case "loss_deck":
      return words.text("web-pandemic-turned-deck", { count: missing });
    default:
      return "";
  }
}

/** The four cures: found, or who held how many cards for them. */
export function tally(view: PandemicView, words: Words): readonly Tally[] {
  return COLOURS.map((colour, number) => ({
    sentence: cureInWords(view, colour, words),
    met: view.diseases[number] !== "active",
  }));
}
