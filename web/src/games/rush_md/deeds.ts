/**
 * What an offer does with things on the table: which piece it takes, and where it goes.
 *
 * Steady hands name piece and target at once; a gesture takes hold of a piece first and drops it
 * later (RMD-21.5). Things are named by keys: `glass:nurse1`, `slot:WA-1`, `bed:A1`, `stored:blue`.
 */
import type { Offer } from "../../protocol";

/** `begin` takes hold, `drop` lets go, `do` is both at once, `tap` needs no hands at all. */
export type Stage = "begin" | "drop" | "do" | "tap";

export interface Deed {
  readonly offer: Offer;
  readonly stage: Stage;
  /** The key of the piece; of what is tapped; empty for a drop. */
  readonly piece: string;
  /** The key of the place it goes to; empty where there is only one. */
  readonly target: string;
  /** The verb of the primitive. */
  readonly verb: string;
}

export const glassKey = (glass: string): string => `glass:${glass}`;
export const slotKey = (slot: string): string => `slot:${slot}`;
export const bedKey = (bed: string): string => `bed:${bed}`;
export const areaKey = (area: string): string => `area:${area}`;
export const placeKey = (place: string): string => `place:${place}`;
export const storedKey = (kind: string): string => `stored:${kind}`;
export const supplyKey = (kind: string): string => `supply:${kind}`;
export const givenKey = (kind: string): string => `given:${kind}`;
export const deckKey = (type: string): string => `deck:${type}`;
export const backKey = (exam: string): string => `back:${exam}`;
export const tokenKey = (token: number | string): string => `token:${token}`;
export const discKey = (disc: number | string): string => `disc:${disc}`;
export const holeKey = (hole: number | string): string => `hole:${hole}`;
export const epidemicKey = (ward: string): string => `epidemic:${ward}`;
export const symbolKey = (bed: string): string => `symbol:${bed}`;
export const TILE = "tile";
export const WOBBLING = "wobbling";
export const POOL = "pool";
export const BIN = "bin";
export const BOTTOM = "bottom";

/** A bed, or where a patient lies: both are the thing with the bed's name on it. */
function patientKey(place: string): string {
  return /^[AB]/.test(place) ? bedKey(place) : placeKey(place);
}

/** The piece that a primitive takes, by its verb and what it names. */
function pieceOf(verb: string, name: string): string {
  switch (verb) {
    case "place":
    case "lift_off":
      return glassKey(name);
    case "scan":
      return TILE;
    case "move_bed":
      return bedKey(name);
    case "draw":
      return deckKey(name);
    case "hospitalize":
      return placeKey(name);
    case "give":
    case "inject":
    case "organ":
    case "serve":
    case "discard_organ":
      return storedKey(name);
    case "syringe":
      return storedKey("syringe");
    case "take_back":
      return givenKey(name);
    case "stock":
    case "stock_organ":
      return supplyKey(name);
    case "disc":
      return discKey(name);
    case "card":
    case "cycle":
    case "take":
      return backKey("xray");
    case "mri_draw":
      return backKey("mri");
    case "mri_steady":
      return WOBBLING;
    case "read":
      return backKey("blood_exam");
    case "flip":
      return tokenKey(name);
    default:
      return "";
  }
}

const DROPS: Readonly<Record<string, (name: string) => string>> = {
  drop: () => "",
  drop_glass: (slot) => (slot === "away" ? POOL : slotKey(slot)),
  drop_bed: areaKey,
  drop_patient: bedKey,
  drop_dose: bedKey,
  drop_disc: holeKey,
  drop_card: (where) => (where === "bed" ? areaKey("XRY") : BOTTOM),
  balance: () => slotKey("MRI"),
};

/** Verbs that name a target after the piece, and the key of that target. */
const TARGETS: Readonly<Record<string, (name: string) => string>> = {
  place: slotKey,
  move_bed: areaKey,
  hospitalize: bedKey,
  disc: holeKey,
};

export function deedOf(offer: Offer): Deed | null {
  const [verb = "", first = "", second = ""] = offer.action.split(" ");
  if (verb === "begin") {
    return { offer, stage: "begin", piece: pieceOf(first, second), target: "", verb: first };
  }
  const dropped = DROPS[verb];
  if (dropped) return { offer, stage: "drop", piece: "", target: dropped(first), verb };
  if (verb === "target") {
    const piece = first === "epidemic" ? "epidemic" : patientKey(first);
    return { offer, stage: "tap", piece, target: "", verb };
  }
  if (verb === "report") return { offer, stage: "tap", piece: symbolKey(first), target: "", verb };
  if (verb === "serve") {
    return { offer, stage: "do", piece: storedKey(second), target: bedKey(first), verb };
  }
  const piece = verb === "place" && second === "MRI" ? TILE : pieceOf(verb, first);
  if (piece === "") return null;
  if (verb === "flip" || verb === "read") return { offer, stage: "tap", piece, target: "", verb };
  let target = TARGETS[verb]?.(second) ?? "";
  if (verb === "lift_off") target = POOL;
  if (verb === "discard_organ") target = BIN;
  if (verb === "cycle") target = BOTTOM;
  if (verb === "take") target = areaKey("XRY");
  return { offer, stage: "do", piece, target, verb };
}

export function deedsOf(offers: readonly Offer[]): readonly Deed[] {
  return offers.flatMap((offer) => deedOf(offer) ?? []);
}

/** Where a bed can be put: its own home space stands for the area `home`. */
export function homeKey(bed: string): string {
  return `home:${bed}`;
}
