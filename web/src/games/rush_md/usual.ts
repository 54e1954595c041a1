/** A table that needs no questions: a first game, gentle, with a warning at mistakes. */
import { usualTable } from "../newcomers";
import type { Preset } from "../screens";

const FIRST = { difficulty: "easy", epidemics: "off", research: "off", assist: "1" } as const;
const WHOLE = { rounds: "4", clock: "runs", phase: "usual" } as const;

export const presets: readonly Preset[] = [
  { title: "web-rush-preset-first", options: { ...FIRST, ...WHOLE } },
  { title: "web-rush-preset-quick", options: { ...FIRST, ...WHOLE, rounds: "2" } },
  { title: "web-rush-preset-moves", options: { ...FIRST, ...WHOLE, clock: "moves" } },
  {
    title: "web-rush-preset-shift",
    options: { difficulty: "normal", epidemics: "on", research: "off", assist: "0", ...WHOLE },
  },
];

export const usual = usualTable(1, FIRST);
