/** On which part of the plane a thing is, for screens that show one part at a time. */
import { SHELF_KEY } from "./piece_actions";
import { pointOf } from "./department/floor";
import { VIEWS, type ViewName } from "./plane";
import { isRunning } from "./time";
import { PLACES, type Boards } from "./view";

const PARTS = Object.keys(VIEWS).filter((name) => name !== "all") as ViewName[];

export function viewOf(key: string, boards: Boards): ViewName | null {
  if (key.startsWith("offer:")) return null;
  const [x, y] = key === SHELF_KEY ? pointOf("stored:blue", boards) : pointOf(key, boards);
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

/** What happens in a room, for those who look at another one. */
export interface Happening {
  /** Sand has run out there, of a Nurse or of one's own Doctor. */
  readonly out: boolean;
  /** Somebody there is critical and not yet treated. */
  readonly worse: boolean;
  /** The other players who work there, by seat. */
  readonly colleagues: readonly number[];
}

export function eventsIn(
  name: ViewName,
  boards: Boards,
  seat: number,
  now: number,
): Happening | null {
  if (name === "all") return null;
  const here = (key: string): boolean => viewOf(key, boards) === name;
  const out = boards.glasses.some(
    (glass) =>
      glass.slot !== null &&
      (glass.owner === null || glass.owner === seat) &&
      !isRunning(glass, now) &&
      here(`slot:${glass.slot}`),
  );
  const worse = PLACES.some((place, number) => {
    const patient = boards.patients[number];
    if (!patient || patient.condition !== "critical" || patient.complete) return false;
    return here(/^[AB]/.test(place) ? `bed:${place}` : `place:${place}`);
  });
  const colleagues = boards.tasks.flatMap((task, other) =>
    task && other !== seat && here(`slot:${task.slot}`) ? [other] : [],
  );
  return { out, worse, colleagues };
}
