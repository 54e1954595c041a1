/** The rules of play in our own words, section by section. */
import type { HelpSection } from "../screens";

function section(name: string, count: number): HelpSection {
  const paragraphs = Array.from(
    { length: count },
    (_, number) => `web-rush-help-${name}-${number + 1}`,
  );
  return { title: `web-rush-help-${name}`, paragraphs };
}

export const help: readonly HelpSection[] = [
  section("goal", 2),
  section("round", 3),
  section("glasses", 4),
  section("patients", 4),
  section("exams", 5),
  section("treatment", 4),
  section("surgery", 3),
  section("evaluation", 3),
  section("epidemics", 2),
  section("hands", 4),
  section("steady", 2),
];
