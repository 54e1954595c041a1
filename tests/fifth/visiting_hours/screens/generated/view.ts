// Written by `python -m tools.generate` from the rules floor; never changed by hand.

export type VisitingWardName = "maternity" | "surgery" | "children" | "geriatrics";

/** One of the four wards. */
export type VisitingWard = {
  /** Which one. */
  readonly ward: VisitingWardName;
  /** How many germs are there. */
  readonly germs: number;
  /** Soap is out: the next visitor brings nothing in. */
  readonly soap: boolean;
  /** It had to be closed, and the game is lost. */
  readonly closed: boolean;
};

export type VisitingStep = "work" | "visit" | "ended";

/** A game of Visiting Hours as one seat sees it. */
export type VisitingView = {
  /** What was chosen before the game. */
  readonly options: Readonly<Record<string, string>>;
  /** The wards, always in the same order. */
  readonly wards: readonly VisitingWard[];
  /** The visitors each seat holds; null where this seat may not see them. */
  readonly hands: readonly (readonly string[] | null)[];
  /** How many visitors each seat holds. */
  readonly held: readonly number[];
  /** So many visitors are still in the queue. */
  readonly deck: number;
  /** So many visitors are still to be let in, those in the hands among them. */
  readonly to_come: number;
  /** The visitors who have been let in, the first one first. */
  readonly admitted: readonly string[];
  /** Bars of soap in the cupboard. */
  readonly soap: number;
  /** The seat whose turn it is. */
  readonly turn: number;
  /** What this seat does next: work, or let a visitor in. */
  readonly step: VisitingStep;
};
