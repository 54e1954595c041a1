/** What is where, in words: names for things on the board and the position for whoever hears it. */
import type { View } from "../../protocol";
import type { Words } from "../../words/words";
import { PERIODS, PLACES, placeOf, slotOf } from "./grid/seams";
import type { Cell, Face, HoldingOnView, Patient, Shift, Whereabouts } from "./view";
import {
  BANDS,
  DAYS,
  doctorsOf,
  EFFECTS,
  hasFace,
  matching,
  PATIENTS,
  patientOf,
  POOL,
  seen,
  SHIFTS,
  staffAt,
  WARNINGS,
} from "./view";

export function pawnName(pawn: string, words: Words): string {
  return words.name("staff", pawn, "cap");
}

/** A pawn and how tired it is. */
export function pawnInWords(view: HoldingOnView, pawn: string, words: Words): string {
  const count = view.staff[pawn]?.fatigue ?? 0;
  const name = pawnName(pawn, words);
  return count > 0 ? `${name}, ${words.text("web-holding-on-fatigue", { count })}` : name;
}

/** What a patient card asks for and gives. */
export function patientInWords(id: string, words: Words): string {
  const card = PATIENTS[id];
  if (!card) return words.name("patient", id);
  return [
    `${words.name("patient", id)} (${words.name("kind", card.kind)})`,
    words.text("web-holding-on-places", { count: card.staff }),
    symbolsInWords(card, words),
    rewardsInWords(card, words),
  ].join("; ");
}

export function symbolsInWords(card: Patient, words: Words): string {
  return card.kind === "stable"
    ? words.text("web-holding-on-stable-symbol")
    : words.text("web-holding-on-deteriorations", { count: card.symbols });
}

export function rewardsInWords(card: Patient, words: Words): string {
  if (card.kind === "critical") return words.text("web-holding-on-critical-reward");
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

export function sceneOf(scene: string | undefined, words: Words): string {
  const id = `scene-${scene ?? ""}`;
  return words.has(id) ? words.text(id) : "";
}

/** Billy as he is drawn on a memory, for those who do not see it. */
export function figureInWords({ figure }: Face, words: Words): string {
  return words.text("web-holding-on-figure", {
    pose: words.text(`web-holding-on-pose-${figure.pose}`),
    facing: words.text(`web-holding-on-facing-${figure.facing}`),
    object: words.text(`web-holding-on-object-${figure.object || "nothing"}`),
  });
}

/** The four edges, stitch by stitch, so that seams can be fitted by ear. */
export function seamsInWords({ seams }: Face, words: Words): string {
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

export function memoryInWords(face: Face, words: Words): string {
  return `${figureInWords(face, words)}. ${seamsInWords(face, words)}.`;
}

/** A place in the grid and what lies there. */
export function slotInWords(cell: Cell | null, slot: number, words: Words): string {
  const place = words.text("web-holding-on-slot", { slot: placeOf(slot) });
  if (!cell) return words.text("web-holding-on-slot-empty", { place });
  const kind = words.text(cell.clear ? "web-holding-on-clear" : "web-holding-on-hazy");
  return [`${place}: ${kind}`, figureInWords(cell, words), ...marksInWords(cell, words)].join(", ");
}

/** The marks of a clear memory, as far as their names may be read. */
export function marksInWords(cell: Cell, words: Words): readonly string[] {
  if (!cell.clear) return [];
  return [`mark-${cell.mark}`, `contact-${cell.contact}`, `regret-${cell.regret}`]
    .filter((id) => words.has(id))
    .map((id) => words.text(id));
}

/** One part of the goal; the first scenario asks for the five periods in their order. */
export function conditionInWords(view: HoldingOnView, place: number, words: Words): string {
  if (view.scenario === 1) {
    return words.text("web-holding-on-condition-period", { period: String(place + 1) });
  }
  const condition = view.goal[place];
  if (!condition) return "";
  return words.text(`web-holding-on-condition-${condition.kind}`, { count: condition.number });
}

/** What an event brings in the present band. */
export function effectInWords(event: string, band: string, words: Words): string {
  const symbols = EFFECTS[event]?.[BANDS.findIndex((each) => each === band)] ?? [];
  return symbols.map((symbol) => words.text(`effect-${symbol.replaceAll("_", "-")}`)).join(", ");
}

export function whereInWords(at: Whereabouts, words: Words): string {
  if (SHIFTS.some((shift) => shift === at)) return words.name("shift", at);
  return words.text(`web-holding-on-at-${at.replaceAll("_", "-")}`);
}

export function position(view: View, words: Words): readonly string[] {
  const now = seen(view);
  return [
    ...standing(now, words),
    ...SHIFTS.flatMap((shift) => shiftInWords(now, shift, words)),
    ...team(now, words),
    ...memories(now, words),
  ];
}

function standing(view: HoldingOnView, words: Words): readonly string[] {
  return [
    words.text("web-holding-on-position-day", {
      day: view.day,
      days: DAYS,
      shift: view.shift,
      staff: view.manager,
    }),
    words.text("web-holding-on-position-health", { health: view.health, band: view.band }),
    words.text("web-holding-on-position-warnings", { count: view.warnings, most: WARNINGS }),
    words.text(
      view.medical_given
        ? "web-holding-on-position-medical-given"
        : "web-holding-on-position-medical-due",
    ),
    words.text("web-holding-on-position-decks", {
      hazy: view.hazy_deck,
      clear: view.clear_deck,
      count: view.supply,
    }),
  ];
}

function shiftInWords(view: HoldingOnView, shift: Shift, words: Words): readonly string[] {
  const id = patientOf(view, shift);
  if (!id) return [];
  const there = staffAt(view, shift).map((pawn) => words.name("staff", pawn));
  return [
    words.text("web-holding-on-position-shift", {
      shift,
      card: patientInWords(id, words),
      team: words.listed(there),
    }),
  ];
}

function team(view: HoldingOnView, words: Words): readonly string[] {
  const staff = Object.entries(view.staff)
    .filter(([, { at }]) => at !== "out")
    .map(([pawn, { at, fatigue }]) =>
      words.text("web-holding-on-position-pawn", {
        staff: pawn,
        where: whereInWords(at, words),
        count: fatigue,
      }),
    );
  const purses = [...doctorsOf(view), POOL].map((purse) =>
    words.text("web-holding-on-position-purse", {
      staff: purse,
      count: view.tokens[purse] ?? 0,
      hazy: (view.held_hazy[purse] ?? []).length,
      clear: (view.held_clear[purse] ?? []).length,
    }),
  );
  return [...staff, ...purses];
}

function memories(view: HoldingOnView, words: Words): readonly string[] {
  const rows = Array.from({ length: PERIODS }, (_, row) => row + 1).flatMap((period) => {
    const cells = Array.from({ length: PLACES }, (_, place) => {
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
  const held = matching(view);
  return [
    ...rows,
    ...(up ? [words.text("web-holding-on-position-up", { face: memoryInWords(up, words) })] : []),
    ...(held && hasFace(held)
      ? [words.text("web-holding-on-position-held", { face: memoryInWords(held, words) })]
      : []),
  ];
}
