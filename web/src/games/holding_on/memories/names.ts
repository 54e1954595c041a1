/** How a memory is named where nobody may know its place: by Billy as both its faces show him. */

/** Billy in the five periods, in their order. */
export const STAGES = ["boy", "youth", "young_man", "grown_man", "old_man"] as const;
export type Stage = (typeof STAGES)[number];

/** In each period he takes each pose once. */
export const POSES = ["standing", "sitting", "walking", "kneeling", "leaning", "reaching"] as const;
export type Pose = (typeof POSES)[number];

/** The figure of a face, as the view tells it. */
export interface Figure {
  readonly stage: string;
  readonly pose: string;
}

/** The name of the memory with this figure: `boy-sitting`. */
export function memoryOf({ stage, pose }: Figure): string {
  return `${stage}-${pose}`;
}

/** The stage and the pose in the name of a memory. */
export function figureIn(memory: string): { stage: Stage; pose: Pose } {
  const [stage, pose] = memory.split("-");
  if (STAGES.includes(stage as Stage) && POSES.includes(pose as Pose)) {
    return { stage: stage as Stage, pose: pose as Pose };
  }
  throw new Error(`“${memory}” names no memory; a name is a stage and a pose, as in boy-sitting.`);
}
