/** The rules of play in our own words, section by section; each names the rules it tells. */
import type { HelpSection } from "../screens";
import { content } from "./generated/content";

function section(name: string, count: number): HelpSection {
  const paragraphs = Array.from({ length: count }, (_, number) => `help-${name}-${number + 1}`);
  return { title: `help-${name}`, paragraphs };
}

export const help: readonly HelpSection[] = [
  section("goal", 3),
  section("turn", 4),
  section("patients", 4),
  section("fever", 5),
  section("market", 6),
  section("building", 5),
  section("rebuild", 4),
  section("more", 3),
  { ...section("rooms", 2), things: content.rooms.map((id) => ({ kind: "tile", id })) },
  section("end", 4),
  section("board", 5),
];
