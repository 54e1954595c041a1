/**
 * What an offer does with things on the table: which piece it takes, and where it goes.
 *
 * Steady hands name piece and target at once; a gesture takes hold of a piece first and drops it
 * later. Things are named by the keys that offers light: `glass:nurse1`, `slot:WA-1`, `stored:blue`.
 */
import type { Offer } from "../../protocol";
import { notationOf } from "../notation";

/** `begin` takes hold, `drop` lets go, `do` is both at once, `tap` needs no hands at all. */
export type Stage = "begin" | "drop" | "do" | "tap";

export interface PieceAction {
  readonly offer: Offer;
  readonly stage: Stage;
  /** The key of the piece; of what is tapped; empty for a drop. */
  readonly piece: string;
  /** The key of the place it goes to; empty where there is only one. */
  readonly target: string;
  /** The verb of the primitive. */
  readonly verb: string;
  /** All places where it may go, or be let go, if anything is to come of it. */
  readonly into: readonly string[];
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
export const researchKey = (card: string): string => `research:${card}`;
export const symbolKey = (bed: string): string => `symbol:${bed}`;
/** Where a bed is put when it goes home. */
export const homeKey = (bed: string): string => `home:${bed}`;
export const TILE = "tile:MRI";
export const WOBBLING = "wobbling:MRI";
export const POOL = "pool:glasses";
export const BIN = "bin:organs";
export const BOTTOM = "bottom:xray";
export const SHELF_KEY = "shelf:storage";

/** A bed, or where a patient lies: both are the thing with the bed's name on it. */
export function patientKey(place: string): string {
  return /^[AB]/.test(place) ? bedKey(place) : placeKey(place);
}

/** Choices that take no hands. */
const TAPS = new Set(["target", "report", "flip", "read"]);

export function pieceActionOf(offer: Offer): PieceAction | null {
  const { verb, places } = notationOf(offer);
  const { into } = offer;
  const [first = "", second = ""] = offer.lights;
  if (verb === "begin") {
    return { offer, stage: "begin", piece: first, target: "", verb: places[0] ?? "", into };
  }
  if (verb.startsWith("drop") || verb === "balance") {
    return { offer, stage: "drop", piece: "", target: first, verb, into };
  }
  if (first === "") return null;
  const stage = TAPS.has(verb) ? "tap" : "do";
  return { offer, stage, piece: first, target: second, verb, into };
}

export function pieceActionsOf(offers: readonly Offer[]): readonly PieceAction[] {
  return offers.flatMap((offer) => pieceActionOf(offer) ?? []);
}

/** What a tap on this key would do, with a piece in the hand or with none. */
export function meantBy(
  actions: readonly PieceAction[],
  key: string,
  carried: string | null,
): readonly PieceAction[] {
  return actions.filter(({ stage, piece, target }) =>
    carried === null
      ? stage !== "drop" && piece === key
      : target === key && (stage === "drop" || piece === carried),
  );
}
