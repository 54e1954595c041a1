/** What is where, in words: names for things on the boards and the position for those who hear it. */
import type { Words } from "../../words/words";
import type { Tally } from "../screens";
import { doses, isTreated, type Dose, type Tag } from "./charts";
import { stocked } from "./durations";
import type { RushCount } from "./generated/content";
import { isRunning } from "./time";
import {
  bedOf,
  BEDS,
  boardsOf,
  cardOf,
  KINDS,
  LETTERED,
  patientAt,
  PLACES,
  type BedState,
  type Boards,
  type Glass,
  type Kind,
  type Patient,
  type RushView,
} from "./view";

function doseInWords({ kind, need, given }: Dose, words: Words): string {
  return words.text("web-rush-dose", { kind, need, given });
}

export function countsInWords(counts: readonly RushCount[], words: Words): string {
  return counts.map(({ kind, count }) => words.text("counted", { kind, count })).join(", ");
}

function chartInWords(boards: Boards, place: string, tag: Tag, words: Words): string {
  const list = doses(boards, place, tag).map((dose) => doseInWords(dose, words));
  return list.length > 0 ? words.text(`web-rush-chart-${tag}`, { doses: list.join(", ") }) : "";
}

/** A patient in the Clinic or in the Admission row. */
export function patientInWords(boards: Boards, patient: Patient, words: Words): string {
  const card = cardOf(patient);
  const said = words.text("web-rush-patient", {
    place: patient.place,
    patient: patient.id,
    condition: patient.condition,
  });
  const more = patient.place.startsWith("C")
    ? [chartInWords(boards, patient.place, "clinic", words)]
    : [
        ...card.exams.map((exam) => words.text("web-rush-exam-needed", { exam })),
        words.text("web-rush-chart-ward", { doses: countsInWords(card.bedside, words) || "–" }),
        countsInWords(card.surgery, words) === ""
          ? ""
          : words.text("web-rush-chart-or", { doses: countsInWords(card.surgery, words) }),
      ];
  const symptoms = words.name("patient", patient.id, "symptoms");
  const done = patient.place.startsWith("C") && isTreated(boards, patient.place);
  const all = [said, ...more, done ? words.text("web-rush-treated") : "", symptoms];
  return all.filter((part) => part !== "").join(" ");
}

/** A bed, where it stands, and who lies in it. */
export function bedInWords(boards: Boards, bed: BedState, words: Words): string {
  const patient = patientAt(boards, bed.id);
  if (!patient) return words.text("web-rush-bed-free", { bed: bed.id });
  const said = words.text("web-rush-bed", {
    bed: bed.id,
    area: bed.area,
    patient: patient.id,
    condition: patient.condition,
  });
  const parts = [
    said,
    ...patient.exams.map((exam) => words.text("web-rush-exam-needed", { exam })),
    chartInWords(boards, bed.id, "ward", words),
    chartInWords(boards, bed.id, "or", words),
    chartInWords(boards, bed.id, "epidemic", words),
    isTreated(boards, bed.id) ? words.text("web-rush-treated") : "",
    words.name("patient", patient.id, "symptoms"),
  ];
  return parts.filter((part) => part !== "").join(" ");
}

export function glassInWords(view: RushView, glass: Glass, time: number, words: Words): string {
  if (glass.slot === null) return words.text("web-rush-glass-pool", { glass: glass.id });
  const args = { glass: glass.id, slot: glass.slot };
  if (view.phase === "action" && isRunning(glass, time)) {
    const count = Math.ceil((glass.free_at - time) / 1_000);
    return words.text("web-rush-glass-running", { ...args, count });
  }
  return words.text("web-rush-glass-free", args);
}

/** A number as it is seen, its letter before it: people who speak to the page say what is written. */
export function asWritten(kind: Kind, count: number, words: Words): string {
  return LETTERED.includes(kind) ? `${words.text(`web-rush-letter-${kind}`)} ${count}` : `${count}`;
}

/** What the Supply has of a kind, and how many of them one action brings. */
export function suppliedInWords(
  boards: Boards,
  kind: string,
  words: Words,
  written: string | null = null,
): string {
  const count = written ?? (boards.supply as Readonly<Record<string, number>>)[kind] ?? 0;
  return words.text("web-rush-supplied", { kind, count, stocked: stocked(kind) });
}

/** A thing on the table by its key. */
export function thingInWords(key: string, words: Words): string {
  const [kind = "", name = ""] = key.split(":");
  const called = CALLED[kind];
  return called ? words.name(called, name) : words.text("web-rush-scan-tile-short");
}

/** Among which names those of a kind of things are. */
const CALLED: Readonly<Record<string, string>> = {
  glass: "glass",
  bed: "place",
  place: "place",
  stored: "kind",
  supply: "kind",
  given: "kind",
  disc: "disc",
  deck: "type",
  back: "exam",
};

/** What a player is doing; nothing between two actions. */
export function doingInWords(view: RushView, seat: number, words: Words): string {
  const doing = view.tasks[seat];
  if (!doing) return words.text("web-rush-idle");
  const activity = words.text(`web-rush-activity-${doing.deed.replaceAll("_", "-")}`);
  if (doing.target === null) return activity;
  const target =
    doing.target === "epidemic"
      ? words.text("web-rush-the-epidemic")
      : words.name("place", doing.target);
  return words.text("web-rush-doing", { activity, target });
}

/** What is wanted in the end, and how far the team is. */
export function tally(view: RushView, words: Words): readonly Tally[] {
  return view.goals.map(({ name, now, goal, met }) => ({
    sentence: words.text(`web-rush-goal-${name}`, { now, goal }),
    met,
  }));
}

/** The round, and the Medical Points. */
export function roundInWords({ round, rounds, points }: RushView, words: Words): string {
  return words.text("web-rush-position-round", { number: round, rounds, points });
}

function stored(boards: Boards): readonly RushCount[] {
  return KINDS.flatMap((kind) => {
    const count = boards.storage[kind];
    return count > 0 ? [{ kind, count }] : [];
  });
}

export function position(now: RushView, words: Words): readonly string[] {
  const boards = boardsOf(now);
  const sentences = [
    roundInWords(now, words),
    ...tally(now, words).map(({ sentence }) => sentence),
  ];
  if (!boards) return [...sentences, words.text("web-rush-paused")];
  for (const place of PLACES) {
    const patient = patientAt(boards, place);
    if (!patient) continue;
    const bed = bedOf(boards, place);
    sentences.push(bed ? bedInWords(boards, bed, words) : patientInWords(boards, patient, words));
  }
  const empty = BEDS.filter((bed) => !patientAt(boards, bed));
  if (empty.length > 0) {
    sentences.push(words.text("web-rush-position-beds", { beds: empty.join(", ") }));
  }
  sentences.push(
    ...boards.glasses.map((glass) => glassInWords(now, glass, now.clock, words)),
    words.text("web-rush-position-storage", {
      items: countsInWords(stored(boards), words) || "–",
    }),
    ...boards.tasks.map((_, seat) =>
      words.text("web-rush-position-player", { seat, activity: doingInWords(now, seat, words) }),
    ),
  );
  return sentences;
}
