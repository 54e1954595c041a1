/** Why a tap did nothing, in a few words: they stand where it was tapped while the clock runs. */
import type { Said } from "../../protocol";
import type { Carried } from "./grip";
import { takes, type Boards, type Glass, type Task } from "./view";

/** What is known of the hands that tapped. */
export interface Tapping {
  readonly boards: Boards;
  readonly seat: number;
  readonly task: Task | null;
  readonly carried: Carried | null;
  /** In ms of the Action Phase. */
  readonly time: number;
}

const said = (name: string, args: Said["args"] = {}): Said => ({
  id: `web-rush-tap-${name}`,
  args,
});

/** What hands need an hourglass for. */
const WORK = /^(stored|supply|given|place|bed|deck|token|disc|hole|back|tile|wobbling):/;
const EXAM = /^(token|disc|hole|back|tile|wobbling):/;

export function tapWord(key: string, tapping: Tapping): Said {
  const { boards, carried, task } = tapping;
  const [kind = "", name = ""] = key.split(":");
  if (carried) return said("not-there");
  if (kind === "glass") {
    const glass = boards.glasses.find(({ id }) => id === name);
    if (glass) return aboutGlass(glass, tapping);
  }
  if (kind === "slot") return aboutSlot(name, tapping);
  if (!task && WORK.test(key)) return said(EXAM.test(key) ? "doctor-first" : "glass-first");
  return said("nothing");
}

function seconds(glass: Glass, time: number): number {
  return Math.max(0, Math.ceil((glass.free_at - time) / 1_000));
}

function aboutGlass(glass: Glass, { boards, seat, time }: Tapping): Said {
  if (glass.owner !== null && glass.owner !== seat) return said("theirs", { seat: glass.owner });
  if (glass.slot !== null && seconds(glass, time) > 0) {
    return said("sand", { count: seconds(glass, time) });
  }
  const other = boards.reaches.findIndex(
    (reach, each) => each !== seat && reach?.key === `glass:${glass.id}`,
  );
  return other < 0 ? said("nothing") : said("held", { seat: other });
}

/** What stands there, or how long nothing that fits can come. */
function aboutSlot(name: string, { boards, seat, time }: Tapping): Said {
  const slot = boards.slots.find(({ id }) => id === name);
  if (!slot) return said("nothing");
  const there = boards.glasses.find(({ id }) => id === slot.glass);
  if (there) {
    const left = seconds(there, time);
    if (left > 0) return said("sand", { count: left });
    return there.owner !== null && there.owner !== seat
      ? said("theirs", { seat: there.owner })
      : said("nothing");
  }
  const fitting = boards.glasses.filter(
    (glass) => takes(slot, glass) && (glass.owner === null || glass.owner === seat),
  );
  const soonest = fitting.toSorted((one, other) => one.free_at - other.free_at)[0];
  if (!soonest) return said("nothing");
  const count = soonest.slot === null ? 0 : seconds(soonest, time);
  if (count === 0) return said("not-yet");
  return said(soonest.owner === null ? "nurse-sand" : "doctor-sand", { count });
}

/** Is it a place that somebody else's hourglass keeps? Then the others see who would like to have it. */
export function awaitsPlace(key: string, boards: Boards, seat: number): boolean {
  const slot = boards.slots.find(({ id }) => key === `slot:${id}`);
  const there = boards.glasses.find(({ id }) => id === slot?.glass);
  const task = boards.tasks.findIndex((each) => each?.slot === slot?.id);
  return there !== undefined && (there.owner ?? task) >= 0 && (there.owner ?? task) !== seat;
}
