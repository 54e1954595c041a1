/** Charts: what the view says that each patient needs, has, and lacks. */
import type { RushDose, RushTag } from "./generated/view";
import { bedOf, patientAt, type Boards, type Exam } from "./view";

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
