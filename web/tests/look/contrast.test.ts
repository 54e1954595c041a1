/**
 * The colours that stand on each other, in the frame and in every room, by day and at night: at
 * least 4.5:1 for words, 3:1 for pieces, rings and large signs (WCAG 1.4.3, 1.4.11).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../../src");
const ROOMS = ["holding_on", "pandemic", "quarantine", "rush_md"] as const;
const THEMES = ["light", "dark"] as const;
type Theme = (typeof THEMES)[number];
type Tokens = ReadonlyMap<string, string>;

/** One colour for both lights, or one by day and one at night. */
const TOKEN = /--([\w-]+):\s*(?:light-dark\()?(#[0-9a-f]{6})(?:,\s*(#[0-9a-f]{6}))?/gi;

/** The tokens that a rule with exactly this selector sets, as they are in this light. */
function tokensOf(
  css: string,
  selector: string,
  theme: Theme,
): readonly (readonly [string, string])[] {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  return rules
    .filter(([, found]) => found?.replace(/\/\*.*?\*\//gs, "").trim() === selector)
    .flatMap(([, , body]) =>
      [...(body ?? "").matchAll(TOKEN)].map(
        ([, name = "", day = "", night = day]) => [name, theme === "dark" ? night : day] as const,
      ),
    );
}

function palette(room: string | null, theme: Theme): Tokens {
  const read = (path: string): string => readFileSync(join(SRC, path), "utf8");
  const frame = read("look/tokens.css");
  const own = room ? read(`games/${room}/room.css`) : "";
  const name = `.room-${(room ?? "").replaceAll("_", "-")}`;
  return new Map([
    ...tokensOf(frame, ":root", theme),
    ...tokensOf(own, name, theme),
    ...(theme === "dark" ? tokensOf(own, `:root[data-theme="dark"] ${name}`, theme) : []),
  ]);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Each line: what is written or drawn, and on what. */
const WORDS = {
  frame: [
    "ink ink-soft accent good bad lit on ground surface",
    "ink ink-soft on surface-2",
    "accent-ink on accent",
    "ink on accent-soft lit-soft bad-soft",
    "bad on bad-soft",
    "lit on lit-soft",
    "surface on good bad",
  ],
  holding_on: ["ink on morning afternoon night light", "paper-ink on paper paper-shade"],
  pandemic: ["ink on sea land"],
  quarantine: [
    "ink on paper sheet floor floor-lobby floor-yellow floor-red floor-green floor-blue",
    "ink on glow-soft",
    "street-ink on street",
  ],
  rush_md: ["ink on board board-2 hall", "sheet-ink on sheet"],
} as const;
const SIGNS = {
  frame: ["focus line-strong accent lit on ground surface", "focus on surface-2"],
  holding_on: [
    "thread-1 thread-2 thread-3 thread-4 thread-5 on paper",
    "health on band-green band-orange band-red band-black",
    "memory on surface",
  ],
  pandemic: ["way lit focus alarm on sea", "disease-blue disease-red disease-black on surface"],
  quarantine: [
    "wall on paper floor floor-lobby floor-yellow floor-red floor-green floor-blue",
    "sign-yellow on floor-yellow",
    "sign-red on floor-red",
    "sign-green on floor-green",
    "sign-blue on floor-blue",
    "seat-0 seat-1 seat-2 seat-3 on surface paper",
    "glow dim on paper",
    "hatch on floor floor-lobby floor-yellow floor-red floor-green floor-blue",
  ],
  rush_md: ["lit focus on board slot-doctor slot-nurse slot-general"],
} as const;

function tooFaint(lines: readonly string[], tokens: Tokens, least: number): readonly string[] {
  return lines.flatMap((line) => {
    const [drawn = "", ground = ""] = line.split(" on ");
    return drawn.split(" ").flatMap((above) =>
      ground.split(" ").flatMap((below) => {
        const [one, other] = [tokens.get(above), tokens.get(below)];
        if (!one || !other) return [`${above} or ${below} is no colour of this room`];
        const found = ratio(one, other);
        return found < least ? [`${above} on ${below}: ${found.toFixed(2)}`] : [];
      }),
    );
  });
}

test.each(THEMES)("the frame can be read, %s", (theme) => {
  expect(tooFaint(WORDS.frame, palette(null, theme), 4.5)).toEqual([]);
  expect(tooFaint(SIGNS.frame, palette(null, theme), 3)).toEqual([]);
});

test.each(ROOMS.flatMap((room) => THEMES.map((theme) => [room, theme] as const)))(
  "the room of %s can be read, %s",
  (room, theme) => {
    const tokens = palette(room, theme);
    expect(tooFaint([...WORDS.frame, ...WORDS[room]], tokens, 4.5)).toEqual([]);
    expect(tooFaint([...SIGNS.frame, ...SIGNS[room]], tokens, 3)).toEqual([]);
  },
);
