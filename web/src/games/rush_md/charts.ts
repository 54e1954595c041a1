/** Charts: what each patient needs, has, and lacks, as the cards on the table say it. */
import {
  bedOf,
  cardOf,
  FACTS,
  KINDS,
  patientAt,
  wardOf,
  type BedState,
  type Boards,
  type Counts,
  type DiagnosisCard,
  type Exam,
  type Kind,
} from "./view";

export type Tag = "clinic" | "ward" | "or" | "epidemic";

/** One kind on a chart: how many are needed, how many are there. */
export interface Dose {
  readonly kind: Kind;
  readonly need: number;
  readonly given: number;
}

/** RMD-8.4: the most effective Diagnosis cards at a bed; several on a tie. */
export function applied(bed: BedState): readonly DiagnosisCard[] {
  const found = Object.values(bed.diagnoses).flatMap((id) => FACTS.diagnoses[id] ?? []);
  const best = Math.max(0, ...found.map(({ effectiveness }) => effectiveness));
  return found.filter(({ effectiveness }) => effectiveness === best);
}

/** RMD-9.2: the exams that the patient in a bed still has to undergo. */
export function examsMissing(boards: Boards, bed: BedState): readonly Exam[] {
  const patient = patientAt(boards, bed.id);
  if (!patient) return [];
  return cardOf(patient).exams.filter(
    (exam) => bed.diagnoses[exam] === undefined || (exam === "mri" && !bed.scanned),
  );
}

export function tray(boards: Boards, place: string, tag: Tag): Counts {
  return boards.trays[`${place} ${tag}`] ?? {};
}

/** What belongs into a tray. As long as an exam is missing only the direct treatment is known. */
export function need(boards: Boards, place: string, tag: Tag): Counts {
  const patient = patientAt(boards, place);
  if (!patient) return {};
  const card = cardOf(patient);
  if (tag === "clinic") return card.bedside;
  const bed = bedOf(boards, place);
  if (!bed) return {};
  if (tag === "epidemic") {
    const epidemic = boards.epidemics[wardOf(place)];
    return epidemic ? (FACTS.epidemics[epidemic]?.need ?? {}) : {};
  }
  const side = tag === "or" ? "surgery" : "bedside";
  const diagnosis = examsMissing(boards, bed).length === 0 ? applied(bed)[0] : undefined;
  return sum(card[side], diagnosis?.[side] ?? {});
}

function sum(one: Counts, other: Counts): Counts {
  const total: Partial<Record<Kind, number>> = { ...one };
  for (const kind of KINDS) {
    const count = (one[kind] ?? 0) + (other[kind] ?? 0);
    if (count > 0) total[kind] = count;
  }
  return total;
}

/** Everything that a tray needs or holds, in the order of the shelves. */
export function doses(boards: Boards, place: string, tag: Tag): readonly Dose[] {
  const wanted = need(boards, place, tag);
  const there = tray(boards, place, tag);
  return KINDS.map((kind) => ({ kind, need: wanted[kind] ?? 0, given: there[kind] ?? 0 })).filter(
    (dose) => dose.need > 0 || dose.given > 0,
  );
}

export function isComplete(list: readonly Dose[]): boolean {
  return list.every(({ need, given }) => given === need);
}

/** Has a patient all that is known to be needed? */
export function isTreated(boards: Boards, place: string): boolean {
  const bed = bedOf(boards, place);
  if (!bed) return isComplete(doses(boards, place, "clinic"));
  return (
    examsMissing(boards, bed).length === 0 &&
    isComplete(doses(boards, place, "ward")) &&
    isComplete(doses(boards, place, "or"))
  );
}
