// Written by `python -m tools.generate` from the rules floor; never changed by hand.

import type { VisitingWardName } from "./view";

/** A visitor. */
export type VisitingCard = {
  /** Whom they come to see. */
  readonly ward: VisitingWardName;
  /** How many germs they bring along. */
  readonly germs: number;
};

/** What is printed on the cards and in the rules. */
export type VisitingContent = {
  /** The wards in their order. */
  readonly wards: readonly VisitingWardName[];
  /** Every visitor. */
  readonly cards: Readonly<Record<string, VisitingCard>>;
  /** A ward with more germs is closed. */
  readonly most: number;
  /** So many germs are gone after disinfecting. */
  readonly washed: number;
  /** Bars of soap at the beginning. */
  readonly soap: number;
};

export const content: VisitingContent = {
  wards: ["maternity", "surgery", "children", "geriatrics"],
  cards: {
    "maternity_0": {"ward": "maternity", "germs": 0},
    "maternity_1": {"ward": "maternity", "germs": 1},
    "maternity_2": {"ward": "maternity", "germs": 2},
    "maternity_3": {"ward": "maternity", "germs": 3},
    "surgery_0": {"ward": "surgery", "germs": 0},
    "surgery_1": {"ward": "surgery", "germs": 1},
    "surgery_2": {"ward": "surgery", "germs": 2},
    "surgery_3": {"ward": "surgery", "germs": 3},
    "children_0": {"ward": "children", "germs": 0},
    "children_1": {"ward": "children", "germs": 1},
    "children_2": {"ward": "children", "germs": 2},
    "children_3": {"ward": "children", "germs": 3},
    "geriatrics_0": {"ward": "geriatrics", "germs": 0},
    "geriatrics_1": {"ward": "geriatrics", "germs": 1},
    "geriatrics_2": {"ward": "geriatrics", "germs": 2},
    "geriatrics_3": {"ward": "geriatrics", "germs": 3},
  },
  most: 4,
  washed: 1,
  soap: 3,
};
