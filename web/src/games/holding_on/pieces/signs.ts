/** The small signs of the cards, in the order in which the help explains them. */

import { thinned } from "./tints";

/** What the parts of a sign are made of; where nothing else is said, an ink line. */
export const LOOKS = {
  line: {},
  coin: { fill: "var(--token)", stroke: "#6b4508" },
  heart: { fill: "#fff7e2", stroke: "none" },
  cloud: { fill: thinned("accent", 24), stroke: "var(--accent)" },
  pane: { fill: "var(--surface)" },
  drop: { fill: thinned("bad", 22), stroke: "var(--bad)" },
  fall: { stroke: "var(--bad)" },
  thread: { stroke: "var(--accent)", "stroke-dasharray": "2.5 3" },
  flash: { fill: thinned("token", 70) },
  full: { fill: "var(--bad)", stroke: "var(--bad)" },
  alarm: { fill: "var(--bad-soft)", stroke: "var(--bad)" },
  call: { stroke: "var(--bad)", "stroke-width": "2.4" },
  seam: { stroke: "var(--memory)", "stroke-width": "2" },
} as const;

/** A path in a square of 24 by 24, and what it is, which gives it its colours. */
type Stroke = readonly [look: keyof typeof LOOKS, d: string];

const RING = "M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0z";

export const DRAWINGS = {
  token: [
    ["coin", "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z"],
    [
      "heart",
      "M12 17.500c-3.6-2.6-5.4-4.5-5.4-6.9 0-1.7 1.2-2.9 2.7-2.9 1.2 0 2.1.7 2.7 1.8.6-1.1 1.5-1.8 2.7-1.8 1.5 0 2.7 1.2 2.7 2.9 0 2.4-1.8 4.3-5.4 6.900z",
    ],
  ],
  worse: [
    [
      "drop",
      "M12 2.500c3.9 5 6.2 8.6 6.2 12A6.3 6.3 0 0 1 12 21a6.3 6.3 0 0 1-6.2-6.500c0-3.4 2.3-7 6.2-12z",
    ],
    ["fall", "M12 8.500v8m-3-3 3 3 3-3"],
  ],
  steady: [
    ["pane", RING],
    ["line", "M5.5 12.500h3.800l1.5-4 2.6 7 1.5-3h3.6"],
  ],
  hazy: [
    ["cloud", "M6.5 18.500a4.3 4.3 0 0 1-.4-8.500A6 6 0 0 1 17.6 9a4.8 4.8 0 0 1 .2 9.500z"],
    ["thread", "M5 21.500h14"],
  ],
  clear: [
    [
      "pane",
      "M5.5 4h13a1.5 1.5 0 0 1 1.5 1.5v13a1.5 1.5 0 0 1-1.5 1.5h-13a1.5 1.5 0 0 1-1.5-1.5v-13a1.5 1.5 0 0 1 1.5-1.5z",
    ],
    ["line", "m6.5 16 4-5 3 3 2-2.4 2.2 4.4"],
  ],
  either: [
    ["coin", "M1.5 8.500a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0z"],
    ["cloud", "M11.5 21a3.2 3.2 0 0 1-.3-6.3 4.6 4.6 0 0 1 8.8-.7 3.6 3.6 0 0 1 .1 7z"],
    ["line", "M3.5 20.5 20.5 3.5"],
  ],
  ask: [
    ["line", "M4 5h16v11h-8l-4.5 4v-4H4z"],
    ["line", "M9.8 8.800c.2-1.3 1.2-2 2.4-2 1.4 0 2.4.8 2.4 2 0 1.6-2.4 1.7-2.4 3.200m0 1.800v.2"],
  ],
  event: [["flash", "M13.5 2.5 5 13.5h5.5L9 21.5l9.5-12h-6z"]],
  phone: [
    [
      "line",
      "M5 4.500c-1.4 1-1.5 3.6.6 7.6 2.3 4.3 5.6 7 8.5 7.6 2.4.5 4.6-.6 4.9-2.400l-4-2.7-2 1.600c-2-.9-4-3.4-4.6-5.600l1.9-1.700L8.6 4.400c-1.2-.9-2.5-.7-3.6.1z",
    ],
  ],
  tired: [
    [
      "full",
      "M2.6 12a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0zM10.6 12a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0z",
    ],
    ["line", "M18.8 12a3.2 3.2 0 0 1 3.2-3.2"],
  ],
  double: [["line", "m4 9 6 6m0-6-6 6M14 9.500c.3-3.3 6-3.3 6 0 0 2.2-5.5 3.5-6 6.500h6.2"]],
  warning: [
    ["alarm", RING],
    ["call", "M12 6.500v7M12 17v.2"],
  ],
  joined: [
    ["pane", "M1.5 6.500H12v11H1.500zM12 6.500h10.500v11H12z"],
    ["seam", "M9.5 9h5M9.5 12h5M9.5 15h5"],
  ],
  plus: [
    ["pane", RING],
    ["line", "M7 12h10M12 7v10"],
  ],
  minus: [
    ["pane", RING],
    ["line", "M7 12h10"],
  ],
  letter: [
    ["pane", RING],
    ["line", "M9 17V7l6 10V7"],
  ],
  regret: [
    ["pane", RING],
    [
      "line",
      "M12 12c-1.5-2.3-2.7-3-3.9-3a3 3 0 0 0 0 6c1.2 0 2.4-.7 3.9-3s2.7-3 3.9-3a3 3 0 0 1 0 6c-1.2 0-2.4-.7-3.9-3z",
    ],
  ],
  arrived: [
    ["pane", "M5 21.500v-19h10v19z"],
    ["line", "M15 4.5 20.5 6v14.500L15 21.500M2.5 21.500H15M17.5 13.500v.2"],
  ],
} as const satisfies Readonly<Record<string, readonly Stroke[]>>;

export type SignName = keyof typeof DRAWINGS;
export const SIGNS = Object.keys(DRAWINGS) as readonly SignName[];
