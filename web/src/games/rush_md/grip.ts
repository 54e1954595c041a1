/** What a hand holds, with which instrument, and how it lets go. */
import { BIN, BOTTOM, glassKey, holeKey, POOL, slotKey } from "./piece_actions";
import { content } from "./generated/content";
import { takes, type Boards, type Task } from "./view";

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
  /** Where it may go, as was offered when it was taken. */
  readonly places: readonly string[];
}

/** The instrument is implied by the place. */
export function needsTweezers(verb: string, task: Task | null): boolean {
  const move = content.moves[verb];
  return move !== undefined && (move.tweezers || (move.surgical && (task?.tweezers ?? false)));
}

/** It goes onto the scanner, where it stands as well as it is set. */
export const isBalanced = ({ verb }: Carried): boolean => verb === "scan" || verb === "mri_steady";

/** A tap on it is enough: it has one way to go, and no balance or throwing away hangs on it. */
export function goesByItself({ verb, places }: Carried): boolean {
  if (verb === "mri_steady" || verb === "mri_draw") return true;
  const [only, ...more] = places;
  if (only === undefined || more.length > 0 || only === POOL || only === BIN) return false;
  return dropAction(verb, only) === "drop";
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

/** The verbs that name where they let go. */
const NAMED: Readonly<Record<string, string>> = {
  place: "drop_glass",
  move_bed: "drop_bed",
  hospitalize: "drop_patient",
  serve: "drop_dose",
  disc: "drop_disc",
};

/** The action that lets go there, as if the trace were a good one. */
export function dropAction(verb: string, target: string): string {
  const named = NAMED[verb];
  if (verb === "card") return target === BOTTOM ? "drop_card bottom" : "drop_card bed";
  if (named === undefined) return "drop";
  if (target === holeKey("table")) return `${named} table`;
  return `${named} ${target.startsWith("home:") ? "home" : target.slice(target.indexOf(":") + 1)}`;
}

/** What somebody means who lets go there, or beside everything; the trace shows how it went. */
export function letGoAction({ verb, tweezers }: Carried, into: string | null): string {
  if (verb === "scan" || verb === "mri_steady") return "balance 0";
  if (verb === "disc") return dropAction(verb, into ?? holeKey("table"));
  if (tweezers) return into === null && verb === "discard_organ" ? "cancel" : "drop";
  if (into === null || (into === POOL && verb === "place")) return "cancel";
  return dropAction(verb, into);
}

/** The same without a trace: where one is judged, its verdict is `steady`. */
export function steadyDrop({ verb, tweezers }: Carried, target: string): string {
  if (verb === "scan" || verb === "mri_steady") return "balance steady";
  const traced = tweezers || verb === "move_bed" || verb === "disc";
  return dropAction(verb, target) + (traced ? " steady" : "");
}
