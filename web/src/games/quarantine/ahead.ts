/** Laying a starting ward while somebody else decides: where it fits, and why not elsewhere. */
import type { Obstacle, Offer, Said } from "../../protocol";
import { notationOf } from "../notation";
import { cellName } from "./cells";
import type { QuarantineHospital, QuarantineSites } from "./generated/view";

/** What is said of a cell beside a tile until the server has told the reason. */
const UNKNOWN = "web-quarantine-why-elsewhere";
const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** What stays in the way when a tile is turned as well as it can be; the server ranks them so too. */
const HOPEFUL = ["why-not-fenced", "why-not-island", "why-not-quarantine", "why-not-turned"];

/** Where the offers let a starting ward lie, and what the plan itself tells of all other cells. */
export function sitesOf(
  tile: string,
  offers: readonly Offer[],
  { tiles, front }: Pick<QuarantineHospital, "tiles" | "front">,
): QuarantineSites {
  const open: Record<string, string[]> = {};
  for (const { verb, places } of offers.map(notationOf)) {
    const [ward, cell = "", doors = ""] = places;
    if (verb === "lay" && ward === tile) (open[cell] ??= []).push(doors);
  }
  const closed: Record<string, string> = {};
  for (const { cell } of tiles) {
    for (const [east, north] of STEPS) {
      const beside = cellName([cell[0] + east, cell[1] + north]);
      if (!(beside in open)) closed[beside] = UNKNOWN;
    }
  }
  closed[cellName(front)] = "why-not-entrance";
  for (const { cell } of tiles) closed[cellName(cell)] = "why-not-occupied";
  return { tiles: [tile], open, closed, elsewhere: "why-not-far" };
}

/** The reason that tells most of what was said of every way to turn a tile; null if nothing was. */
export function tellingReason(obstacles: readonly Obstacle[]): Said | null {
  const reasons = obstacles.map(({ reason }) => reason);
  const ranked = HOPEFUL.map((id) => reasons.find((reason) => reason.id === id));
  return ranked.find((reason) => reason !== undefined) ?? reasons[0] ?? null;
}
