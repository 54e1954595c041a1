/** A position of Holding On as one seat sees it: what the rules floor puts into the view. */
import type { View } from "../../protocol";
import effects from "./events.json";
import facts from "./patients.json";
import type { Seams } from "./grid/seams";

export type Shift = "morning" | "afternoon" | "night";
export type Band = "green" | "orange" | "red" | "black";
export type PatientKind = "unstable" | "stable" | "critical";
export type Whereabouts = Shift | "break_room" | "leave" | "pad" | "desk" | "out";

/** Billy as he is drawn on both faces of a memory. */
export interface Figure {
  readonly stage: string;
  readonly pose: string;
  readonly facing: string;
  readonly object: string;
}

/** The face of a hazy memory: what can be compared. */
export interface Face {
  readonly period: number;
  readonly figure: Figure;
  readonly seams: Seams;
}

/** What a clear face shows besides; `scene` is the name under which its text is found. */
export interface ClearFace extends Face {
  readonly scene: string;
  readonly mark: "plus" | "minus" | null;
  readonly contact: string | null;
  readonly regret: string | null;
}

/** The back of a hazy memory: the quotation is for all. */
export interface Back {
  readonly handle: number;
  readonly period: number;
  readonly quote: string;
}

/** A memory in the grid. */
export interface Cell extends Face, Partial<Omit<ClearFace, keyof Face>> {
  readonly handle: number;
  readonly quote: string;
  readonly clear: boolean;
}

/** A clear memory in somebody's hand: only its holder sees the face, and only in the evening. */
export type HeldClear = ClearFace | { readonly period: number };

export interface Talk {
  readonly kind: "" | "hazy" | "query";
  readonly talker: string | null;
  readonly period: number | null;
  readonly due: number;
  readonly aside: number;
  readonly rejected: readonly number[];
  readonly events: readonly string[];
  readonly drawn: Back | null;
}

/** One of those who can be called, and what is left in the stack of calls. */
export interface Line {
  readonly contact: string;
  readonly voices: number;
  readonly cards: number;
  readonly heard: number;
  readonly heard_on: number;
  readonly arrived: boolean;
}

export interface Condition {
  readonly kind: "count" | "run" | "balance" | "heard" | "faced" | "arrived";
  readonly number: number;
  readonly reached: boolean;
}

export interface HoldingOnView {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly scenario: number;
  readonly day: number;
  readonly shift: Shift;
  readonly step: string;
  readonly manager: string;
  readonly health: number;
  readonly band: Band;
  readonly warnings: number;
  readonly medical_given: boolean;
  /** Every patient card turned up so far, three a day. */
  readonly patients: readonly string[];
  readonly staff: Readonly<Record<string, { readonly at: Whereabouts; readonly fatigue: number }>>;
  readonly tokens: Readonly<Record<string, number>>;
  readonly supply: number;
  readonly on_cards: number;
  readonly free_shift_used: boolean;
  readonly crew: readonly string[];
  readonly stood_in: number;
  readonly open_places: number;
  readonly short: boolean;
  readonly caller: string | null;
  readonly tiring: string | null;
  readonly covered: number;
  readonly eithers: number;
  readonly tokens_due: number;
  readonly hazy_due: number;
  readonly talk: Talk;
  readonly hazy_deck: number;
  readonly clear_deck: number;
  readonly hazy_events: readonly string[];
  readonly clear_events: readonly string[];
  readonly held_hazy: Readonly<Record<string, readonly Back[]>>;
  readonly held_clear: Readonly<Record<string, readonly HeldClear[]>>;
  readonly grid: readonly (Cell | null)[];
  readonly placing: string | null;
  readonly turned_up: (Face & Back) | null;
  readonly swaps: number;
  readonly goal: readonly Condition[];
  readonly shown: readonly Face[];
  readonly locker: {
    readonly pair: boolean;
    readonly lines: readonly Line[];
    readonly regrets: Readonly<Record<string, boolean>>;
  };
  readonly result: string;
}

export const SHIFTS: readonly Shift[] = ["morning", "afternoon", "night"];
export const BANDS: readonly Band[] = ["green", "orange", "red", "black"];
/** The lowest health of each band (HOL-3.2). */
export const LOWEST: Readonly<Record<Band, number>> = { green: 14, orange: 8, red: 4, black: 0 };
export const FULL_HEALTH = 30;
export const DAYS = 13;
export const WARNINGS = 2;
export const MOST_TOKENS = 6;
export const MOST_SWAPS = 20;
export const POOL = "pool";
export const DOCTORS: readonly string[] = ["yellow", "blue", "green", "red"];

export interface Patient {
  readonly kind: PatientKind;
  readonly staff: number;
  /** How many tokens medical care can take. */
  readonly symbols: number;
  readonly tokens: number;
  readonly hazy: number;
  readonly either: number;
}

export const PATIENTS: Readonly<Record<string, Patient>> = facts as Record<string, Patient>;
/** The symbols of each event in the four bands; those of later scenarios are not here. */
export const EFFECTS: Readonly<Record<string, readonly (readonly string[])[]>> = effects;

/** What is inside a view of this game. */
export function seen(view: View): HoldingOnView {
  return view as unknown as HoldingOnView;
}

/** The patient card of a shift of the present day, if it has been turned up. */
export function patientOf(view: HoldingOnView, shift: Shift): string | undefined {
  return view.patients[3 * (view.day - 1) + SHIFTS.indexOf(shift)];
}

/** The patient card of the present shift. */
export function patientNow(view: HoldingOnView): Patient | undefined {
  return PATIENTS[patientOf(view, view.shift) ?? ""];
}

export function bandOf(health: number): Band {
  return BANDS.find((band) => health >= LOWEST[band]) ?? "black";
}

export type Role = "doctor" | "nurse" | "medical-assistant";

export function roleOf(pawn: string): Role {
  if (pawn.startsWith("nurse")) return "nurse";
  return pawn.startsWith("assistant") ? "medical-assistant" : "doctor";
}

/** How much fatigue a pawn can bear (HOL-16.2). */
export function mostFatigue(pawn: string): number {
  return { doctor: 3, nurse: 2, "medical-assistant": 0 }[roleOf(pawn)];
}

/** Who is in a place, doctors first. */
export function staffAt(view: HoldingOnView, at: Whereabouts): readonly string[] {
  return Object.keys(view.staff).filter((pawn) => view.staff[pawn]?.at === at);
}

/** The doctors in play, in the order of the seats. */
export function doctorsOf(view: HoldingOnView): readonly string[] {
  return DOCTORS.filter((doctor) => doctor in view.staff);
}

/** The doctors of a seat; one person alone has two (HOL-21.14). */
export function doctorsOfSeat(view: HoldingOnView, seat: number): readonly string[] {
  const doctors = doctorsOf(view);
  return view.seats === 1 ? doctors : doctors.slice(seat, seat + 1);
}

/** Whose tokens and cards a pawn gains: its own, or those on the pad (HOL-10.4). */
export function purseOf(pawn: string): string {
  return roleOf(pawn) === "doctor" ? pawn : POOL;
}

/** The doctor whose clear memory is looked at now: from the manager on (D22). */
export function matchingDoctor(view: HoldingOnView): string | undefined {
  const doctors = doctorsOf(view);
  const first = doctors.indexOf(view.manager);
  return [...doctors.slice(first), ...doctors.slice(0, first)].find(
    (doctor) => (view.held_clear[doctor] ?? []).length > 0,
  );
}

/** The clear memory that is looked for a twin now; its face only for whoever may see it. */
export function matching(view: HoldingOnView): HeldClear | undefined {
  if (view.step !== "match") return undefined;
  return view.held_clear[matchingDoctor(view) ?? ""]?.[0];
}

export function hasFace(held: HeldClear): held is ClearFace {
  return "scene" in held;
}

/** The row of memories that a decision is about, if it is about one. */
export function askedPeriod(view: HoldingOnView): number | undefined {
  return view.step === "place" ? view.turned_up?.period : matching(view)?.period;
}
