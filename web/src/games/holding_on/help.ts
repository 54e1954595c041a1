/** The rules of play in our own words, section by section. */
import type { HelpSection } from "../screens";
import { SIGNS } from "./pieces/signs";

function section(name: string, count: number): HelpSection {
  const paragraphs = Array.from({ length: count }, (_, number) => `help-${name}-${number + 1}`);
  return { title: `help-${name}`, paragraphs };
}

export const help: readonly HelpSection[] = [
  section("goal", 3),
  section("day", 4),
  {
    ...section("staff", 4),
    things: ["doctor", "nurse", "medical_assistant"].map((id) => ({ kind: "role", id })),
  },
  section("care", 5),
  section("talk", 5),
  section("query", 4),
  section("evening", 4),
  section("phone", 2),
  section("fatigue", 4),
  section("warnings", 2),
  section("players", 3),
  section("board", 4),
  {
    title: "web-holding-on-signs",
    things: SIGNS.map((sign) => ({ kind: "web-holding-on", id: `sign-${sign}` })),
  },
];
