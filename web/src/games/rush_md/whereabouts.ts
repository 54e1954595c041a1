/** On which part of the plane a thing is, for screens that show one part at a time. */
import { pointOf } from "./department/floor";
import { VIEWS, type ViewName } from "./plane";
import type { Boards } from "./view";

const PARTS = Object.keys(VIEWS).filter((name) => name !== "all") as ViewName[];

export function viewOf(key: string, boards: Boards): ViewName | null {
  if (key.startsWith("offer:")) return null;
  const [x, y] = key === "shelf" ? pointOf("stored:blue", boards) : pointOf(key, boards);
  const found = PARTS.find((name) => {
    const box = VIEWS[name];
    return x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
  });
  return found ?? null;
}

/** The parts that a small screen can show. */
export function partsOf(boards: Boards | null): readonly ViewName[] {
  return PARTS.filter((name) => name !== "research" || (boards?.research.length ?? 0) > 0);
}
