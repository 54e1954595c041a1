/** The rules of play in our own words, section by section. */
import type { HelpSection } from "../screens";
import { content } from "./generated/content";

function section(name: string, count: number): HelpSection {
  const paragraphs = Array.from({ length: count }, (_, number) => `help-${name}-${number + 1}`);
  return { title: `help-${name}`, paragraphs };
}

export const help: readonly HelpSection[] = [
  section("goal", 2),
  section("turn", 4),
  section("moving", 4),
  section("work", 4),
  section("spread", 4),
  { ...section("roles", 1), things: content.roles.map((id) => ({ kind: "role", id })) },
  {
    ...section("events", 2),
    things: [...content.events, "epidemic"].map((id) => ({ kind: "card", id })),
  },
  section("end", 2),
  section("board", 3),
];
