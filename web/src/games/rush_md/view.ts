/** What is read off a view of Rush M.D. directly. */
import {
  content,
  type RushDiagnosisCard,
  type RushEpidemicCard,
  type RushPatientCard,
  type RushRoom,
  type RushSpot,
  type RushWard,
} from "./generated/content";
import type { Scene } from "../scene";
import type * as Told from "./generated/view";

export type RushView = Told.RushView;
export type RushScene = Scene<RushView>;
/** A view whose boards are in sight. */
export type Boards = RushView;
export type Kind = Told.RushKind;
export type Bed = Told.RushBedId;
export type Ward = RushWard;
export type Exam = Told.RushExam;
/** Where a bed can stand away from home. */
export type Area = RushSpot;
export type Room = RushRoom;
export type BedState = Told.RushBed;
export type Glass = Told.RushGlass;
export type Patient = Told.RushPatient;
export type Reach = Told.RushReach;
export type Slot = Told.RushSlot;
export type SlotType = Told.RushSlotType;
export type Status = Told.RushStatus;
export type Condition = Told.RushCondition;
export type Task = Told.RushTask;

export const KINDS: readonly Kind[] = content.kinds.map(({ id }) => id);
/** What has a letter on it, besides its colour and shape. */
export const LETTERED: readonly Kind[] = ["orange", "white", "blue", "green", "yellow"];
export const ORGANS: readonly Kind[] = content.kinds.flatMap((kind) =>
  kind.organ ? [kind.id] : [],
);
export const LIQUIDS: readonly Kind[] = content.kinds.flatMap((kind) =>
  kind.liquid ? [kind.id] : [],
);
/** The shelves of Pharmacy and Blood Bank, in the order in which they stand. */
export const SHELF: readonly Kind[] = content.shelf;
export const BEDS: readonly Bed[] = content.beds.map(({ id }) => id);
export const EXAMS: readonly Exam[] = content.exams.map(({ id }) => id);
export const ROOMS: readonly Room[] = content.rooms;
/** The areas of the exams in order, then the Operating Rooms. */
export const AREAS: readonly Area[] = [...content.exams.map(({ area }) => area), ...ROOMS];
export const SYRINGE_HOLDS = content.syringe_holds;
export const CLINIC: readonly string[] = content.clinic;
export const ADMISSION: readonly string[] = content.admission;
export const PLACES: readonly string[] = [...CLINIC, ...ADMISSION, ...BEDS];
export const DOCTORS: readonly string[] = content.doctors;
export const HOLES: readonly number[] = content.plane.holes.map((_, hole) => hole);
export const TOKENS: readonly number[] = Array.from({ length: content.tokens }, (_, n) => n);

/** The boards, unless they are hidden. */
export function boardsOf(view: RushView): Boards | null {
  return view.hidden ? null : view;
}

const NO_PATIENT: RushPatientCard = {
  type: "regular",
  condition: "mild",
  exams: [],
  bedside: [],
  surgery: [],
  reputation: 0,
};

export function cardOf(patient: Patient): RushPatientCard {
  return content.patients[patient.id] ?? NO_PATIENT;
}

export function diagnosisCard(id: string): RushDiagnosisCard | undefined {
  return content.diagnoses[id];
}

export function epidemicCard(id: string | null): RushEpidemicCard | undefined {
  return id === null ? undefined : content.epidemics[id];
}

/** The slot that a Research card brings; null for a task. */
export function researchSlot(card: string): SlotType | null {
  return content.research[card]?.slot ?? null;
}

export function patientAt(boards: Boards, place: string): Patient | null {
  return boards.patients[PLACES.indexOf(place)] ?? null;
}

export function bedAt(boards: Boards, area: Area): BedState | null {
  return boards.beds.find((bed) => bed.area === area) ?? null;
}

export function bedOf(boards: Boards, id: string): BedState | null {
  return boards.beds.find((bed) => bed.id === id) ?? null;
}

export function slotOf(boards: Boards, id: string): Slot | null {
  return boards.slots.find((slot) => slot.id === id) ?? null;
}

export function wardOf(bed: string): Ward {
  return content.beds.find(({ id }) => id === bed)?.ward ?? "A";
}

export function areaOf(exam: Exam): Area {
  return AREAS[EXAMS.indexOf(exam)] ?? "CUL";
}

/** The Doctors of a seat. */
export function ownDoctors(view: RushView, seat: number): readonly string[] {
  return view.glasses.flatMap(({ id, owner }) => (owner === seat ? [id] : []));
}

/** The colour of the Doctor of a seat, and of all that is drawn as theirs. */
export function colourOf(seat: number): string {
  return `var(--doctor-${DOCTORS[seat] ?? ""})`;
}

/** The names of all but these. */
export function namesBut({ players }: Pick<RushScene, "players">, seats: readonly number[]) {
  return players.filter(({ seat }) => !seats.includes(seat)).map(({ name }) => name);
}

/** Does a slot take this hourglass? */
export function takes(slot: Slot | null, glass: Glass): boolean {
  const type = slot?.type ?? "none";
  return type === "general" || type === (glass.owner === null ? "nurse" : "doctor");
}
