/** The drawings, fetched period by period when the first memory of a period is seen. */

import { awaited } from "../../../settled";
import type { Painting } from "./brush";
import { figureIn, type Pose, type Stage } from "./names";

/** One scene; from back to front. */
export interface Drawing {
  /** Three or four broad washes: besides Billy all that is left of a hazy memory. */
  readonly masses: Painting;
  readonly behind: Painting;
  /** Billy and what he holds, the same on both faces. */
  readonly billy: Painting;
  readonly before?: Painting;
}

export type Drawings = Readonly<Record<Pose, Drawing>>;

const PERIODS: Readonly<Record<Stage, () => Promise<{ drawings: Drawings }>>> = {
  boy: () => import("./boy"),
  youth: () => import("./youth"),
  young_man: () => import("./young_man"),
  grown_man: () => import("./grown_man"),
  old_man: () => import("./old_man"),
};

export async function drawingsOf(stage: Stage): Promise<Drawings> {
  return (await awaited(PERIODS[stage]())).drawings;
}

export async function drawingOf(memory: string): Promise<Drawing> {
  const { stage, pose } = figureIn(memory);
  return (await drawingsOf(stage))[pose];
}
