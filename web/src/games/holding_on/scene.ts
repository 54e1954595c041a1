/** The scene of this room, and small ways to look at it. */
import type { Scene } from "../scene";
import { content, type HoldingPatient } from "./generated/content";
import type { HoldingShift, HoldingView, HoldingWhereabouts } from "./generated/view";

export type HoldingScene = Scene<HoldingView>;

/** Who is in a place, doctors first. */
export function staffAt(view: HoldingView, at: HoldingWhereabouts): readonly string[] {
  return Object.keys(view.staff).filter((pawn) => view.staff[pawn]?.at === at);
}

/** The present shift. */
export function shiftNow(view: HoldingView): HoldingShift | undefined {
  return view.shifts.find(({ shift }) => shift === view.shift);
}

/** What is printed on a patient card. */
export function printed(patient: string | null | undefined): HoldingPatient | undefined {
  return content.patients[patient ?? ""];
}

/** Everybody who has tokens and memories: the doctors, then the pool. */
export function purses(view: HoldingView): readonly string[] {
  return [...view.doctors, content.pool];
}
