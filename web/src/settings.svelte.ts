/** What a person set up once, remembered by the browser. */

import { READINGS, type ReadOut } from "./table/read_out";
import { isLanguage, type Language } from "./words/languages";

export const THEMES = ["system", "light", "dark"] as const;
export const SPEEDS = ["slow", "usual", "fast", "off"] as const;

export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

/** How much longer things take than usual. */
const SLOWNESS: Record<Speed, number> = { slow: 1.8, usual: 1, fast: 0.45, off: 0 };

interface Kept {
  theme: Theme;
  speed: Speed;
  sound: boolean;
  /** How loud sounds are, from 0 to 1. */
  volume: number;
  notices: boolean;
  language: Language | null;
  columnOpen: boolean;
  /** What a screen reader is told besides the own questions. */
  readOut: ReadOut;
  /** Single letters are commands. */
  keys: boolean;
  /** Has made a move once, and needs not be told how. */
  practised: boolean;
  /** How far each lesson was taken, by game and name: the step, or LEARNT. */
  lessons: Record<string, number>;
  /** The games that were begun once: nobody is asked again whether to learn them. */
  met: string[];
  /** The games whose first real game, the accompanied one, was begun here. */
  accompanied: string[];
  /** What happens for the first time is explained. */
  explain: boolean;
  /** In an accompanied game the next step is in sight. */
  coach: boolean;
  /** What colleagues are after is drawn on the board. */
  plans: boolean;
}

/** A lesson that was taken to its end. */
export const LEARNT = -1;

const PLACE = "wardroom-settings";

function isTouch(): boolean {
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}

/** A window so wide has room for the panel beside the board; in others it waits to be asked for. */
const PANEL_BESIDE = 1440;

function read(): Kept {
  const usual: Kept = {
    theme: "system",
    speed: "usual",
    sound: !isTouch(),
    volume: 0.6,
    notices: false,
    language: null,
    columnOpen: typeof innerWidth === "number" && innerWidth >= PANEL_BESIDE,
    readOut: "summary",
    keys: true,
    practised: false,
    lessons: {},
    met: [],
    accompanied: [],
    explain: true,
    coach: true,
    plans: true,
  };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    if (typeof kept !== "object" || kept === null) return usual;
    const found = { ...usual, ...kept } as Kept;
    if (!THEMES.includes(found.theme)) found.theme = usual.theme;
    if (!(found.volume >= 0 && found.volume <= 1)) found.volume = usual.volume;
    if (!SPEEDS.includes(found.speed)) found.speed = usual.speed;
    if (!READINGS.includes(found.readOut)) found.readOut = usual.readOut;
    if (found.language !== null && !isLanguage(found.language)) found.language = null;
    if (typeof found.lessons !== "object" || found.lessons === null) found.lessons = {};
    if (!Array.isArray(found.met)) found.met = [];
    if (!Array.isArray(found.accompanied)) found.accompanied = [];
    return found;
  } catch {
    return usual;
  }
}

class Settings {
  #kept = $state<Kept>(read());
  #stillness = $state(false);
  #night = $state(false);

  constructor() {
    if (typeof matchMedia !== "function") return;
    const stillness = matchMedia("(prefers-reduced-motion: reduce)");
    this.#stillness = stillness.matches;
    stillness.addEventListener("change", () => (this.#stillness = stillness.matches));
    const night = matchMedia("(prefers-color-scheme: dark)");
    this.#night = night.matches;
    night.addEventListener("change", () => (this.#night = night.matches));
  }

  get theme(): Theme {
    return this.#kept.theme;
  }
  get speed(): Speed {
    return this.#kept.speed;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get volume(): number {
    return this.#kept.volume;
  }
  get notices(): boolean {
    return this.#kept.notices;
  }
  get language(): Language | null {
    return this.#kept.language;
  }
  get columnOpen(): boolean {
    return this.#kept.columnOpen;
  }

  get readOut(): ReadOut {
    return this.#kept.readOut;
  }

  get keys(): boolean {
    return this.#kept.keys;
  }

  get practised(): boolean {
    return this.#kept.practised;
  }

  get lessons(): Readonly<Record<string, number>> {
    return this.#kept.lessons;
  }

  get met(): readonly string[] {
    return this.#kept.met;
  }

  get accompanied(): readonly string[] {
    return this.#kept.accompanied;
  }

  get explain(): boolean {
    return this.#kept.explain;
  }

  get coach(): boolean {
    return this.#kept.coach;
  }
  get plans(): boolean {
    return this.#kept.plans;
  }

  /** Remember that a game was begun once. */
  meet(game: string): void {
    if (!this.met.includes(game)) this.set({ met: [...this.met, game] });
  }

  /** The theme that is really shown. */
  get shownTheme(): "light" | "dark" {
    if (this.theme !== "system") return this.theme;
    return this.#night ? "dark" : "light";
  }

  /** How many times the usual duration things take; 0 when nothing may move. */
  get slowness(): number {
    return this.#stillness ? 0 : SLOWNESS[this.speed];
  }

  set(changes: Partial<Kept>): void {
    Object.assign(this.#kept, changes);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
