/** How likely the next cubes are to bring fever: everybody knows what is in the bag. */
import type { Words } from "../../words/words";
import { content } from "./generated/content";
import type { QuarantineCubes, QuarantineView } from "./generated/view";
import { countOf } from "./tiles";

/** The chance, from 0 to 1, that so many cubes out of the bag are not all patients. */
export function feverRisk(bag: QuarantineCubes, draws: number): number {
  const all = countOf(bag);
  let none = 1;
  for (let drawn = 0; drawn < Math.min(draws, all); drawn += 1) {
    none *= Math.max(0, all - bag.grey - drawn) / (all - drawn);
  }
  return 1 - none;
}

/** What the rest of this turn brings, or the whole of the next; nothing when no cube will come. */
export function feverInWords(view: QuarantineView, words: Words): readonly string[] {
  const now = view.held > 0;
  const count = now ? view.held : Math.min(content.cubes_per_turn, countOf(view.bag));
  const last = !now && view.finisher !== null;
  if (view.phase !== "turn" || count === 0 || last) return [];
  if (view.turn + (now ? 0 : 1) <= view.seats) return [words.text("web-quarantine-fever-early")];
  const share = new Intl.NumberFormat(words.language, { maximumFractionDigits: 0 });
  const chance = `${share.format(100 * feverRisk(view.bag, count))}%`;
  return [words.text("web-quarantine-fever-risk", { count, chance })];
}
