/** What a hand can hold, with which instrument, and where it may let go of it. */
import {
  areaKey,
  BIN,
  BOTTOM,
  glassKey,
  holeKey,
  homeKey,
  patientKey,
  POOL,
  slotKey,
} from "./deeds";
import { content } from "./generated/content";
import { slotOf, takes, type Boards, type Task } from "./view";

export interface Carried {
  /** The key of the piece. */
  readonly key: string;
  /** The verb of the primitive. */
  readonly verb: string;
  readonly tweezers: boolean;
  /** Dragged by the pointer, or picked up by a tap or key. */
  readonly how: "drag" | "pick";
  /** When it was taken, in ms of the page. */
  readonly taken: number;
  /** The server knows that it is in the hand. */
  readonly held: boolean;
  /** Where it was let go, until the server has answered. */
  readonly into: string | null;
}

/** The instrument is implied by the place. */
export function needsTweezers(verb: string, task: Task | null): boolean {
  const move = content.moves[verb];
  return move !== undefined && (move.tweezers || (move.surgical && (task?.tweezers ?? false)));
}

/** Where a piece goes that can go to one place only. */
export function onlyPlaces({ verb, key }: Carried, task: Task | null): readonly string[] {
  const target = task?.target ?? "";
  const patient = patientKey(target);
  switch (verb) {
    case "draw":
      return [`row:${key.slice("deck:".length)}`];
    case "give":
    case "inject":
    case "syringe":
    case "organ":
      return [patient];
    case "stock":
    case "stock_organ":
    case "take_back":
      return ["shelf"];
    case "discard_organ":
      return [BIN];
    case "lift_off":
      return [POOL];
    case "mri_draw":
      return [areaKey("MRI"), ...(target ? [patient] : [])];
    case "mri_steady":
      return [slotKey("MRI")];
    default:
      return [];
  }
}

/** Before the server has answered: could the piece go there, by what the table itself shows? */
export function mightGo(carried: Carried, key: string, boards: Boards | null): boolean {
  const kind = key.slice(0, key.indexOf(":"));
  switch (carried.verb) {
    case "place": {
      const slot = key.slice("slot:".length);
      const name = carried.key.slice("glass:".length);
      const glass = boards?.glasses.find(({ id }) => id === name);
      if (!boards || !glass || kind !== "slot" || slot === "MRI") return false;
      return takes(slotOf(boards, slot), glass);
    }
    case "move_bed":
      return kind === "area" || key === homeKey(carried.key.slice("bed:".length));
    case "hospitalize":
    case "serve":
      return kind === "bed";
    case "disc":
      return kind === "hole";
    case "card":
      return key === BOTTOM || key === areaKey("XRY");
    case "scan":
      return key === slotKey("MRI");
    default:
      return false;
  }
}

/** What steady hands do with a piece of a kind, and the kind of place that it takes. */
const CARRIES: Readonly<Record<string, { readonly verb: string; readonly onto: string }>> = {
  glass: { verb: "place", onto: "slot:" },
  bed: { verb: "move_bed", onto: "area:" },
  place: { verb: "hospitalize", onto: "bed:" },
};

/** What somebody means who lets go of a piece over these things, whether or not it can be done. */
export function meant(piece: string, keys: readonly string[]): string | null {
  const [kind = "", name = ""] = piece.split(":");
  const carries = CARRIES[kind];
  const target = carries && keys.find((key) => key !== piece && key.startsWith(carries.onto));
  return target ? `${carries.verb} ${name} ${target.slice(carries.onto.length)}` : null;
}

/** Why an hourglass never stands on such a slot, in the words of the rules; null if it may. */
export function strangerTo(piece: string, keys: readonly string[], boards: Boards): string | null {
  const glass = boards.glasses.find(({ id }) => glassKey(id) === piece);
  const slot = boards.slots.find(({ id }) => keys.includes(slotKey(id)));
  if (!glass || !slot || takes(slot, glass)) return null;
  return glass.owner === null ? "why-not-for-nurses" : "why-not-for-doctors";
}

/** Primitives with only one place to go. */
export const SINGLE: ReadonlySet<string> = new Set([
  "draw",
  "give",
  "inject",
  "syringe",
  "organ",
  "stock",
  "stock_organ",
  "take_back",
  "mri_draw",
  "mri_steady",
]);

/** The action that lets go without a trace: where a trace is judged, its verdict is `steady`. */
export function dropAction(carried: Carried, target: string): string {
  const [, name = ""] = target.split(":");
  switch (carried.verb) {
    case "place":
      return `drop_glass ${name}`;
    case "move_bed":
      return `drop_bed ${target.startsWith("home:") ? "home" : name} steady`;
    case "hospitalize":
      return `drop_patient ${name}`;
    case "serve":
      return `drop_dose ${name}`;
    case "disc":
      return `drop_disc ${target === holeKey("table") ? "table" : name} steady`;
    case "card":
      return target === BOTTOM ? "drop_card bottom" : "drop_card bed";
    case "scan":
    case "mri_steady":
      return "balance steady";
    default:
      return carried.tweezers ? "drop steady" : "drop";
  }
}

/** An hourglass could be let go on slots where nothing is to be done; nobody means that. */
export function isOfUse(carried: Carried, key: string, boards: Boards | null): boolean {
  if (carried.verb !== "place" || !key.startsWith("slot:") || !boards) return true;
  const slot = slotOf(boards, key.slice("slot:".length));
  if (!slot) return true;
  return slot.ready && (slot.glass === null || glassKey(slot.glass) === carried.key);
}
