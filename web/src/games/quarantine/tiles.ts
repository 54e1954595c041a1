/** What is printed on the tiles, and what lies in a hospital as it is drawn. */
import { content, type QuarantineSide, type QuarantineTileFacts } from "./generated/content";
import type {
  QuarantineColour,
  QuarantineCube,
  QuarantineCubes,
  QuarantineDraft,
  QuarantineHospital,
  QuarantineView,
} from "./generated/view";

const FACTS: ReadonlyMap<string, QuarantineTileFacts> = new Map(
  content.tiles.map((facts) => [facts.tile, facts]),
);

/** The colour of a ward; null for the lobby and for special rooms. */
export function colourOf(tile: string): QuarantineColour | null {
  return FACTS.get(tile)?.colour ?? null;
}

/** The doors that a tile can have, in the order of clockwise quarter turns. */
export function rotations(tile: string): readonly string[] {
  return FACTS.get(tile)?.rotations ?? [];
}

/** The doors of a tile before it is turned. */
export function doorsOf(tile: string): string {
  return rotations(tile)[0] ?? "";
}

/** The side of the lobby that looks to the street, as it is turned. */
export function streetSide(doors: string): QuarantineSide {
  return content.streets[doors] ?? "s";
}

/** The sides of a tile without a wall: its passages, and the entrance of a lobby. */
export function openSides(tile: string, doors: string): string {
  return tile === "lobby" ? `${doors}${streetSide(doors)}` : doors;
}

/** The hospital of a seat as it is drawn: while its owner rebuilds, the draft. */
export function shownOf(
  view: QuarantineView,
  seat: number,
): QuarantineHospital | QuarantineDraft | undefined {
  const draft = view.active === seat ? view.step?.draft : null;
  return draft ?? view.hospitals[seat];
}

/** The cubes one by one, in the order of the colours. */
export function singly(cubes: QuarantineCubes): readonly QuarantineCube[] {
  return content.cubes.flatMap((cube) => Array.from({ length: cubes[cube] }, () => cube));
}

export function countOf(cubes: QuarantineCubes): number {
  return content.cubes.reduce((sum, cube) => sum + cubes[cube], 0);
}
