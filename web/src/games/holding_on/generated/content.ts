// Written by `python -m tools.generate` from the rules floor; never changed by hand.

import type { HoldingShiftName, HoldingBand } from "./view";

/** A band of the health track. */
export type HoldingBandRange = {
  /** Its colour. */
  readonly band: HoldingBand;
  /** The best health in it. */
  readonly highest: number;
  /** The worst health in it. */
  readonly lowest: number;
};

export type HoldingRole = "doctor" | "nurse" | "medical-assistant";

/** What is printed on a pawn. */
export type HoldingStaff = {
  /** What this person is. */
  readonly role: HoldingRole;
  /** Which nurse or assistant; null for a doctor. */
  readonly number: number | null;
};

export type HoldingPatientKind = "unstable" | "stable" | "critical";

/** A patient card. */
export type HoldingPatient = {
  /** What Billy is like. */
  readonly kind: HoldingPatientKind;
  /** How many people the shift needs. */
  readonly staff: number;
  /** How many tokens medical care can take. */
  readonly symbols: number;
  /** By so much his health falls if no token is placed. */
  readonly deterioration: number;
  /** Care tokens as a reward of palliative care. */
  readonly tokens: number;
  /** Hazy memories as a reward. */
  readonly hazy: number;
  /** Rewards that are one or the other. */
  readonly either: number;
  /** Care tokens when every symbol has been covered. */
  readonly averted: number;
  /** Doctors may ask after care. */
  readonly query: boolean;
};

/** Cards, tracks and numbers that everyone may know before the first chapter. */
export type HoldingContent = {
  /** How many scenarios there are. */
  readonly scenarios: number;
  /** How many days a scenario has. */
  readonly days: number;
  /** The shifts of a day. */
  readonly shifts: readonly HoldingShiftName[];
  /** The top of the health track. */
  readonly full_health: number;
  /** Where it begins. */
  readonly start_health: number;
  /** The bands of the health track, the best first. */
  readonly bands: readonly HoldingBandRange[];
  /** The warning that ends a scenario. */
  readonly warnings: number;
  /** How many tokens a doctor can have. */
  readonly most_tokens: number;
  /** Periods of Billy's life: the rows of the grid. */
  readonly periods: number;
  /** Places in each row. */
  readonly places: number;
  /** How the tokens and memories of nurses and assistants are named. */
  readonly pool: string;
  /** Everyone on the ward, by name. */
  readonly staff: Readonly<Record<string, HoldingStaff>>;
  /** The patient cards, by name. */
  readonly patients: Readonly<Record<string, HoldingPatient>>;
};

export const content: HoldingContent = {
  scenarios: 10,
  days: 13,
  shifts: ["morning", "afternoon", "night"],
  full_health: 30,
  start_health: 28,
  bands: [
    {"band": "green", "highest": 30, "lowest": 14},
    {"band": "orange", "highest": 13, "lowest": 8},
    {"band": "red", "highest": 7, "lowest": 4},
    {"band": "black", "highest": 3, "lowest": 0},
  ],
  warnings: 2,
  most_tokens: 6,
  periods: 5,
  places: 6,
  pool: "pool",
  staff: {
    "yellow": {"role": "doctor", "number": null},
    "blue": {"role": "doctor", "number": null},
    "green": {"role": "doctor", "number": null},
    "red": {"role": "doctor", "number": null},
    "nurse1": {"role": "nurse", "number": 1},
    "nurse2": {"role": "nurse", "number": 2},
    "nurse3": {"role": "nurse", "number": 3},
    "assistant1": {"role": "medical-assistant", "number": 1},
    "assistant2": {"role": "medical-assistant", "number": 2},
  },
  patients: {
    "u01": {"kind": "unstable", "staff": 1, "symbols": 1, "deterioration": 1, "tokens": 0, "hazy": 0, "either": 1, "averted": 0, "query": false},
    "u02": {"kind": "unstable", "staff": 1, "symbols": 1, "deterioration": 1, "tokens": 0, "hazy": 0, "either": 1, "averted": 0, "query": false},
    "u03": {"kind": "unstable", "staff": 1, "symbols": 1, "deterioration": 1, "tokens": 1, "hazy": 0, "either": 0, "averted": 0, "query": false},
    "u04": {"kind": "unstable", "staff": 1, "symbols": 1, "deterioration": 1, "tokens": 0, "hazy": 1, "either": 0, "averted": 0, "query": false},
    "u05": {"kind": "unstable", "staff": 2, "symbols": 1, "deterioration": 1, "tokens": 1, "hazy": 1, "either": 0, "averted": 0, "query": false},
    "u06": {"kind": "unstable", "staff": 2, "symbols": 1, "deterioration": 1, "tokens": 0, "hazy": 0, "either": 2, "averted": 0, "query": false},
    "u07": {"kind": "unstable", "staff": 2, "symbols": 1, "deterioration": 1, "tokens": 0, "hazy": 0, "either": 2, "averted": 0, "query": false},
    "u08": {"kind": "unstable", "staff": 1, "symbols": 2, "deterioration": 2, "tokens": 1, "hazy": 1, "either": 0, "averted": 0, "query": false},
    "u09": {"kind": "unstable", "staff": 1, "symbols": 2, "deterioration": 2, "tokens": 0, "hazy": 0, "either": 2, "averted": 0, "query": false},
    "u10": {"kind": "unstable", "staff": 1, "symbols": 2, "deterioration": 2, "tokens": 2, "hazy": 0, "either": 0, "averted": 0, "query": false},
    "u11": {"kind": "unstable", "staff": 2, "symbols": 2, "deterioration": 2, "tokens": 0, "hazy": 0, "either": 2, "averted": 0, "query": false},
    "u12": {"kind": "unstable", "staff": 2, "symbols": 2, "deterioration": 2, "tokens": 1, "hazy": 2, "either": 0, "averted": 0, "query": false},
    "u13": {"kind": "unstable", "staff": 2, "symbols": 2, "deterioration": 2, "tokens": 2, "hazy": 1, "either": 0, "averted": 0, "query": false},
    "u14": {"kind": "unstable", "staff": 3, "symbols": 2, "deterioration": 2, "tokens": 0, "hazy": 0, "either": 3, "averted": 0, "query": false},
    "u15": {"kind": "unstable", "staff": 2, "symbols": 3, "deterioration": 3, "tokens": 0, "hazy": 0, "either": 3, "averted": 0, "query": false},
    "u16": {"kind": "unstable", "staff": 2, "symbols": 3, "deterioration": 3, "tokens": 2, "hazy": 2, "either": 0, "averted": 0, "query": false},
    "u17": {"kind": "unstable", "staff": 3, "symbols": 3, "deterioration": 3, "tokens": 0, "hazy": 1, "either": 3, "averted": 0, "query": false},
    "s01": {"kind": "stable", "staff": 1, "symbols": 1, "deterioration": 0, "tokens": 1, "hazy": 0, "either": 0, "averted": 0, "query": true},
    "s02": {"kind": "stable", "staff": 1, "symbols": 1, "deterioration": 0, "tokens": 0, "hazy": 1, "either": 0, "averted": 0, "query": true},
    "s03": {"kind": "stable", "staff": 1, "symbols": 1, "deterioration": 0, "tokens": 0, "hazy": 1, "either": 0, "averted": 0, "query": true},
    "s04": {"kind": "stable", "staff": 1, "symbols": 1, "deterioration": 0, "tokens": 0, "hazy": 0, "either": 1, "averted": 0, "query": true},
    "s05": {"kind": "stable", "staff": 1, "symbols": 1, "deterioration": 0, "tokens": 0, "hazy": 0, "either": 1, "averted": 0, "query": true},
    "s06": {"kind": "stable", "staff": 1, "symbols": 1, "deterioration": 0, "tokens": 0, "hazy": 0, "either": 1, "averted": 0, "query": true},
    "s07": {"kind": "stable", "staff": 1, "symbols": 1, "deterioration": 0, "tokens": 0, "hazy": 0, "either": 1, "averted": 0, "query": true},
    "s08": {"kind": "stable", "staff": 1, "symbols": 1, "deterioration": 0, "tokens": 0, "hazy": 0, "either": 1, "averted": 0, "query": true},
    "s09": {"kind": "stable", "staff": 2, "symbols": 1, "deterioration": 0, "tokens": 1, "hazy": 1, "either": 0, "averted": 0, "query": true},
    "s10": {"kind": "stable", "staff": 2, "symbols": 1, "deterioration": 0, "tokens": 1, "hazy": 1, "either": 0, "averted": 0, "query": true},
    "s11": {"kind": "stable", "staff": 2, "symbols": 1, "deterioration": 0, "tokens": 0, "hazy": 0, "either": 2, "averted": 0, "query": true},
    "s12": {"kind": "stable", "staff": 2, "symbols": 1, "deterioration": 0, "tokens": 0, "hazy": 0, "either": 2, "averted": 0, "query": true},
    "s13": {"kind": "stable", "staff": 2, "symbols": 1, "deterioration": 0, "tokens": 0, "hazy": 0, "either": 2, "averted": 0, "query": true},
    "s14": {"kind": "stable", "staff": 2, "symbols": 1, "deterioration": 0, "tokens": 2, "hazy": 0, "either": 0, "averted": 0, "query": true},
    "s15": {"kind": "stable", "staff": 2, "symbols": 1, "deterioration": 0, "tokens": 0, "hazy": 2, "either": 0, "averted": 0, "query": true},
    "s16": {"kind": "stable", "staff": 2, "symbols": 1, "deterioration": 0, "tokens": 0, "hazy": 0, "either": 3, "averted": 0, "query": true},
    "s17": {"kind": "stable", "staff": 3, "symbols": 1, "deterioration": 0, "tokens": 1, "hazy": 2, "either": 0, "averted": 0, "query": true},
    "k1": {"kind": "critical", "staff": 2, "symbols": 3, "deterioration": 3, "tokens": 0, "hazy": 0, "either": 0, "averted": 1, "query": false},
    "k2": {"kind": "critical", "staff": 2, "symbols": 3, "deterioration": 3, "tokens": 0, "hazy": 0, "either": 0, "averted": 1, "query": false},
    "k3": {"kind": "critical", "staff": 2, "symbols": 4, "deterioration": 4, "tokens": 0, "hazy": 0, "either": 0, "averted": 1, "query": false},
    "k4": {"kind": "critical", "staff": 3, "symbols": 4, "deterioration": 4, "tokens": 0, "hazy": 0, "either": 0, "averted": 1, "query": false},
    "k5": {"kind": "critical", "staff": 3, "symbols": 5, "deterioration": 5, "tokens": 0, "hazy": 0, "either": 0, "averted": 1, "query": false},
  },
};
