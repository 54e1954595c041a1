/** The rules of play in our own words, section by section; each names the rules it tells. */
import type { HelpSection } from "../screens";
import { EVENTS, ROLES } from "./view";

function section(name: string, count: number): HelpSection {
  const paragraphs = Array.from(
    { length: count },
    (_, number) => `web-pandemic-help-${name}-${number + 1}`,
  );
  return { title: `web-pandemic-help-${name}`, paragraphs };
}

export const help: readonly HelpSection[] = [
  section("goal", 2),
  section("turn", 4),
  section("moving", 4),
  section("work", 4),
  section("spread", 4),
  { ...section("roles", 1), things: ROLES.map((id) => ({ kind: "role", id })) },
  {
    ...section("events", 2),
    things: [...EVENTS, "epidemic"].map((id) => ({ kind: "card", id })),
  },
  section("end", 2),
  section("board", 3),
];
