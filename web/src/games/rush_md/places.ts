/** Where pieces may go, and which hourglass comes by itself to a slot. */
import { glassKey, POOL, slotKey, type PieceAction } from "./piece_actions";
import type { Carried } from "./grip";
import type { Boards } from "./view";

/** From the pool rather than from another slot; a Nurse rather than one's own Doctor. */
export function glassFor(
  boards: Boards,
  actions: readonly PieceAction[],
  slot: string,
): string | null {
  const free = boards.glasses.filter(({ id }) =>
    actions.some(({ piece, into }) => piece === glassKey(id) && into.includes(slotKey(slot))),
  );
  const weight = (glass: (typeof free)[number]): number =>
    (glass.slot === null ? 0 : glass.slot === slot ? 1 : 2) + (glass.owner === null ? 0 : 4);
  return free.toSorted((one, other) => weight(one) - weight(other))[0]?.id ?? null;
}

/** The slots that a tap with empty hands would fill. */
export function fillable(actions: readonly PieceAction[]): readonly string[] {
  const placing = actions.filter(({ verb }) => verb === "place" || verb === "scan");
  return placing.flatMap(({ into }) => into.filter((key) => key.startsWith("slot:")));
}

/** What puts the piece there at the pace of steady hands. */
export function steadyAction(
  actions: readonly PieceAction[],
  carried: Carried,
  into: string,
): PieceAction | undefined {
  const own = actions.filter(({ stage, piece }) => stage === "do" && piece === carried.key);
  return own.find(({ target }) => target === into) ?? own.find(({ target }) => target === "");
}

/** All places where a piece in the hand may go; as it was offered when it was taken, if not known yet. */
export function targetsOf(
  carried: Carried,
  actions: readonly PieceAction[],
  steady: boolean,
): readonly string[] {
  const own = actions.filter(({ stage, piece }) =>
    steady ? stage === "do" && piece === carried.key : stage === "drop",
  );
  const keys = own.length > 0 ? own.flatMap(({ into }) => into) : [...carried.places];
  return carried.verb === "place" && !keys.includes(POOL) ? [...keys, POOL] : keys;
}
