// Written by `python -m tools.generate` from the rules floor; never changed by hand.

export type PandemicRole = "contingency_planner" | "dispatcher" | "medic" | "operations_expert" | "quarantine_specialist" | "researcher" | "scientist";

export type PandemicPhase = "actions" | "before_draw" | "in_epidemic" | "between_epidemics" | "before_infection" | "infecting" | "ended";

export type PandemicStepKind = "charter_city" | "flight_card" | "flight_city" | "station_to_take" | "cure_cards" | "consent" | "airlift_pawn" | "airlift_city" | "forecast_next" | "grant_city" | "resilient_card";

/** A step inside an action or event that must be answered before anything else. */
export type PandemicStep = {
  /** What is asked. */
  readonly kind: PandemicStepKind;
  /** Who must answer. */
  readonly seat: number;
  /** Whose action or event it is. */
  readonly by: number;
  /** The action or event that is under way, as one would type it. */
  readonly action: string;
  /** The seat whose pawn or hand it is about; -1 for none. */
  readonly pawn: number;
  /** The city it is about, as far as one has been named. */
  readonly city: string | null;
  /** The cards named so far: the payment of a flight, or a Forecast's cards in their new order. */
  readonly cards: readonly string[];
};

export type PandemicDisease = "active" | "cured" | "eradicated";

export type PandemicResult = "" | "win" | "loss_outbreaks" | "loss_cubes" | "loss_deck";

export type PandemicColour = "blue" | "yellow" | "black" | "red";

/** What is left of one of the piles the player deck was made of. */
export type PandemicPile = {
  /** Cards left in the pile. */
  readonly cards: number;
  /** Whether its Epidemic is among them. */
  readonly epidemic: boolean;
};

/** Where in the player deck the next Epidemic is. */
export type PandemicNextEpidemic = {
  /** How many cards are certain to come before it. */
  readonly after: number;
  /** It is among the next so many cards. */
  readonly within: number;
};

/** The hand that is nearest to a cure. */
export type PandemicCureNear = {
  /** Whose hand it is. */
  readonly seat: number;
  /** Cards of the colour in it. */
  readonly cards: number;
  /** Cards that this seat needs. */
  readonly needed: number;
};

/** What one consent to the proposal that is asked about could cover besides it. */
export type PandemicConsent = {
  /** The same for all proposals that can be agreed to at once. */
  readonly covers: string;
  /** More of them may follow. */
  readonly further: boolean;
};

/** A position of Pandemic as one seat may know it. */
export type PandemicView = {
  /** How many roles are in the game. */
  readonly seats: number;
  /** What was chosen before the game. */
  readonly options: Readonly<Record<string, string>>;
  /** The role of each seat. */
  readonly roles: readonly PandemicRole[];
  /** How many cards of one colour each seat needs to discover a cure. */
  readonly cards_for_cure: readonly number[];
  /** The card of the largest city in the starting hands; its owner began. */
  readonly first_card: string;
  /** The number of the turn, from 1. */
  readonly turn: number;
  /** Whose turn it is. */
  readonly active: number;
  /** The actions the active player has left. */
  readonly actions: number;
  /** Where the turn stands; all but `actions` and `ended` are windows for Events. */
  readonly phase: PandemicPhase;
  /** Who is asked for an Event in a window, and so holds one that can be played; -1 for nobody. */
  readonly asked: number;
  /** The step that must be answered first. */
  readonly step: PandemicStep | null;
  /** The seat that holds too many cards and must let some go; -1 for nobody. */
  readonly over: number;
  /** Infection cards still to be turned over this turn. */
  readonly to_infect: number;
  /** Epidemics that were drawn and are not resolved yet. */
  readonly epidemics: number;
  /** Whether the next infect phase is skipped. */
  readonly quiet: boolean;
  /** Whether the Operations Expert has used the flight of this turn. */
  readonly flown: boolean;
  /** The seats that have passed in this window. */
  readonly passed: readonly number[];
  /** The seats that pass every window until their next turn. */
  readonly resting: readonly number[];
  /** What was proposed and refused since the last action or Event. */
  readonly refused: readonly PandemicStep[];
  /** The city of each seat's pawn. */
  readonly pawns: readonly string[];
  /** The cubes in each city that has any, in the order of the colours. */
  readonly cubes: Readonly<Record<string, readonly number[]>>;
  /** The cubes of each colour that are not on the board. */
  readonly supply: readonly number[];
  /** How far each disease is beaten, in the order of the colours. */
  readonly diseases: readonly PandemicDisease[];
  /** The cities with a research station. */
  readonly stations: readonly string[];
  /** Research stations in the supply. */
  readonly stations_left: number;
  /** The cities that the Quarantine Specialist protects now. */
  readonly quarantined: readonly string[];
  /** The Event on the Contingency Planner's role card. */
  readonly stored: string | null;
  /** The seat of the Contingency Planner; -1 if nobody plays that role. */
  readonly stored_by: number;
  /** The player discard pile, the oldest card first. */
  readonly discards: readonly string[];
  /** The infection discard pile, the oldest card first. */
  readonly infection_discards: readonly string[];
  /** Cards out of the game: Events, then infection cards. */
  readonly removed: readonly string[];
  /** The space of the infection-rate marker, from 0. */
  readonly rate: number;
  /** How many infection cards an infect phase turns over. */
  readonly infection_rate: number;
  /** Outbreaks so far. */
  readonly outbreaks: number;
  /** How the game ended; empty while it goes on. */
  readonly result: PandemicResult;
  /** The colour whose cubes ran out. */
  readonly lost_colour: PandemicColour | null;
  /** Rises whenever something hidden becomes known; nothing before that is taken back. */
  readonly revealed: number;
  /** The cards of each hand; null where they are closed to this seat. */
  readonly hands: readonly (readonly string[] | null)[];
  /** How many cards each hand holds. */
  readonly hand_sizes: readonly number[];
  /** Cards of each closed hand that this seat knows, since they are asked about or offered. */
  readonly shown: readonly (readonly string[])[];
  /** The piles of the player deck, from the top. */
  readonly player_deck: readonly PandemicPile[];
  /** Cards left in the player deck. */
  readonly player_cards: number;
  /** Where the next Epidemic is; null when none is left. */
  readonly next_epidemic: PandemicNextEpidemic | null;
  /** The infection deck as sets of cards in unknown order, from the top. */
  readonly infection_deck: readonly (readonly string[])[];
  /** Cards left in the infection deck. */
  readonly infection_cards: number;
  /** How many of those sets, from the top, hold cards that were seen before. */
  readonly infection_known: number;
  /** For each colour the hand that is nearest to its cure, among those this seat sees; null if it is cured or nobody holds a card of it. */
  readonly cures_near: readonly (PandemicCureNear | null)[];
  /** What else a consent could cover; null unless the step asks for a consent to a move. */
  readonly consent: PandemicConsent | null;
};

/** A way to a city that needs fewer actions, for a price. */
export type PandemicShortcut = {
  /** The least number of actions that takes the pawn there. */
  readonly actions: number;
  /** The City cards that are discarded on it, by Direct Flight and Charter Flight. */
  readonly cards: readonly string[];
  /** Whether the Operations Expert discards a City card of choice on it. */
  readonly any_card: boolean;
  /** Whether the Operations Expert builds a research station first. */
  readonly station: boolean;
};

/** What may come of a position, as far as everyone can tell. */
export type PandemicProspects = {
  /** For each seat, in thousandths, the chance of each city that its infection card is turned up before the seat's next turn; cities without such a chance are left out. */
  readonly drawn_before: readonly Readonly<Record<string, number>>[];
  /** For each seat, in thousandths, the chance of each city to break out before the seat's next turn, by its own card or in a chain of full cities, as cubes and pawns are now; cities without such a chance are left out. */
  readonly breaks_out_before: readonly Readonly<Record<string, number>>[];
  /** For each seat how many actions take its pawn to each city without a price: by Drive/Ferry, Shuttle Flight and, for the Dispatcher, to another pawn. */
  readonly away: readonly Readonly<Record<string, number>>[];
  /** For each seat the cities that need fewer actions if cards are discarded or a research station is built; empty for a seat whose hand is closed to this one. */
  readonly shortcuts: readonly Readonly<Record<string, PandemicShortcut>>[];
  /** The steps that take the active player to each city that needs more than one action and no more than are left. */
  readonly walks: Readonly<Record<string, readonly string[]>>;
};
