/** What a turn that is only planned would change in a hospital: its ghosts on the plan. */
import { cellName, type Spot } from "./cells";
import type {
  QuarantineColour,
  QuarantineDraft,
  QuarantineHospital,
  QuarantineTile,
} from "./generated/view";
import type { QuarantineScene } from "./scene";

/** A tile that stays where it is, and what would be different in it. */
export interface Altered {
  readonly tile: string;
  readonly cell: Spot;
  /** The patients who would come to lie there. */
  readonly come: readonly QuarantineColour[];
  /** How many would be there no more. */
  readonly gone: number;
  /** Its grey cube would be taken away. */
  readonly cleaned: boolean;
}

export interface Ghosts {
  /** Tiles as they would lie, where nothing like it lies now. */
  readonly laid: readonly QuarantineTile[];
  /** The names of tiles that would not lie any more where they lie now. */
  readonly lifted: ReadonlySet<string>;
  readonly altered: readonly Altered[];
  /** The corners of new nurses' stations. */
  readonly stations: readonly Spot[];
  /** How many would wait; null if as many as now. */
  readonly line: number | null;
}

type Shown = Pick<QuarantineHospital | QuarantineDraft, "tiles" | "stations">;

const alike = (one: QuarantineTile, other: QuarantineTile): boolean =>
  one.tile === other.tile &&
  one.doors === other.doors &&
  cellName(one.cell) === cellName(other.cell);

/** All that is different in the hospital after the plan from what is drawn of it now. */
export function ghostsOf(
  now: Shown,
  waiting: number,
  after: Pick<QuarantineHospital, "tiles" | "stations" | "line">,
): Ghosts {
  const corners = new Set(now.stations.map(({ corner }) => cellName(corner)));
  const altered = after.tiles.flatMap((tile): Altered[] => {
    const before = now.tiles.find((other) => alike(other, tile));
    if (!before) return [];
    const come = tile.patients.slice(before.patients.length);
    const gone = Math.max(0, before.patients.length - tile.patients.length);
    const cleaned = before.quarantined && !tile.quarantined;
    if (come.length === 0 && gone === 0 && !cleaned) return [];
    return [{ tile: tile.tile, cell: tile.cell, come, gone, cleaned }];
  });
  return {
    laid: after.tiles.filter((tile) => !now.tiles.some((other) => alike(other, tile))),
    lifted: new Set(
      now.tiles
        .filter((tile) => !after.tiles.some((other) => alike(other, tile)))
        .map(({ tile }) => tile),
    ),
    altered,
    stations: after.stations
      .map(({ corner }) => corner)
      .filter((corner) => !corners.has(cellName(corner))),
    line: after.line.length === waiting ? null : after.line.length,
  };
}

/** The hospital that the plan on show leads to; null if it is not that of this seat. */
export function plannedOf(scene: QuarantineScene, seat: number): QuarantineHospital | null {
  const { planned } = scene;
  if (!planned || planned.seat !== seat || !isHospital(planned.own)) return null;
  return planned.own;
}

function isHospital(own: unknown): own is QuarantineHospital {
  return typeof own === "object" && own !== null && "tiles" in own && "stations" in own;
}
