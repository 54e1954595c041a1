/** Why a rebuild cannot be finished yet (QUA-16.8 to QUA-16.12); the server decides in the end. */
import type { Laid, QuarantineView } from "../view";
import { hasActive, MOST_SET_ASIDE } from "../view";
import { cellName, Floor } from "./geometry";
import { floorOf } from "./placing";

/** What is missing; each is the end of a message's id. */
export type Unfinished =
  "hand" | "lobby" | "unchanged" | "aside" | "entrance" | "quarantine" | "cut-off";

/** QUA-16.10: the tiles that are new, or lie elsewhere or otherwise than before. */
export function changedTiles(before: Floor, after: Floor): ReadonlySet<string> {
  const old = new Map(before.tiles.map((laid) => [laid.tile, laid]));
  return new Set(
    after.tiles.flatMap(({ tile, cell, doors }) => {
      const was = old.get(tile);
      const same = was && cellName(was.cell) === cellName(cell) && was.doors === doors;
      return same ? [] : [tile];
    }),
  );
}

/** What keeps the rebuild of this seat from being done; null if it can be. */
export function unfinished(view: QuarantineView, seat: number): Unfinished | null {
  const draft = view.step?.draft;
  const hospital = view.hospitals[seat];
  if (!draft || !hospital) return null;
  const before = new Floor(hospital.tiles);
  const after = floorOf(view, seat);
  if (draft.hand.includes("lobby") || !after.lobby) return "lobby";
  if (draft.hand.length > 0) return "hand";
  if (draft.aside.length > MOST_SET_ASIDE) return "aside";
  const changed = changedTiles(before, after);
  const lies = new Set(after.tiles.map(({ tile }) => tile));
  const rebuilt = before.tiles.some(({ tile }) => changed.has(tile) || !lies.has(tile));
  if (!rebuilt) return "unchanged";
  if (after.at.has(cellName(after.front ?? [0, 0])) || after.isFencedIn()) return "entrance";
  if (hasActive(view, seat, "helipad") && lies.has("helipad")) {
    return underHelipad(after, changed);
  }
  if (!hangsOnCleanTiles(after, changed)) return "quarantine";
  const home = after.component();
  const had = before.component();
  const tolerant = before.tiles.some(({ tile }) => tile === "helipad") && lies.has("helipad");
  const lost = after.tiles.filter(({ tile }) => !home.has(tile));
  const bad = tolerant ? lost.filter(({ tile }) => changed.has(tile) || had.has(tile)) : lost;
  return bad.length > 0 ? "cut-off" : null;
}

/** QUA-16.10: each group of changed tiles touches an unchanged clean one. */
function hangsOnCleanTiles(after: Floor, changed: ReadonlySet<string>): boolean {
  const isChanged = ({ tile }: Laid): boolean => changed.has(tile);
  return after.tiles.filter(isChanged).every((start) => {
    const group = after.group(start, isChanged);
    return after.tiles
      .filter(({ tile }) => group.has(tile))
      .some((laid) =>
        after
          .connected(laid.cell, laid.doors)
          .some((other) => !changed.has(other.tile) && !other.quarantined),
      );
  });
}

/** QUA-16.11: only what touches quarantine needs a clean tile beside it. */
function underHelipad(after: Floor, changed: ReadonlySet<string>): Unfinished | null {
  if (changed.has("helipad") && !after.component().has("helipad")) return "cut-off";
  for (const { tile, cell, doors } of after.tiles) {
    if (!changed.has(tile)) continue;
    const joined = after.connected(cell, doors);
    const needy = tile === "helipad" || joined.some(({ quarantined }) => quarantined);
    if (needy && !joined.some(({ quarantined }) => !quarantined)) return "quarantine";
  }
  return null;
}
