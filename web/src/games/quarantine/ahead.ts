/** Laying a starting ward while somebody else decides: where it fits, and why not elsewhere. */
import type { Obstacle, Offer, Said } from "../../protocol";
import { notationOf } from "../notation";
import type { QuarantineSites } from "./generated/view";

/** What stays in the way when a tile is turned as well as it can be; the server ranks them so too. */
const HOPEFUL = ["why-not-fenced", "why-not-island", "why-not-quarantine", "why-not-turned"];

/** Where the offers let a starting ward lie. */
export function sitesOf(tile: string, offers: readonly Offer[]): QuarantineSites {
  const open: Record<string, string[]> = {};
  for (const { verb, places } of offers.map(notationOf)) {
    const [ward, cell = "", doors = ""] = places;
    if (verb === "lay" && ward === tile) (open[cell] ??= []).push(doors);
  }
  return { tiles: [tile], open, closed: {}, elsewhere: "web-quarantine-why-elsewhere" };
}

/** The reason that tells most of what was said of every way to turn a tile; null if nothing was. */
export function tellingReason(obstacles: readonly Obstacle[]): Said | null {
  const reasons = obstacles.map(({ reason }) => reason);
  const ranked = HOPEFUL.map((id) => reasons.find((reason) => reason.id === id));
  return ranked.find((reason) => reason !== undefined) ?? reasons[0] ?? null;
}
