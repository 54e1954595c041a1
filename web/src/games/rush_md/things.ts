/** What the cards of things tell in Rush M.D. */
import type { Words } from "../../words/words";
import type { ThingTold } from "../screens";
import { bedInWords, glassInWords, patientInWords, suppliedInWords } from "./sentences";
import { bedOf, boardsOf, patientAt, slotOf, type Boards, type RushView } from "./view";

export function thing(key: string, view: RushView, words: Words): ThingTold | null {
  const boards = boardsOf(view);
  if (!boards) return null;
  const [kind = "", id = ""] = key.split(":");
  const help = (paragraph: string): string => words.text(`web-rush-help-${paragraph}`);
  switch (kind) {
    case "place":
      return patient(id, boards, words);
    case "bed":
    case "home":
      return bed(id, boards, words);
    case "glass":
      return glass(id, boards, words);
    case "slot":
      return slot(id, boards, words);
    case "stored":
    case "given":
      return {
        name: words.name("kind", id, "cap"),
        rule: help("treatment-1"),
        now: [words.text("web-rush-stored", { kind: id, count: stored(id, boards) })],
        could: [`give ${id}`, `inject ${id}`, `organ ${id}`],
      };
    case "supply":
      return {
        name: words.name("kind", id, "cap"),
        rule: help("treatment-4"),
        now: [
          suppliedInWords(boards, id, words),
          words.text("web-rush-stored", { kind: id, count: stored(id, boards) }),
        ],
        could: [`stock ${id}`, `stock_organ ${id}`],
      };
    case "area":
      return { name: words.name("area", id), rule: help("exams-1") };
    case "deck":
      return { name: words.name("type", id), rule: help("patients-1"), could: [`draw ${id}`] };
    case "back":
      return { name: words.name("exam", id), rule: help("exams-1") };
    case "token":
      return { name: words.name("exam", "cultures"), rule: help("exams-2") };
    case "disc":
    case "hole":
      return { name: words.name("exam", "blood_exam"), rule: help("exams-3") };
    case "research":
      return { name: words.name("research", id), rule: words.name("research", id, "rule") };
    case "epidemic":
    case "symbol":
      return { name: help("epidemics"), rule: help("epidemics-1"), now: [help("epidemics-2")] };
    default:
      return null;
  }
}

function stored(kind: string, boards: Boards): number {
  return Number((boards.storage as Readonly<Record<string, number>>)[kind] ?? 0);
}

function patient(place: string, boards: Boards, words: Words): ThingTold | null {
  const found = patientAt(boards, place);
  if (!found) return null;
  const clinic = place.startsWith("C");
  return {
    name: words.name("patient", found.id),
    rule: words.text(`web-rush-help-${clinic ? "treatment-1" : "patients-2"}`),
    now: [
      patientInWords(boards, found, words),
      words.text("web-rush-thing-judged", { reputation: found.reputation, costs: found.costs }),
    ],
    could: [`target ${place}`],
  };
}

function bed(id: string, boards: Boards, words: Words): ThingTold | null {
  const found = bedOf(boards, id);
  if (!found) return null;
  const lying = patientAt(boards, id);
  return {
    name: words.name("place", id, "cap"),
    rule: words.text("web-rush-help-patients-3"),
    now: [
      bedInWords(boards, found, words),
      ...(lying
        ? [
            words.text("web-rush-thing-judged", {
              reputation: lying.reputation,
              costs: lying.costs,
            }),
          ]
        : []),
    ],
    could: [`target ${id}`],
  };
}

function glass(id: string, boards: Boards, words: Words): ThingTold | null {
  const found = boards.glasses.find((each) => each.id === id);
  if (!found) return null;
  return {
    name: words.name("glass", id, "cap"),
    rule: words.text("web-rush-help-glasses-2"),
    now: [glassInWords(boards, found, boards.now, words), words.text("web-rush-next-steps-why")],
    could: [`lift_off ${id}`],
  };
}

function slot(id: string, boards: Boards, words: Words): ThingTold | null {
  const found = slotOf(boards, id);
  if (!found) return null;
  return {
    name: words.name("slot", id, "cap"),
    rule: words.text("web-rush-help-glasses-3"),
    now: found.glass === null ? [] : [words.name("glass", found.glass, "cap")],
    could: boards.glasses
      .filter(({ slot: at }) => at === null)
      .map((each) => `place ${each.id} ${id}`)
      .slice(0, 4),
  };
}
