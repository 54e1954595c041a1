/** What the cards of things tell in Rush M.D. */
import type { Words } from "../../words/words";
import type { ThingTold } from "../screens";
import {
  bedInWords,
  countsInWords,
  glassInWords,
  patientInWords,
  roundInWords,
  suppliedInWords,
  tally,
} from "./sentences";
import {
  bedOf,
  boardsOf,
  diagnosisCard,
  patientAt,
  slotOf,
  type Boards,
  type Patient,
  type RushView,
} from "./view";

export function thing(key: string, view: RushView, words: Words): ThingTold | null {
  const [kind = "", id = "", more = ""] = key.split(":");
  if (kind === "score") return score(id, view, words);
  const boards = boardsOf(view);
  if (!boards) return null;
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
    case "diagnosis":
      return diagnosis(id, more, boards, words);
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

/** What the head counts. */
function score(id: string, view: RushView, words: Words): ThingTold | null {
  const help = (paragraph: string): string => words.text(`web-rush-help-${paragraph}`);
  const stands = roundInWords(view, words);
  if (id === "round")
    return {
      name: words.text("web-rush-round"),
      rule: help("goal-1"),
      now: [stands, help("round-1"), help("round-2"), help("round-3")],
    };
  if (id === "points")
    return { name: words.text("web-rush-points"), rule: help("goal-2"), now: [stands] };
  if (id === "deaths")
    return { name: words.text("web-rush-deaths"), rule: help("evaluation-2"), now: [stands] };
  const wanted = view.goals.findIndex(({ name }) => id === `goal-${name}`);
  const sentence = tally(view, words)[wanted]?.sentence;
  if (sentence === undefined) return null;
  return {
    name: words.text("web-rush-objective"),
    rule: help("goal-1"),
    now: [sentence, help(view.goals[wanted]?.name === "points" ? "goal-2" : "evaluation-1")],
  };
}

/** A card that an exam has brought to a bed. */
function diagnosis(bed: string, exam: string, boards: Boards, words: Words): ThingTold | null {
  const card = bedOf(boards, bed)?.diagnoses.find((each) => each.exam === exam);
  const facts = card ? diagnosisCard(card.id) : undefined;
  if (!card || !facts) return null;
  const asks = (["ward", "or"] as const).flatMap((tag) => {
    const doses = countsInWords(tag === "ward" ? facts.bedside : facts.surgery, words);
    return doses === "" ? [] : [words.text(`web-rush-chart-${tag}`, { doses })];
  });
  return {
    name: words.name("diagnosis", card.id),
    rule: words.text("web-rush-help-exams-1"),
    now: [
      words.text("web-rush-diagnosis", {
        exam: card.exam,
        diagnosis: card.id,
        count: facts.effectiveness,
      }),
      card.applies
        ? words.text("web-rush-thing-diagnosis-counts", { count: facts.reputation })
        : words.text("web-rush-thing-diagnosis-idle"),
      ...asks,
      ...(facts.contagious ? [words.text("web-rush-help-epidemics-1")] : []),
    ],
  };
}

function stored(kind: string, boards: Boards): number {
  return Number((boards.storage as Readonly<Record<string, number>>)[kind] ?? 0);
}

/** What the evaluation will make of a patient. */
function judged({ reputation, costs }: Patient, words: Words): string {
  return words.text("web-rush-thing-judged", { reputation, costs });
}

function patient(place: string, boards: Boards, words: Words): ThingTold | null {
  const found = patientAt(boards, place);
  if (!found) return null;
  const clinic = place.startsWith("C");
  return {
    name: words.name("patient", found.id),
    rule: words.text(`web-rush-help-${clinic ? "treatment-1" : "patients-2"}`),
    now: [patientInWords(boards, found, words), judged(found, words)],
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
    now: [bedInWords(boards, found, words), ...(lying ? [judged(lying, words)] : [])],
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
