/** What one event changes in the picture: only the evaluation is told step by step. */
import type { Happening, View } from "../../protocol";
import { PLACES, seen, type Condition, type RushView, type Status } from "./view";

const STATUS: Readonly<Record<string, Status>> = {
  exact: "exact",
  over_treated: "over_treated",
  error: "error",
};
/** Events that cost Medical Points: so many as their count. */
const COSTS = new Set(["untreated", "missed_symbol", "over_treated", "error", "died", "oath"]);
const GAINS_REPUTATION = new Set(["served", "discharge"]);

export function picture(view: View, event: Happening): View {
  const before = seen(view);
  const count = Number(event.args["count"] ?? 0);
  let after: RushView = before;
  if (event.kind === "closed") after = { ...after, phase: "evaluation", confirmed: [] };
  if (COSTS.has(event.kind)) after = { ...after, points: Math.max(0, after.points - count) };
  if (event.kind === "task") after = { ...after, points: after.points + count };
  if (GAINS_REPUTATION.has(event.kind)) {
    after = { ...after, reputation: after.reputation + count };
  }
  const place = placeOf(after, String(event.args["patient"] ?? ""));
  if (place >= 0) after = judged(after, place, event);
  return after === before ? view : (after as unknown as View);
}

function placeOf(view: RushView, patient: string): number {
  return view.boards?.patients.findIndex((each) => each?.id === patient) ?? -1;
}

function judged(view: RushView, place: number, event: Happening): RushView {
  const { boards } = view;
  if (!boards) return view;
  const status = STATUS[event.kind];
  if (status) {
    const statuses = PLACES.map((_, each) =>
      each === place ? status : (boards.statuses[each] ?? ""),
    );
    const condition = event.args["condition"] as Condition | undefined;
    const patients = boards.patients.map((patient, each) =>
      patient && each === place && condition ? { ...patient, condition } : patient,
    );
    return { ...view, boards: { ...boards, statuses, patients } };
  }
  if (event.kind !== "died" && event.kind !== "discharge") return view;
  const type = place < 6 ? "regular" : "hospitalized";
  const patients = boards.patients.map((patient, each) => (each === place ? null : patient));
  const left = { ...view, boards: { ...boards, patients } };
  if (event.kind === "died") return { ...left, deaths: view.deaths + 1 };
  return { ...left, discharged: { ...view.discharged, [type]: view.discharged[type] + 1 } };
}
