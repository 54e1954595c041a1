/** How a gesture ended: the actions that tell the server where the piece is and how it went. */
import { POOL } from "./piece_actions";
import { dropAction, type Carried } from "./grip";
import {
  BALANCE,
  bedBox,
  holePoint,
  middle,
  mouth,
  SCANNER,
  storedBox,
  syringeBox,
  TILE,
} from "./plane";
import {
  balance,
  bed as judgeBed,
  tweezers,
  type Aim,
  type Gripped,
  type Point,
  type Sample,
} from "./traces";
import { bedOf, HOLES, KINDS, LIQUIDS, ORGANS, type Boards, type Kind, type Task } from "./view";

export interface Gesture {
  readonly carried: Carried;
  /** The key of the place it was dropped on; null beside everything. */
  readonly into: string | null;
  readonly trace: readonly Sample[];
  readonly took: number;
  readonly at: Point;
  /** The middle of the piece before it was taken. */
  readonly origin: Point;
}

/** What is known of the table when a piece is let go. */
export interface DropContext {
  readonly boards: Boards | null;
  readonly task: Task | null;
}

/** The action by which the piece is let go, as its trace looks from here. */
export function judged(gesture: Gesture, table: DropContext): string {
  const { carried, into, trace, took } = gesture;
  switch (carried.verb) {
    case "scan":
    case "mri_steady":
      return `balance ${balance(trace, took, BALANCE)}`;
    case "move_bed": {
      if (into === null) return "cancel";
      const verdict = judgeBed(trace, took, SCANNER);
      const drop = dropAction(carried.verb, into);
      return verdict === "ok" ? drop : `${drop} ${verdict}`;
    }
    case "disc":
      return judgedDisc(gesture);
  }
  if (carried.tweezers) return judgedTweezers(gesture, table);
  if (into === null || (into === POOL && carried.verb === "place")) return "cancel";
  return dropAction(carried.verb, into);
}

/** The disc goes into the nearest hole, or beside the tile onto the table. */
function judgedDisc({ trace, took, at, origin, carried }: Gesture): string {
  const onTile =
    at[0] >= TILE.x && at[0] <= TILE.x + TILE.w && at[1] >= TILE.y && at[1] <= TILE.y + TILE.h;
  const fromTable = carried.key === "disc:red" || carried.key === "disc:white";
  if (!onTile) {
    const verdict = tweezers(trace, took, "disc", origin, origin, "table");
    return fromTable && verdict === "ok" ? "miss" : ended(verdict, "drop_disc table");
  }
  const [hole = 0] = HOLES.toSorted((one, other) => away(at, one) - away(at, other));
  if (carried.key === `disc:${hole}`) return "miss";
  const verdict = tweezers(trace, took, "disc", origin, holePoint(hole), "hole");
  return ended(verdict, `drop_disc ${hole}`);
}

function away([x, y]: Point, hole: number): number {
  const [hx, hy] = holePoint(hole);
  return (x - hx) ** 2 + (y - hy) ** 2;
}

function judgedTweezers(gesture: Gesture, { boards, task }: DropContext): string {
  const { carried, trace, took, origin } = gesture;
  const name = carried.key.slice(carried.key.indexOf(":") + 1);
  const kind = KINDS.find((each) => each === name);
  if (!kind) return "cancel";
  const piece: Gripped = ORGANS.includes(kind) ? "organ" : "token";
  if (carried.verb === "discard_organ") {
    if (gesture.into === null) return "cancel";
    return ended(tweezers(trace, took, piece, origin, origin, "table"), "drop");
  }
  const [target, aim] = goal(carried.verb, kind, boards, task);
  return ended(tweezers(trace, took, piece, origin, target, aim), "drop");
}

/** The point to which a piece belongs, and what kind of target that is. */
function goal(verb: string, kind: Kind, boards: Boards | null, task: Task | null): [Point, Aim] {
  if (verb === "stock_organ" || verb === "take_back") return [middle(storedBox(kind)), "storage"];
  const bed = boards && task?.target ? bedOf(boards, task.target) : null;
  if (!bed) return [[0, 0], "bed"];
  if (verb === "inject" && (bed.area === "ORA" || bed.area === "ORB")) {
    return [mouth(syringeBox(bed.area, LIQUIDS.indexOf(kind))), "syringe"];
  }
  return [middle(bedBox(bed.id, bed.area)), "bed"];
}

function ended(verdict: string, drop: string): string {
  if (verdict === "ok") return drop;
  return verdict === "steady" ? `${drop} steady` : verdict;
}

/** The same at the pace of steady hands; null where no trace is judged. */
export function slowly(action: string, carried: Carried): string | null {
  if (action.startsWith("balance ")) return "balance steady";
  const traced = carried.tweezers || carried.verb === "move_bed";
  if (!traced || !action.startsWith("drop") || action.endsWith(" steady")) return null;
  return `${action.replace(/ knock$/, "")} steady`;
}
