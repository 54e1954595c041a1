/** What a colleague would do next, in the words of the guide: hint and guide are one voice. */
import type { HintStep, Said } from "../../protocol";
import { lacking, type Tag } from "./charts";
import {
  bedKey,
  deckKey,
  discKey,
  glassKey,
  holeKey,
  patientKey,
  placeKey,
  slotKey,
  storedKey,
  supplyKey,
} from "./deeds";
import type { Carried } from "./grip";
import { carry, readyFor, FINISH, offerKey, turning, type Step } from "./steps";
import {
  areaOf,
  bedOf,
  BEDS,
  EXAMS,
  ORGANS,
  patientAt,
  slotOf,
  wardOf,
  type Boards,
  type Exam,
  type Task,
} from "./view";

/** The next step as the guide says it; null where the guide knows the way by itself. */
export function adviceStep(
  next: HintStep,
  boards: Boards,
  task: Task | null,
  carried: Carried | null,
): Step | null {
  const [verb = "", first = "", second = ""] = next.action.replace(/^begin /, "").split(" ");
  switch (verb) {
    case "place":
      return sending(first, second ? [second] : slotsFor(next.reason, boards), boards);
    case "drop_glass":
      return carried && { id: errand(first), piece: carried.key, into: slotKey(first) };
    case "lift_off":
      return { id: "lift-off", piece: glassKey(first) };
    case "move_bed":
      return moving(first, second || areaFor(next.reason, boards));
    case "draw":
      return { id: "draw", args: { type: first }, piece: deckKey(first) };
    case "hospitalize":
      return toBed(first, second || BEDS.find((bed) => !patientAt(boards, bed)));
    case "target":
      return first === "epidemic" || task?.deed === "examine"
        ? null
        : { id: "whom", args: { place: first }, piece: patientKey(first) };
    case "give":
    case "inject":
      return giving(first, task);
    case "stock":
      return {
        id: ORGANS.includes(first as never) ? "stock-organ" : "stock",
        args: { kind: first },
        piece: supplyKey(first),
      };
    case "disc":
      return second === ""
        ? null
        : {
            id: second === "table" ? "disc-out" : "disc-in",
            piece: discKey(first),
            into: holeKey(second),
          };
    case "finish":
      return finishing(boards, task);
    case "wait":
      return { id: "all-done", piece: offerKey("wait") };
    case "wait_sand":
      return { id: "wait-sand", piece: offerKey("wait_sand") };
    default:
      return null;
  }
}

/** An hourglass goes to one of these slots, or is turned where it stands. */
function sending(glass: string, slots: readonly string[], boards: Boards): Step | null {
  const standing = boards.glasses.find(({ id }) => id === glass)?.slot ?? null;
  if (standing !== null && slots.includes(standing)) return turning(glass);
  const open = slots.find((slot) => slotOf(boards, slot)?.glass === null);
  return open ? { id: errand(open), piece: slotKey(open) } : null;
}

/** What one goes to a slot for. */
function errand(slot: string): string {
  const [place = "", side = ""] = slot.split("-");
  switch (place) {
    case "ADM":
      return side === "N" ? "admit" : "hospitalize";
    case "OPC":
      return "clinic";
    case "WA":
    case "WB":
      return "ward";
    case "ORA":
    case "ORB":
      return side === "D" ? "surgery-doctor" : "surgery-nurse";
    case "BB":
      return "blood";
    case "PH":
      return side === "D" ? "organs" : "pharmacy";
    default:
      return readyFor(EXAMS.find((exam) => areaOf(exam) === place) ?? "cultures");
  }
}

/** Who takes hold of an hourglass first and drops it later says by the reason where it goes. */
function slotsFor(reason: Said | null, boards: Boards): readonly string[] {
  const bed = String(reason?.args["bed"] ?? "");
  switch (reason?.id) {
    case "why-admit":
      return ["ADM-N"];
    case "why-hospitalize":
      return ["ADM-D"];
    case "why-treat-regular":
      return ["OPC-1", "OPC-2"];
    case "why-treat-ward":
      return wardOf(bed) === "A" ? ["WA-1", "WA-2"] : ["WB-1", "WB-2"];
    case "why-examine":
      return [areaOf(reason.args["exam"] as Exam)];
    case "why-donate":
      return ["BB"];
    case "why-store":
      return ["PH-1", "PH-2"];
    case "why-store-organs":
      return ["PH-D"];
    case "why-add-organs":
      return [`${bedOf(boards, bed)?.area}-D`];
    case "why-medicate":
      return [`${bedOf(boards, bed)?.area}-N`];
    default:
      return [];
  }
}

/** Where a bed is wanted, by the reason. */
function areaFor(reason: Said | null, boards: Boards): string | undefined {
  switch (reason?.id) {
    case "why-examine":
      return areaOf(reason.args["exam"] as Exam);
    case "why-treat-ward":
      return "home";
    case "why-add-organs":
    case "why-medicate":
      return ["ORA", "ORB"].find((room) => !boards.beds.some(({ area }) => area === room));
    default:
      return undefined;
  }
}

function moving(bed: string, area: string | undefined): Step | null {
  return area === undefined ? null : carry(bed, area);
}

function toBed(place: string, bed: string | undefined): Step | null {
  if (bed === undefined) return null;
  return { id: "to-bed", args: { bed }, piece: placeKey(place), into: bedKey(bed) };
}

function giving(kind: string, task: Task | null): Step | null {
  const place = task?.target;
  return place ? { id: "give", args: { kind, place }, piece: storedKey(kind) } : null;
}

/** Somebody may be left half treated, because Storage has no more of what is lacking. */
function finishing(boards: Boards, task: Task | null): Step {
  const place = task?.target;
  if (!place || task.deed === "examine") return FINISH;
  const tags: readonly Tag[] = ["clinic", "ward", "or"];
  const [missing] = tags
    .flatMap((tag) => lacking(boards, place, tag))
    .filter(({ kind }) => boards.storage[kind] === 0);
  return missing
    ? { ...FINISH, id: "finish-lacking", args: { kind: missing.kind, place } }
    : FINISH;
}
