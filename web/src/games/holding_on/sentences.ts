/** What is where, in words: names for things on the board and the position for those who hear it. */
import type { Words } from "../../words/words";
import type { PositionPart, Tally } from "../screens";
import { content, type HoldingPatient } from "./generated/content";
import type {
  HoldingChance,
  HoldingCondition,
  HoldingFace,
  HoldingMemory,
  HoldingShift,
  HoldingSymbol,
  HoldingView,
  HoldingWhereabouts,
} from "./generated/view";
import { placeOf, slotOf } from "./grid/places";
import { printed, purses, staffAt } from "./scene";

/** What can be drawn and compared of a memory. */
type Drawn = Pick<HoldingFace, "figure" | "seams">;

export function pawnName(pawn: string, words: Words): string {
  return words.name("staff", pawn, "cap");
}

/** Billy's health, and the band in which it is. */
export function healthInWords({ health, band }: HoldingView, words: Words): string {
  return words.text("web-holding-on-position-health", { health, band });
}

export function warningsInWords({ warnings }: HoldingView, words: Words): string {
  const most = content.warnings;
  return words.text("web-holding-on-position-warnings", { count: warnings, most });
}

/** A pawn and how tired it is. */
export function pawnInWords(view: HoldingView, pawn: string, words: Words): string {
  const count = view.staff[pawn]?.fatigue ?? 0;
  const name = pawnName(pawn, words);
  return count > 0 ? `${name}, ${words.text("web-holding-on-fatigue", { count })}` : name;
}

/** What a patient card asks for and gives. */
export function patientInWords(id: string, words: Words): string {
  const card = printed(id);
  if (!card) return words.name("patient", id);
  return [
    `${words.name("patient", id)} (${words.name("kind", card.kind)})`,
    words.text("web-holding-on-places", { count: card.staff }),
    symbolsInWords(card, words),
    rewardsInWords(card, words),
  ].join("; ");
}

export function symbolsInWords(card: HoldingPatient, words: Words): string {
  return card.deterioration > 0
    ? words.text("web-holding-on-deteriorations", { count: card.symbols })
    : words.text("web-holding-on-stable-symbol");
}

export function rewardsInWords(card: HoldingPatient, words: Words): string {
  if (card.averted > 0) return words.text("web-holding-on-critical-reward");
  const parts = (["tokens", "hazy", "either"] as const).flatMap((reward) =>
    card[reward] > 0
      ? [words.text(`web-holding-on-reward-${reward}`, { count: card[reward] })]
      : [],
  );
  return words.text("web-holding-on-rewards", { rewards: words.listed(parts) });
}

/** The quotation of a memory, where its text is here. */
export function quoteOf(quote: string, words: Words): string {
  const id = `quote-${quote}`;
  return words.has(id) ? words.text("web-holding-on-quoted", { text: words.text(id) }) : "";
}

export function sceneOf(scene: string | null | undefined, words: Words): string {
  const id = `scene-${scene ?? ""}`;
  return words.has(id) ? words.text(id) : "";
}

/** Billy as he is drawn on a memory, for those who do not see it. */
export function figureInWords({ figure }: Drawn, words: Words): string {
  return words.text("web-holding-on-figure", {
    pose: words.text(`web-holding-on-pose-${figure.pose}`),
    facing: words.text(`web-holding-on-facing-${figure.facing}`),
    object: words.text(`web-holding-on-object-${figure.object || "nothing"}`),
  });
}

/** The four edges, stitch by stitch, so that seams can be fitted by ear. */
export function seamsInWords({ seams }: Drawn, words: Words): string {
  const sides = (["l", "r", "t", "b"] as const).map((side) =>
    words.text(`web-holding-on-edge-${side}`, {
      stitches:
        seams[side] === ""
          ? words.text("web-holding-on-hem")
          : [...seams[side]].map((s) => words.text(`web-holding-on-stitch-${s}`)).join(", "),
    }),
  );
  return sides.join("; ");
}

export function memoryInWords(face: Drawn, words: Words): string {
  return `${figureInWords(face, words)}. ${seamsInWords(face, words)}.`;
}

/** A place in the grid and what lies there. */
export function slotInWords(cell: HoldingMemory | null, slot: number, words: Words): string {
  const place = words.text("web-holding-on-slot", { slot: placeOf(slot) });
  if (!cell) return words.text("web-holding-on-slot-empty", { place });
  const kind = words.text(cell.clear ? "web-holding-on-clear" : "web-holding-on-hazy");
  return [`${place}: ${kind}`, figureInWords(cell, words), ...marksInWords(cell, words)].join(", ");
}

/** The marks of a clear memory, as far as their names may be read. */
export function marksInWords(cell: HoldingMemory, words: Words): readonly string[] {
  if (!cell.clear) return [];
  return [`mark-${cell.mark}`, `contact-${cell.contact}`, `regret-${cell.regret}`]
    .filter((id) => words.has(id))
    .map((id) => words.text(id));
}

/** May this reader know who it is? A record tells no names that its reader has not come to. */
function isNamed(contact: string, words: Words): boolean {
  return words.has(`contact-${contact}`);
}

type Goal = readonly HoldingCondition[];

/** Of two whose names are not known here, the second of the goal is somebody else. */
function isElse(contact: string, goal: Goal): boolean {
  const first = goal.find((each) => each.contact !== null);
  return first !== undefined && first.contact !== contact;
}

/** Who is phoned and may come, as far as that is known here. */
export function contactName(contact: string, words: Words, goal: Goal): string {
  if (isNamed(contact, words)) return words.name("contact", contact);
  return words.text(
    isElse(contact, goal) ? "web-holding-on-somebody-else" : "web-holding-on-somebody",
  );
}

/** One part of a goal. */
export function conditionInWords(condition: HoldingCondition, words: Words, goal: Goal): string {
  const { kind, number, period, contact, named } = condition;
  const about = {
    count: number,
    ...(contact === null ? {} : { contact }),
    ...(period === null ? {} : { period: String(period) }),
  };
  if (contact !== null && !isNamed(contact, words)) {
    if (kind === "arrived" && isElse(contact, goal))
      return words.text("web-holding-on-somebody-else-arrived");
    return words.text(`web-holding-on-somebody-${kind}`, { count: number });
  }
  if (kind !== "count") return words.text(`web-holding-on-condition-${kind}`, about);
  if (period !== null) return words.text("web-holding-on-condition-period", about);
  return words.text(
    named ? "web-holding-on-condition-count" : "web-holding-on-condition-any",
    about,
  );
}

/** The same in a word or two, for the head of the table; those who have no name here have a sign. */
export function shortCondition(condition: HoldingCondition, words: Words): string {
  const { kind, period, contact } = condition;
  if (period !== null) return words.name("period", String(period));
  if (contact !== null) return isNamed(contact, words) ? words.name("contact", contact) : "";
  return words.text(`web-holding-on-short-${kind}`);
}

/** One part of the goal, and how far it has come. */
export function progressInWords(condition: HoldingCondition, words: Words, goal: Goal): string {
  const { number, reached, met } = condition;
  const part = conditionInWords(condition, words, goal);
  if (number === 1)
    return `${part}: ${words.text(met ? "web-holding-on-reached" : "web-holding-on-not-reached")}`;
  const far = Math.max(0, reached);
  return `${part} ${words.text("web-holding-on-progress", { reached: far, count: number })}`;
}

/** The goal in the words of the story, then its parts. */
export function goalInWords({ scenario, goal }: HoldingView, words: Words): string {
  const story = `scenario-${String(scenario).padStart(2, "0")}-goal`;
  const parts = goal.map((condition) => progressInWords(condition, words, goal)).join("; ");
  return words.has(story) ? `${words.text(story)} ${parts}.` : `${parts}.`;
}

/** At the end: each part of the goal, and whether it was reached. */
export function tally({ goal }: HoldingView, words: Words): readonly Tally[] {
  return goal.map((condition) => ({
    sentence:
      condition.number > 1
        ? progressInWords(condition, words, goal)
        : conditionInWords(condition, words, goal),
    met: condition.met,
  }));
}

/** What the next card may be. */
export function chanceInWords({ memories, events }: HoldingChance, words: Words): string {
  return words.text("web-holding-on-chance", { memories, count: events });
}

/** What an event brings in the present band. */
export function effectsInWords(effects: readonly HoldingSymbol[], words: Words): string {
  return effects.map((symbol) => words.text(`effect-${symbol.replaceAll("_", "-")}`)).join(", ");
}

export function whereInWords(at: HoldingWhereabouts, words: Words): string {
  if (content.shifts.some((shift) => shift === at)) return words.name("shift", at);
  return words.text(`web-holding-on-at-${at.replaceAll("_", "-")}`);
}

/** The position for those who do not see the board, under headings. */
export function parts(view: HoldingView, words: Words): readonly PositionPart[] {
  return [
    { title: words.text("board-day"), sentences: standing(view, words) },
    {
      title: words.text("board-patients"),
      sentences: view.shifts.flatMap((shift) => shiftInWords(view, shift, words)),
    },
    { title: words.text("help-staff"), sentences: team(view, words) },
    { title: words.text("board-grid"), sentences: memories(view, words) },
  ].filter(({ sentences }) => sentences.length > 0);
}

function standing(view: HoldingView, words: Words): readonly string[] {
  return [
    words.text("web-holding-on-position-day", {
      day: view.day,
      days: content.days,
      shift: view.shift,
      staff: view.manager,
    }),
    healthInWords(view, words),
    warningsInWords(view, words),
    words.text(
      view.medical_given
        ? "web-holding-on-position-medical-given"
        : "web-holding-on-position-medical-due",
    ),
    words.text("web-holding-on-position-decks", {
      hazy: view.hazy.cards,
      clear: view.clear.cards,
      count: view.supply,
    }),
  ];
}

function shiftInWords(
  view: HoldingView,
  { shift, patient }: HoldingShift,
  words: Words,
): readonly string[] {
  if (patient === null) return [];
  const there = staffAt(view, shift).map((pawn) => words.name("staff", pawn));
  return [
    words.text("web-holding-on-position-shift", {
      shift,
      card: patientInWords(patient, words),
      team: words.listed(there),
    }),
  ];
}

function team(view: HoldingView, words: Words): readonly string[] {
  const staff = Object.entries(view.staff)
    .filter(([, { at }]) => at !== "out")
    .map(([pawn, { at, fatigue }]) =>
      words.text("web-holding-on-position-pawn", {
        staff: pawn,
        where: whereInWords(at, words),
        count: fatigue,
      }),
    );
  const owned = purses(view).map((purse) =>
    words.text("web-holding-on-position-purse", {
      staff: purse,
      count: view.tokens[purse] ?? 0,
      hazy: (view.held_hazy[purse] ?? []).length,
      clear: (view.held_clear[purse] ?? []).length,
    }),
  );
  return [...staff, ...owned];
}

function memories(view: HoldingView, words: Words): readonly string[] {
  const rows = Array.from({ length: content.periods }, (_, row) => row + 1).flatMap((period) => {
    const cells = Array.from({ length: content.places }, (_, place) => {
      const cell = view.grid[slotOf(period, place + 1)];
      return cell
        ? [`${slotInWords(cell, slotOf(period, place + 1), words)}. ${seamsInWords(cell, words)}`]
        : [];
    }).flat();
    return cells.length > 0
      ? [words.text("web-holding-on-position-row", { period, cells: cells.join(" — ") })]
      : [];
  });
  const up = view.turned_up;
  const face = view.matching?.face;
  return [
    ...rows,
    ...(up ? [words.text("web-holding-on-position-up", { face: memoryInWords(up, words) })] : []),
    ...(face
      ? [words.text("web-holding-on-position-held", { face: memoryInWords(face, words) })]
      : []),
  ];
}
