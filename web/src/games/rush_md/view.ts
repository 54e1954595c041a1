/** The view of Rush M.D. as the server sends it, and what is read off it directly. */
import type { View } from "../../protocol";
import cards from "./cards.json";

export const KINDS = [
  "orange",
  "white",
  "blue",
  "fluids",
  "green",
  "yellow",
  "blood",
  "syringe",
  "heart",
  "kidney",
  "lung",
  "bone",
] as const;
export type Kind = (typeof KINDS)[number];
export const ORGANS: readonly Kind[] = ["heart", "kidney", "lung", "bone"];
export const LIQUIDS: readonly Kind[] = ["green", "yellow", "blood"];
/** The shelves of Pharmacy and Blood Bank, in the order in which they stand. */
export const SHELF: readonly Kind[] = [
  "orange",
  "white",
  "blue",
  "fluids",
  "green",
  "yellow",
  "blood",
  "syringe",
];
export const SYRINGE_HOLDS = 6;

export const BEDS = ["A1", "A2", "A3", "B1", "B2", "B3"] as const;
export type Bed = (typeof BEDS)[number];
export const WARDS = ["A", "B"] as const;
export type Ward = (typeof WARDS)[number];
export const EXAMS = ["cultures", "blood_exam", "xray", "mri"] as const;
export type Exam = (typeof EXAMS)[number];
/** Where a bed can stand away from home; the first four are the areas of the exams in order. */
export const AREAS = ["CUL", "BLX", "XRY", "MRI", "ORA", "ORB"] as const;
export type Area = (typeof AREAS)[number];
export const ROW = [1, 2, 3, 4, 5, 6] as const;
export const CLINIC = ROW.map((place) => `C${place}`);
export const ADMISSION = ROW.map((place) => `R${place}`);
export const PLACES: readonly string[] = [...CLINIC, ...ADMISSION, ...BEDS];
export const DOCTORS = ["red", "black", "green", "yellow"] as const;
export const HOLES = [0, 1, 2, 3, 4, 5, 6] as const;
export const TOKENS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

export type Condition = "mild" | "serious" | "critical";
export type Status = "" | "exact" | "over_treated" | "error";
export type SlotType = "doctor" | "nurse" | "general";
export type Counts = Readonly<Partial<Record<Kind, number>>>;

export interface Patient {
  readonly place: string;
  readonly id: string;
  readonly condition: Condition;
}

export interface BedState {
  readonly id: Bed;
  readonly area: Area | "home";
  readonly occupied: boolean;
  readonly diagnoses: Readonly<Partial<Record<Exam, string>>>;
  readonly scanned: boolean;
}

export interface Glass {
  readonly id: string;
  readonly slot: string | null;
  /** ms of the phase; null in the pool. */
  readonly placed: number | null;
  readonly free_at: number;
}

export interface Doing {
  readonly deed: string;
  readonly part: string | null;
  readonly slot: string;
  readonly research: boolean;
  readonly started: number;
  readonly target: string | null;
  readonly aimed: number;
  readonly count: number;
  readonly kind: Kind | null;
  readonly given: readonly Kind[];
  readonly empties: number;
}

export interface HandState {
  readonly move: string;
  readonly piece: string | null;
  readonly target: string | null;
  readonly begun: number;
  /** null while the gesture is not committed. */
  readonly effect: number | null;
}

export interface Leftover {
  readonly tray: string;
  readonly kind: Kind;
  readonly count: number;
  readonly kept: number;
}

export interface Boards {
  readonly patients: readonly (Patient | null)[];
  readonly beds: readonly BedState[];
  readonly trays: Readonly<Record<string, Counts>>;
  readonly supply: Readonly<Record<Kind, number>>;
  readonly storage: Readonly<Record<Kind, number>>;
  readonly decks: Readonly<Record<"regular" | "hospitalized", number>>;
  readonly diagnosis_decks: Readonly<Record<Exam, { count: number; back: string }>>;
  readonly epidemics: Readonly<Record<Ward, string | null>>;
  readonly symbols: readonly (readonly [Bed, Exam])[];
  readonly research: readonly string[];
  readonly discs: readonly ("white" | "red" | "")[];
  readonly slots: Readonly<Record<string, string | null>>;
  readonly glasses: readonly Glass[];
  readonly scan: "none" | "standing" | "fallen" | "pending";
  readonly scan_fall: number;
  readonly doing: readonly (Doing | null)[];
  readonly hands: readonly (HandState | null)[];
  readonly busy: readonly number[];
  readonly statuses: readonly Status[];
  readonly leftovers: readonly Leftover[];
}

export interface RushView {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly phase_ms: number;
  readonly sand_ms: number;
  readonly objective: {
    readonly id: string;
    readonly start: number;
    readonly reputation: number;
    readonly discharged: number;
    readonly hospitalized: number;
    readonly points: number;
  };
  readonly round: number;
  readonly phase: "council" | "countdown" | "action" | "evaluation" | "ended";
  readonly began: number;
  readonly until: number;
  readonly clock: number;
  readonly paused: "" | "absence" | "vote";
  readonly absent: readonly number[];
  readonly ready: readonly number[];
  readonly confirmed: readonly number[];
  readonly modes: readonly ("gesture" | "steady")[];
  readonly points: number;
  readonly reputation: number;
  readonly discharged: Readonly<Record<"regular" | "hospitalized", number>>;
  readonly deaths: number;
  readonly result: string;
  /** Hidden while the game is paused. */
  readonly boards: Boards | null;
}

export function seen(view: View): RushView {
  return view as unknown as RushView;
}

interface Need {
  readonly bedside: Counts;
  readonly surgery: Counts;
}
export interface PatientCard extends Need {
  readonly type: "regular" | "hospitalized";
  readonly exams: readonly Exam[];
  readonly reputation: number;
}
export interface DiagnosisCard extends Need {
  readonly effectiveness: number;
  readonly contagious: boolean;
  readonly reputation: number;
}

interface Facts {
  readonly patients: Readonly<Record<string, PatientCard>>;
  readonly diagnoses: Readonly<Record<string, DiagnosisCard>>;
  readonly epidemics: Readonly<Record<string, { need: Counts; reputation: number }>>;
  readonly research: Readonly<Record<string, { slot: SlotType | null }>>;
  readonly amounts: Counts;
  readonly slots: Readonly<Record<string, SlotType>>;
}

/** What is printed on the cards; `tests/rush_md/make_facts.py` wrote it down. */
export const FACTS = cards as unknown as Facts;

const NO_PATIENT: PatientCard = {
  type: "regular",
  exams: [],
  bedside: {},
  surgery: {},
  reputation: 0,
};

export function cardOf(patient: Patient): PatientCard {
  return FACTS.patients[patient.id] ?? NO_PATIENT;
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

export function wardOf(bed: string): Ward {
  return bed.startsWith("A") ? "A" : "B";
}

export function areaOf(exam: Exam): Area {
  return AREAS[EXAMS.indexOf(exam)] ?? "CUL";
}

export function isDoctor(glass: string): boolean {
  return !glass.startsWith("nurse");
}

/** RMD-2.3: one's own Doctor, or both of them for a single player. */
export function ownDoctors(view: RushView, seat: number): readonly string[] {
  return view.seats === 1 ? DOCTORS.slice(0, 2) : DOCTORS.slice(seat, seat + 1);
}

/** The seat whose Doctor this is; null for Nurses. */
export function ownerOf(view: RushView, glass: string): number | null {
  const number = DOCTORS.findIndex((doctor) => doctor === glass);
  if (number < 0) return null;
  return view.seats === 1 ? 0 : number;
}

/** The printed type of a slot; that of a Research slot is on its card. */
export function slotType(boards: Boards, slot: string): SlotType | null {
  if (!slot.startsWith("RS-")) return FACTS.slots[slot] ?? null;
  const card = boards.research[Number(slot.slice(3)) - 1];
  return card === undefined ? null : (FACTS.research[card]?.slot ?? null);
}

export function accepts(type: SlotType | null, glass: string): boolean {
  return type === "general" || type === (isDoctor(glass) ? "doctor" : "nurse");
}
