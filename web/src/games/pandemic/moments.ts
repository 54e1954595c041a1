/** What is staged in Pandemic, and in which words. */
import type { GameEvent } from "../../protocol";
import type { Moment } from "../screens";
import { COLOURS, type PandemicScene } from "./facts";
import { content } from "./generated/content";
import type { PandemicColour } from "./generated/view";

/** Cubes of a colour on the map. */
export function onMap(cubes: PandemicScene["view"]["cubes"], colour: PandemicColour): number {
  const number = COLOURS.indexOf(colour);
  return Object.values(cubes).reduce((sum, stacks) => sum + (stacks[number] ?? 0), 0);
}

function cure(event: GameEvent, { view, words }: PandemicScene): Moment {
  const colour = event.args["colour"] as PandemicColour;
  const count = view.diseases.filter((status) => status !== "active").length;
  const most = COLOURS.length;
  const left = onMap(view.cubes, colour);
  return {
    headline: words.text("web-pandemic-moment-cure", { count, most }),
    said: words.text("web-pandemic-moment-cured", { seat: event.args["seat"], colour }),
    ...(count < most && left > 0
      ? { then: words.text("web-pandemic-moment-falls", { count: left, colour }) }
      : {}),
    good: true,
    sound: "great",
    colour: `var(--disease-${colour})`,
  };
}

function ended(event: GameEvent, { words }: PandemicScene): Moment {
  const good = event.kind === "win";
  const headline = words.text(good ? "web-pandemic-moment-won" : "web-pandemic-moment-lost");
  return { headline, said: words.tell(event), good };
}

const STAGED: Readonly<Record<string, (event: GameEvent, scene: PandemicScene) => Moment>> = {
  cure,
  eradicate: (event, { words }) => ({
    headline: words.text("web-pandemic-moment-eradicated"),
    said: words.tell(event),
    then: words.text("web-pandemic-moment-gone"),
    good: true,
    colour: `var(--disease-${String(event.args["colour"])})`,
  }),
  epidemic: (event, { words }) => ({
    headline: words.text("card-epidemic"),
    said: words.tell(event),
    good: false,
  }),
  outbreak: (event, { words }) => ({
    headline: words.text("web-pandemic-moment-outbreak", {
      count: event.args["outbreaks"],
      most: content.last_outbreak,
    }),
    said: words.tell(event),
    good: false,
    lesson: true,
  }),
  win: ended,
  loss_outbreaks: ended,
  loss_cubes: ended,
  loss_deck: ended,
};

export function moment(event: GameEvent, scene: PandemicScene): Moment | null {
  return STAGED[event.kind]?.(event, scene) ?? null;
}
