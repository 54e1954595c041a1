/**
 * How each city sits on the board: how far its disc stands from the true place, and on which sides
 * its name and its cubes are, so that nothing lies on anything else.
 */
import { ANCHORS } from "../generated/world";

export type Side = "above" | "below" | "left" | "right";

export interface Place {
  readonly x: number;
  readonly y: number;
  /** The true place, where a thin line leads when the disc had to step aside. */
  readonly anchor: readonly [number, number];
  readonly name: Side;
  readonly cubes: "left" | "right";
}

type Seat = readonly [dx: number, dy: number, name: Side, cubes: "left" | "right"];

const SEATS: Readonly<Record<string, Seat>> = {
  san_francisco: [-2, -14, "below", "right"],
  chicago: [-8, 6, "below", "left"],
  montreal: [22, -14, "below", "right"],
  new_york: [84, -2, "below", "right"],
  atlanta: [-14, 4, "below", "left"],
  washington: [34, 30, "below", "right"],
  london: [-24, -10, "below", "left"],
  madrid: [-10, 8, "below", "left"],
  paris: [2, 30, "below", "left"],
  essen: [10, -22, "below", "right"],
  milan: [16, 10, "below", "right"],
  st_petersburg: [-6, -6, "below", "left"],
  los_angeles: [4, 28, "below", "right"],
  mexico_city: [0, 0, "below", "left"],
  miami: [14, 4, "below", "right"],
  bogota: [0, 0, "below", "left"],
  lima: [-6, 4, "below", "left"],
  santiago: [-28, -8, "below", "left"],
  buenos_aires: [-4, 14, "below", "left"],
  sao_paulo: [10, -12, "below", "right"],
  lagos: [0, -2, "below", "left"],
  kinshasa: [0, 0, "below", "left"],
  khartoum: [0, 0, "below", "right"],
  johannesburg: [0, 0, "below", "right"],
  algiers: [-4, 28, "below", "left"],
  istanbul: [-14, 4, "below", "left"],
  moscow: [40, 30, "below", "left"],
  cairo: [-18, 6, "below", "left"],
  baghdad: [-16, 2, "below", "left"],
  tehran: [22, -20, "below", "right"],
  riyadh: [-4, 18, "below", "left"],
  karachi: [-10, -4, "below", "left"],
  delhi: [8, -20, "below", "right"],
  mumbai: [-20, 26, "below", "left"],
  chennai: [0, 52, "below", "left"],
  kolkata: [14, 0, "below", "right"],
  beijing: [-14, -12, "below", "left"],
  seoul: [-6, -18, "below", "right"],
  shanghai: [-22, 6, "below", "left"],
  tokyo: [2, -26, "below", "right"],
  osaka: [6, 40, "below", "right"],
  taipei: [30, 28, "below", "right"],
  hong_kong: [-14, 0, "below", "left"],
  bangkok: [-10, 14, "below", "left"],
  ho_chi_minh_city: [12, 26, "below", "right"],
  manila: [38, 28, "below", "right"],
  jakarta: [-8, 22, "below", "left"],
  sydney: [-6, 0, "below", "left"],
};

export const PLACES: Readonly<Record<string, Place>> = Object.fromEntries(
  Object.entries(SEATS).map(([city, [dx, dy, name, cubes]]) => {
    const anchor = ANCHORS[city] ?? [0, 0];
    return [city, { x: anchor[0] + dx, y: anchor[1] + dy, anchor, name, cubes }];
  }),
);
