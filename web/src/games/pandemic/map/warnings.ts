/** Where the danger layer writes how likely an outbreak is: on no disc, name or cube of any city. */
import { placeOf } from "./routes";

/** Above the city; slanting away from its cubes; beside it or below it there; beyond its cubes. */
type Where = "above" | "aslant" | "beside" | "below" | "beyond";

/** Where a text stands from the middle of its city, and which of its ends stands there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
}

/** From the middle of the city, with the cubes at the left. */
const SPOTS: Readonly<Record<Where, Spot>> = {
  above: { x: 0, y: -29, anchor: "middle" },
  aslant: { x: -3, y: -21, anchor: "start" },
  beside: { x: 18, y: -7, anchor: "start" },
  below: { x: 31, y: 19, anchor: "start" },
  beyond: { x: -29, y: 0, anchor: "end" },
};

/** So much higher stands what a pawn would hide. */
const OVER_PAWNS: Readonly<Partial<Record<Where, number>>> = { above: 9, aslant: 17 };

/** The cities that have no room above them. */
const WHERE: Readonly<Record<string, Where>> = {
  new_york: "beside",
  atlanta: "aslant",
  washington: "aslant",
  madrid: "beyond",
  paris: "aslant",
  st_petersburg: "aslant",
  los_angeles: "aslant",
  miami: "aslant",
  lima: "aslant",
  santiago: "aslant",
  buenos_aires: "aslant",
  moscow: "beside",
  mumbai: "below",
  chennai: "beyond",
  osaka: "aslant",
  manila: "beyond",
  taipei: "beyond",
  hong_kong: "beside",
  bangkok: "beside",
  ho_chi_minh_city: "beyond",
  jakarta: "aslant",
};

const TURNED = { start: "end", middle: "middle", end: "start" } as const;

export function warningAt(city: string, pawns = false): Spot {
  const where = WHERE[city] ?? "above";
  const { x, y, anchor } = SPOTS[where];
  const height = y - (pawns ? (OVER_PAWNS[where] ?? 0) : 0);
  return placeOf(city).cubes === "left"
    ? { x, y: height, anchor }
    : { x: -x, y: height, anchor: TURNED[anchor] };
}
