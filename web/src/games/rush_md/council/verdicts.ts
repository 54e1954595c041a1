/** What the evaluation has said so far in this round, as its events tell it. */
import type { GameEvent } from "../../../protocol";
import { doses, examsMissing, lacking, type Dose } from "../charts";
import { patientAt, PLACES, type Boards, type Exam, type Patient, type Status } from "../view";

export interface Verdict {
  readonly patient: Patient;
  readonly status: Status;
  /** The Medical Points it has cost; 0 if nothing. */
  readonly cost: number;
  readonly exams: readonly Exam[];
  readonly lacks: readonly Dose[];
}

export interface Death {
  readonly patient: string;
  readonly cost: number;
}

/** What is neither about a patient nor about the end. */
const ASIDE = new Set(["served", "untreated", "missed_symbol", "task", "epidemic"]);

/** The events since the hands were off. */
export function eventsOf(history: readonly GameEvent[]): readonly GameEvent[] {
  const closed = history.findLastIndex(({ kind }) => kind === "closed");
  return closed < 0 ? [] : history.slice(closed + 1);
}

function costOf(events: readonly GameEvent[], patient: string): number {
  const found = events.find(
    ({ kind, args }) =>
      (kind === "error" || kind === "over_treated") && args["patient"] === patient,
  );
  return Number(found?.args["count"] ?? 0);
}

export function verdicts(boards: Boards, events: readonly GameEvent[]): readonly Verdict[] {
  return PLACES.flatMap((place, number) => {
    const patient = patientAt(boards, place);
    if (!patient) return [];
    const tags = doses(boards, place, "clinic").length > 0 ? (["clinic"] as const) : TAGS;
    return [
      {
        patient,
        status: boards.statuses[number] ?? "",
        cost: costOf(events, patient.id),
        exams: examsMissing(boards, place),
        lacks: tags.flatMap((tag) => lacking(boards, place, tag)),
      },
    ];
  });
}

const TAGS = ["ward", "or"] as const;

export function deaths(events: readonly GameEvent[]): readonly Death[] {
  return events.flatMap(({ kind, args }) =>
    kind === "died" ? [{ patient: String(args["patient"]), cost: Number(args["count"]) }] : [],
  );
}

/** Epidemics, contagion that nobody reported, and Research. */
export function asides(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.filter(({ kind }) => ASIDE.has(kind));
}
