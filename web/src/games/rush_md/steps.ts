/** The steps a guide can speak of: a sentence, a piece to take, and where it goes. */
import { areaKey, bedKey, glassKey, homeKey, slotKey, type Deed } from "./deeds";
import type { Carried } from "./grip";
import { slotOf, type Boards, type Exam } from "./view";

/** A step: a piece to take, and where it goes if that is not clear by itself. */
export interface Step {
  readonly id: string;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly piece: string;
  readonly into?: string;
  /** Other pieces that would do as well. */
  readonly or?: readonly string[];
}

/** What the hands could take now, and what they hold. */
interface Grasp {
  readonly deeds: readonly Deed[];
  readonly carried: Carried | null;
}

/** Offers without a thing on the boards: their buttons stand for them. */
export const offerKey = (action: string): string => `offer:${action}`;

export const FINISH: Step = { id: "finish", piece: offerKey("finish") };

/** An hourglass for one of these slots: onto an open one, or turned where it stands. */
export function placing(
  boards: Boards,
  hands: Grasp,
  id: string,
  slots: readonly string[],
): Step | null {
  const kind =
    id === "admit" || id === "ward" || id === "pharmacy" || id === "surgery-nurse" ? "nurse" : "";
  const doctor =
    id === "hospitalize" || id.startsWith("exam") || id === "organs" || id === "surgery-doctor";
  const movable = boards.glasses.filter((glass) => {
    const isNurse = glass.owner === null;
    if (kind === "nurse" && !isNurse) return false;
    if (doctor && isNurse) return false;
    return canDo(hands, glassKey(glass.id));
  });
  if (movable.length === 0) return null;
  const open = slots.find((slot) => slotOf(boards, slot)?.glass === null);
  if (open) return { id, piece: slotKey(open) };
  const turned = movable.find((glass) => glass.slot !== null && slots.includes(glass.slot));
  return turned ? turning(turned.id) : null;
}

/** The sentence about a bed that stands ready for an exam. */
export function readyFor(exam: Exam): string {
  return `exam-${exam.replace("_", "-")}`;
}

/** An hourglass stands where it is wanted, and its sand is down. */
export function turning(glass: string): Step {
  return { id: "turn", piece: glassKey(glass), into: glassKey(glass) };
}

/** Can the thing be taken now, or is it in the hand already? */
export function canDo(hands: Grasp, key: string): boolean {
  if (hands.carried) return hands.carried.key === key;
  return hands.deeds.some(({ stage, piece }) => stage !== "drop" && piece === key);
}

/** A bed is taken to an area, or back to its place in the Ward. */
export function carry(bed: string, area: string): Step {
  const into = area === "home" ? homeKey(bed) : areaKey(area);
  return { id: "carry", args: { bed, area }, piece: bedKey(bed), into };
}
