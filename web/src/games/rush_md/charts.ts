/** Charts: what the view says that each patient needs, has, and lacks. */
import type { RushDose, RushTag } from "./generated/view";
import { bedOf, boardsOf, patientAt, PLACES, type Boards, type Exam, type RushView } from "./view";

export type Tag = RushTag;
export type Dose = RushDose;

/** Everything that a patient needs or has in one place. */
export function doses(boards: Boards, place: string, tag: Tag): readonly Dose[] {
  const charts = patientAt(boards, place)?.charts ?? [];
  return charts.find((chart) => chart.tag === tag)?.doses ?? [];
}

export function lacking(boards: Boards, place: string, tag: Tag): readonly Dose[] {
  return doses(boards, place, tag).filter(({ lacks }) => lacks > 0);
}

/** The exams that a patient still has to undergo. */
export function examsMissing(boards: Boards, place: string): readonly Exam[] {
  return patientAt(boards, place)?.exams ?? [];
}

/** Has a patient all that is needed? */
export function isTreated(boards: Boards, place: string): boolean {
  return patientAt(boards, place)?.complete ?? false;
}

/** What is given where the patient is now: in the Operating Room, else at the bed or in the Clinic. */
export function dueFor(boards: Boards, place: string): readonly Dose[] {
  const bed = bedOf(boards, place);
  if (!bed) return doses(boards, place, place.startsWith("C") ? "clinic" : "ward");
  if (bed.area === "ORA" || bed.area === "ORB") return doses(boards, place, "or");
  return [...doses(boards, place, "ward"), ...doses(boards, place, "epidemic")];
}

/** The Reputation of all whom the evaluation has found cured so far; they go home when all go on. */
export function reputationEarned(view: RushView): number {
  const boards = view.phase === "evaluation" ? boardsOf(view) : null;
  if (!boards) return 0;
  return PLACES.reduce((sum, place, number) => {
    const status = boards.statuses[number] ?? "";
    const cured = status === "exact" || status === "over_treated";
    return sum + (cured ? (patientAt(boards, place)?.reputation ?? 0) : 0);
  }, 0);
}
