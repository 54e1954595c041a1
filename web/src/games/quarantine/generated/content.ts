// Written by `python -m tools.generate` from the rules floor; never changed by hand.

import type { QuarantineColour, QuarantineCube } from "./view";

export type QuarantineTileKind = "lobby" | "ward" | "room";

/** A kind of tile. */
export type QuarantineTileFacts = {
  /** Its name. */
  readonly tile: string;
  /** What it is. */
  readonly kind: QuarantineTileKind;
  /** The colour of a ward. */
  readonly colour: QuarantineColour | null;
  /** The doors it can have, in the order of clockwise quarter turns. */
  readonly rotations: readonly string[];
};

export type QuarantineSide = "n" | "e" | "s" | "w";

/** The tiles of Quarantine and the numbers of its rulebook. */
export type QuarantineContent = {
  /** The colours of patients and wards. */
  readonly colours: readonly QuarantineColour[];
  /** The colours, and grey. */
  readonly cubes: readonly QuarantineCube[];
  /** Every tile that a hospital can have. */
  readonly tiles: readonly QuarantineTileFacts[];
  /** The special rooms. */
  readonly rooms: readonly string[];
  /** For each way to turn the lobby its street side. */
  readonly streets: Readonly<Record<string, QuarantineSide>>;
  /** How many special rooms are on sale in a game. */
  readonly rooms_on_the_market: number;
  /** Actions in a turn. */
  readonly actions_per_turn: number;
  /** Cubes drawn in a turn. */
  readonly cubes_per_turn: number;
  /** The fewest cubes of a price. */
  readonly least_price: number;
  /** What an extra ward costs. */
  readonly ward_price: number;
  /** How many tiles can be set aside. */
  readonly most_set_aside: number;
  /** How many markers can be taken in a turn. */
  readonly markers_per_turn: number;
  /** How many tiles a rebuild may lift. */
  readonly lifts: number;
  /** The same with an active Maintenance. */
  readonly lifts_with_maintenance: number;
  /** After so many cancelled actions in one turn no action in several steps can be begun. */
  readonly most_cancels: number;
};

export const content: QuarantineContent = {
  colours: ["yellow", "red", "green", "blue"],
  cubes: ["yellow", "red", "green", "blue", "grey"],
  tiles: [
    {"tile": "lobby", "kind": "lobby", "colour": null, "rotations": ["new", "nes", "esw", "nsw"]},
    {"tile": "yellow", "kind": "ward", "colour": "yellow", "rotations": ["new", "nes", "esw", "nsw"]},
    {"tile": "red", "kind": "ward", "colour": "red", "rotations": ["new", "nes", "esw", "nsw"]},
    {"tile": "green", "kind": "ward", "colour": "green", "rotations": ["new", "nes", "esw", "nsw"]},
    {"tile": "blue", "kind": "ward", "colour": "blue", "rotations": ["new", "nes", "esw", "nsw"]},
    {"tile": "yellow_2", "kind": "ward", "colour": "yellow", "rotations": ["ne", "es", "sw", "nw"]},
    {"tile": "red_2", "kind": "ward", "colour": "red", "rotations": ["ne", "es", "sw", "nw"]},
    {"tile": "green_2", "kind": "ward", "colour": "green", "rotations": ["ne", "es", "sw", "nw"]},
    {"tile": "blue_2", "kind": "ward", "colour": "blue", "rotations": ["ne", "es", "sw", "nw"]},
    {"tile": "yellow_3", "kind": "ward", "colour": "yellow", "rotations": ["ne", "es", "sw", "nw"]},
    {"tile": "red_3", "kind": "ward", "colour": "red", "rotations": ["ne", "es", "sw", "nw"]},
    {"tile": "green_3", "kind": "ward", "colour": "green", "rotations": ["ne", "es", "sw", "nw"]},
    {"tile": "blue_3", "kind": "ward", "colour": "blue", "rotations": ["ne", "es", "sw", "nw"]},
    {"tile": "storage", "kind": "room", "colour": null, "rotations": ["n", "e", "s", "w"]},
    {"tile": "waiting_room", "kind": "room", "colour": null, "rotations": ["n", "e", "s", "w"]},
    {"tile": "security", "kind": "room", "colour": null, "rotations": ["new", "nes", "esw", "nsw"]},
    {"tile": "accounting", "kind": "room", "colour": null, "rotations": ["new", "nes", "esw", "nsw"]},
    {"tile": "triage", "kind": "room", "colour": null, "rotations": ["nesw"]},
    {"tile": "cafeteria", "kind": "room", "colour": null, "rotations": ["ne", "es", "sw", "nw"]},
    {"tile": "laboratory", "kind": "room", "colour": null, "rotations": ["ns", "ew"]},
    {"tile": "maintenance", "kind": "room", "colour": null, "rotations": ["ns", "ew"]},
    {"tile": "gift_shop", "kind": "room", "colour": null, "rotations": ["ne", "es", "sw", "nw"]},
    {"tile": "pharmacy", "kind": "room", "colour": null, "rotations": ["ne", "es", "sw", "nw"]},
    {"tile": "pathology", "kind": "room", "colour": null, "rotations": ["new", "nes", "esw", "nsw"]},
    {"tile": "containment", "kind": "room", "colour": null, "rotations": ["nesw"]},
    {"tile": "emergency_room", "kind": "room", "colour": null, "rotations": ["ns", "ew"]},
    {"tile": "helipad", "kind": "room", "colour": null, "rotations": ["n", "e", "s", "w"]},
  ],
  rooms: ["storage", "waiting_room", "security", "accounting", "triage", "cafeteria", "laboratory", "maintenance", "gift_shop", "pharmacy", "pathology", "containment", "emergency_room", "helipad"],
  streets: {"new": "s", "nes": "w", "esw": "n", "nsw": "e"},
  rooms_on_the_market: 8,
  actions_per_turn: 4,
  cubes_per_turn: 4,
  least_price: 2,
  ward_price: 2,
  most_set_aside: 2,
  markers_per_turn: 2,
  lifts: 2,
  lifts_with_maintenance: 4,
  most_cancels: 50,
};
