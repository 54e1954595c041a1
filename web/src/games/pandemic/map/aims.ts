/** Where colleagues are heading: what they have told of the turn that is being shown. */
import type { Said } from "../../../protocol";
import { type PandemicScene, cityOf } from "../facts";

export interface Aim {
  readonly seat: number;
  readonly role: string;
  readonly from: string;
  readonly to: string;
  readonly say: Said;
}

/** A plan holds for the turn in which it was told. */
export function aimsOf({
  plans,
  view,
  over,
}: Pick<PandemicScene, "plans" | "view" | "over">): Aim[] {
  if (over) return [];
  return [...plans].flatMap(([seat, plan]): Aim[] => {
    const [kind, to = ""] = plan.thing.split(":");
    const [from, role] = [view.pawns[seat], view.roles[seat]];
    const now = seat === view.active && plan.view["turn"] === view.turn;
    if (!now || kind !== "city" || !cityOf(to) || !from || !role) return [];
    return [{ seat, role, from, to, say: plan.say }];
  });
}
