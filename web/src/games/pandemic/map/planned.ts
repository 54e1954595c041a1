/** The steps of a plan on the map: which pawn goes from where to where, and what is done where. */
import type { HintStep } from "../../../protocol";
import { notationOf } from "../../notation";
import { cityOf } from "../facts";
import type { PandemicView } from "../generated/view";

/** One move of a pawn. */
export interface Leg {
  readonly from: string;
  readonly to: string;
}

/** A city with the numbers of the steps that are taken there. */
export interface Stop {
  readonly city: string;
  readonly numbers: readonly number[];
}

export interface MapPlan {
  readonly legs: readonly Leg[];
  readonly stops: readonly Stop[];
}

const MOVES: ReadonlySet<string> = new Set(["drive", "fly", "shuttle", "join", "to"]);
/** After these it is asked where the pawn goes. */
const BEGIN: ReadonlySet<string> = new Set(["charter", "operations_flight", "pawn"]);

export function planOnMap(
  steps: readonly HintStep[],
  { pawns, step }: Pick<PandemicView, "pawns" | "step">,
): MapPlan {
  const at = [...pawns];
  /** Whose pawn is about to fly, as far as that is known. */
  let flown = step?.pawn ?? -1;
  const legs: Leg[] = [];
  const stops = new Map<string, number[]>();
  for (const [index, each] of steps.entries()) {
    const { verb, places } = notationOf(each);
    const named = Number(places.find((place) => /^\d+$/.test(place)) ?? -1);
    const lit = each.lights.find((key) => key.startsWith("city:"))?.slice("city:".length);
    if (BEGIN.has(verb)) flown = named < 0 ? each.seat : named;
    const moved = verb === "to" && flown >= 0 ? flown : named >= 0 ? named : each.seat;
    const from = at[BEGIN.has(verb) ? flown : MOVES.has(verb) ? moved : each.seat];
    const to = lit !== undefined && cityOf(lit) ? lit : from;
    if (to === undefined) continue;
    if (MOVES.has(verb)) {
      if (from !== undefined && from !== to) legs.push({ from, to });
      at[moved] = to;
      flown = -1;
    }
    stops.set(to, [...(stops.get(to) ?? []), index + 1]);
  }
  return { legs, stops: [...stops].map(([city, numbers]) => ({ city, numbers })) };
}
