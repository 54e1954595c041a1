// Written by `python -m tools.generate` from the rules floor; never changed by hand.

/** How far the story has come. */
export type HoldingCampaign = {
  /** The scenarios that have been won. */
  readonly finished: readonly number[];
  /** The scenarios that may be played. */
  readonly unlocked: readonly number[];
};

export type HoldingShiftName = "morning" | "afternoon" | "night";

export type HoldingStep = "dawn" | "reveal" | "phone" | "staff" | "tire" | "staffed" | "night_bonus" | "care" | "medical" | "averted" | "either" | "reward" | "talker" | "guide" | "drawing" | "insist" | "trust" | "query" | "call" | "shift_over" | "leave" | "dusk" | "serve" | "gather" | "place" | "arrange" | "match" | "rearrange" | "day_over" | "ended";

export type HoldingPhase = "staffing" | "care" | "leave" | "duties" | "evening" | "ended";

export type HoldingBand = "green" | "orange" | "red" | "black";

export type HoldingCause = "shift" | "medical" | "manager";

/** One of the three shifts of today. */
export type HoldingShift = {
  /** Which one. */
  readonly shift: HoldingShiftName;
  /** Its patient card; null before it is turned up. */
  readonly patient: string | null;
  /** It is being worked. */
  readonly now: boolean;
  /** It has been worked. */
  readonly over: boolean;
  /** Who is on the card, in the order of placing while that counts. */
  readonly crew: readonly string[];
  /** How many places are filled by people standing in. */
  readonly stood_in: number;
  /** How many places are still to be filled. */
  readonly open_places: number;
  /** How many tokens medical care can take on this card. */
  readonly symbols: number;
  /** How many of them have been placed. */
  readonly covered: number;
  /** Who is at the phone. */
  readonly caller: string | null;
  /** The contact tile lies beside this card. */
  readonly phone: boolean;
};

export type HoldingWhereabouts = "morning" | "afternoon" | "night" | "break_room" | "leave" | "pad" | "desk" | "out";

/** Someone on the ward. */
export type HoldingPawn = {
  /** Where the pawn is: on a shift of today, or in another place. */
  readonly at: HoldingWhereabouts;
  /** How tired it is. */
  readonly fatigue: number;
  /** At so much fatigue it is overworked. */
  readonly most_fatigue: number;
  /** Too tired to ask or to phone, for a doctor. */
  readonly tired: boolean;
  /** At the maximum; it must go on leave tonight. */
  readonly overworked: boolean;
  /** Whose tokens and memories it gains and spends: its own, or `pool`. */
  readonly purse: string;
  /** The seat that decides for it. */
  readonly seat: number;
};

export type HoldingTalkKind = "" | "hazy" | "query";

export type HoldingDraw = "as_due" | "any_card" | "any_memory" | "other_period";

/** The back of a hazy memory: the quotation is for all. */
export type HoldingBack = {
  /** The number in which its back was first seen; it says nothing about its place. */
  readonly handle: number;
  /** The period of Billy's life, 1 to 5. */
  readonly period: number;
  /** The name under which its quotation is found. */
  readonly quote: string;
};

/** The conversation at the bed. */
export type HoldingTalk = {
  /** None, a talk after palliative care, or a question. */
  readonly kind: HoldingTalkKind;
  /** Who talks with Billy. */
  readonly talker: string | null;
  /** The period it has been guided to or that is asked about. */
  readonly period: number | null;
  /** How many cards are still due. */
  readonly due: number;
  /** How the next card is drawn. */
  readonly draw: HoldingDraw;
  /** How many cards have been put aside unseen. */
  readonly aside: number;
  /** How many cards of the named period have been put aside unseen. */
  readonly aside_named: number;
  /** The handles of the memories on which the talker did not want to dwell. */
  readonly rejected: readonly number[];
  /** The events that have come up in this conversation. */
  readonly events: readonly string[];
  /** What Billy speaks of right now. */
  readonly drawn: HoldingBack | null;
  /** What a token of trust would bring, while that is asked. */
  readonly trust: "health" | "memory" | null;
};

/** What the next card of a conversation may be. */
export type HoldingChance = {
  /** If this period is asked about or guided to; null for any. */
  readonly period: number | null;
  /** How many memories can come. */
  readonly memories: number;
  /** How many events can come instead and would not be ignored. */
  readonly events: number;
};

export type HoldingSymbol = "ignore" | "reflection" | "draw" | "draw_memory" | "change_subject" | "trust_health" | "trust_memory" | "improve" | "worsen" | "end" | "remove";

/** An event that is still in a deck. */
export type HoldingDeckEvent = {
  /** Its name. */
  readonly event: string;
  /** What it brings in the present band, from left to right. */
  readonly effects: readonly HoldingSymbol[];
};

/** A deck of memories. */
export type HoldingDeck = {
  /** All cards that are in it now. */
  readonly cards: number;
  /** How many memories of each period are in it or put aside for this conversation. */
  readonly memories: readonly number[];
  /** The events that are in it. */
  readonly events: readonly HoldingDeckEvent[];
  /** The events that have left the scenario. */
  readonly gone: readonly string[];
};

export type HoldingStage = "boy" | "youth" | "young_man" | "grown_man" | "old_man";

export type HoldingPose = "standing" | "sitting" | "walking" | "kneeling" | "leaning" | "reaching";

export type HoldingFacing = "left" | "right";

/** Billy as he is drawn on both faces of a memory. */
export type HoldingFigure = {
  /** How old he is. */
  readonly stage: HoldingStage;
  /** What he does; in each period he takes each pose once. */
  readonly pose: HoldingPose;
  /** Which way he looks. */
  readonly facing: HoldingFacing;
  /** What he holds; empty for nothing. */
  readonly object: string;
};

/** The stitches of the four edges of a memory, five letters each; empty for a plain hem. */
export type HoldingSeams = {
  /** On the left, from top to bottom. */
  readonly l: string;
  /** On the right, from top to bottom. */
  readonly r: string;
  /** At the top, from left to right. */
  readonly t: string;
  /** At the bottom, from left to right. */
  readonly b: string;
};

/** For each edge the handle of the memory in the grid whose stitches continue it, or null. */
export type HoldingFits = {
  /** What fits on the left. */
  readonly l: number | null;
  /** What fits on the right. */
  readonly r: number | null;
  /** What fits above. */
  readonly t: number | null;
  /** What fits below. */
  readonly b: number | null;
};

export type HoldingMark = "plus" | "minus";

/** The face of a clear memory. */
export type HoldingClearFace = {
  /** The period of Billy's life, 1 to 5. */
  readonly period: number;
  /** Billy on it, as on its hazy twin. */
  readonly figure: HoldingFigure;
  /** Its stitches, as on its hazy twin. */
  readonly seams: HoldingSeams;
  /** Which memories of the grid continue its stitches. */
  readonly fits: HoldingFits;
  /** The name under which its text is found. */
  readonly scene: string;
  /** Pleasant, unpleasant, or neither. */
  readonly mark: HoldingMark | null;
  /** Who it is about, if that is someone who can be called. */
  readonly contact: string | null;
  /** To which regret it belongs, if to any. */
  readonly regret: string | null;
};

/** A clear memory in a doctor's hand. */
export type HoldingHeldClear = {
  /** The period of Billy's life, 1 to 5. */
  readonly period: number;
  /** Its face, for its holder alone and only in the evening. */
  readonly face: HoldingClearFace | null;
};

export type HoldingSide = "l" | "r" | "t" | "b";

/** A memory in the grid. */
export type HoldingMemory = {
  /** The number in which its back was first seen. */
  readonly handle: number;
  /** The period of Billy's life, 1 to 5. */
  readonly period: number;
  /** The name under which its quotation is found. */
  readonly quote: string;
  /** Billy on it. */
  readonly figure: HoldingFigure;
  /** Its stitches. */
  readonly seams: HoldingSeams;
  /** Which memories of the grid continue its stitches, wherever they lie. */
  readonly fits: HoldingFits;
  /** The edges at which what fits lies beside it. */
  readonly joined: readonly HoldingSide[];
  /** A clear memory lies on it. */
  readonly clear: boolean;
  /** The name under which its text is found; null while it is hazy, and so with the marks. */
  readonly scene: string | null;
  /** Pleasant, unpleasant, or neither. */
  readonly mark: HoldingMark | null;
  /** Who it is about, if that is someone who can be called. */
  readonly contact: string | null;
  /** To which regret it belongs, if to any. */
  readonly regret: string | null;
};

/** A hazy memory that has been turned up in the evening and is to be placed. */
export type HoldingTurnedUp = {
  /** The number in which its back was first seen. */
  readonly handle: number;
  /** The period of Billy's life, 1 to 5. */
  readonly period: number;
  /** The name under which its quotation is found. */
  readonly quote: string;
  /** Billy on it. */
  readonly figure: HoldingFigure;
  /** Its stitches. */
  readonly seams: HoldingSeams;
  /** Which memories of the grid continue its stitches. */
  readonly fits: HoldingFits;
};

/** The clear memory that is looked for its hazy twin now. */
export type HoldingMatching = {
  /** Who holds it. */
  readonly doctor: string;
  /** The period of Billy's life, 1 to 5. */
  readonly period: number;
  /** Its face, for its holder alone. */
  readonly face: HoldingClearFace | null;
};

export type HoldingConditionKind = "count" | "run" | "balance" | "heard" | "faced" | "arrived";

/** One part of the goal. */
export type HoldingCondition = {
  /** Clear memories, joined ones, pleasant over unpleasant, calls, regrets or arrivals. */
  readonly kind: HoldingConditionKind;
  /** How many are wanted. */
  readonly number: number;
  /** How many there are. */
  readonly reached: number;
  /** Are there enough? */
  readonly met: boolean;
  /** The period it is about, if it is about one. */
  readonly period: number | null;
  /** The person it is about, if it is about one. */
  readonly contact: string | null;
  /** Only the memories count whose faces are shown. */
  readonly named: boolean;
};

/** The face of a hazy memory that a card of the scenario shows. */
export type HoldingFace = {
  /** The period of Billy's life, 1 to 5. */
  readonly period: number;
  /** Billy on it. */
  readonly figure: HoldingFigure;
  /** Its stitches. */
  readonly seams: HoldingSeams;
};

/** Someone who can be called in this scenario. */
export type HoldingLine = {
  /** Who. */
  readonly contact: string;
  /** In how many of the remaining calls someone answers. */
  readonly voices: number;
  /** How many calls are left. */
  readonly cards: number;
  /** How often someone has answered. */
  readonly heard: number;
  /** The day of the last answer; 0 for none. */
  readonly heard_on: number;
  /** At the end of this day the person will be there; null if nobody is on the way. */
  readonly arrives_on: number | null;
  /** The person is there. */
  readonly arrived: boolean;
  /** A doctor could call in this shift, if one is free. */
  readonly callable: boolean;
  /** How many tokens the caller pays. */
  readonly price: number;
};

/** Something that Billy has to face. */
export type HoldingRegret = {
  /** Which one. */
  readonly regret: string;
  /** It has been faced. */
  readonly faced: boolean;
  /** How many of its memories are clear. */
  readonly clear: number;
  /** With so many it can be faced. */
  readonly wanted: number;
  /** How many tokens a doctor pays for it. */
  readonly price: number;
};

/** What lies in the bedside locker. */
export type HoldingLocker = {
  /** A pair of memories waits for its moment. */
  readonly pair: boolean;
  /** Who can be called in this scenario. */
  readonly lines: readonly HoldingLine[];
  /** What is to be faced in this scenario. */
  readonly regrets: readonly HoldingRegret[];
  /** How many calls can still be made today. */
  readonly calls_left: number;
};

export type HoldingResult = "" | "win" | "loss_health" | "loss_deck" | "loss_staff" | "loss_warnings";

/** All that a seat may know of a scenario of Holding On. */
export type HoldingView = {
  /** How many people play. */
  readonly seats: number;
  /** What was chosen before the game. */
  readonly options: Readonly<Record<string, string>>;
  /** The edition of the rules. */
  readonly edition: number;
  /** How far the story had come when this scenario was dealt. */
  readonly campaign: HoldingCampaign;
  /** The number of the scenario. */
  readonly scenario: number;
  /** The day, from 1 to 13; 0 before the first. */
  readonly day: number;
  /** The present shift. */
  readonly shift: HoldingShiftName;
  /** What is being done or asked. */
  readonly step: HoldingStep;
  /** The part of the day to which the step belongs. */
  readonly phase: HoldingPhase;
  /** The doctor whose player is shift manager. */
  readonly manager: string;
  /** Billy's health. */
  readonly health: number;
  /** The band of the health track in which it lies. */
  readonly band: HoldingBand;
  /** How many warnings have been received. */
  readonly warnings: number;
  /** For what a warning would be received today as things stand. */
  readonly warnings_due: readonly HoldingCause[];
  /** Medical care has been given today. */
  readonly medical_given: boolean;
  /** Every patient card turned up so far, the first one first. */
  readonly patients: readonly string[];
  /** The three shifts of today. */
  readonly shifts: readonly HoldingShift[];
  /** The doctors in play, in the order of the seats. */
  readonly doctors: readonly string[];
  /** Everyone on the ward, by name. */
  readonly staff: Readonly<Record<string, HoldingPawn>>;
  /** The care tokens of each doctor and of the `pool`. */
  readonly tokens: Readonly<Record<string, number>>;
  /** The care tokens that nobody has. */
  readonly supply: number;
  /** The care tokens that lie on patient cards until the evening. */
  readonly on_cards: number;
  /** How many shifts each doctor has worked today. */
  readonly worked: readonly number[];
  /** With two doctors: the manager's own has worked the extra shift of today. */
  readonly free_shift_used: boolean;
  /** The present shift cannot be filled. */
  readonly short: boolean;
  /** How many calls were made today. */
  readonly calls: number;
  /** Who has just become more tired and gives something up for it. */
  readonly tiring: string | null;
  /** What goes on after that. */
  readonly resume: HoldingStep;
  /** Rewards that may still be a token or a memory. */
  readonly eithers: number;
  /** Tokens of the reward that are still to be given. */
  readonly tokens_due: number;
  /** Memories of the reward that are still to be told. */
  readonly hazy_due: number;
  /** Which doctor of the shift may ask now, counted from the senior. */
  readonly turn: number;
  /** How many of them have no question any more. */
  readonly passes: number;
  /** The conversation at the bed. */
  readonly talk: HoldingTalk;
  /** While a conversation is being led: what the next card may be, for each thing to ask. */
  readonly chances: readonly HoldingChance[];
  /** The deck of hazy memories. */
  readonly hazy: HoldingDeck;
  /** The deck of clear memories. */
  readonly clear: HoldingDeck;
  /** The hazy memories of each doctor and of the `pool`, from behind. */
  readonly held_hazy: Readonly<Record<string, readonly HoldingBack[]>>;
  /** The clear memories of each doctor. */
  readonly held_clear: Readonly<Record<string, readonly HoldingHeldClear[]>>;
  /** The collected memories: five rows of six places, row by row. */
  readonly grid: readonly (HoldingMemory | null)[];
  /** The row of the grid that is asked about, 1 to 5. */
  readonly row: number | null;
  /** Whose hazy memories are being placed. */
  readonly placing: string | null;
  /** The hazy memory that is to be placed. */
  readonly turned_up: HoldingTurnedUp | null;
  /** The clear memory whose twin is looked for. */
  readonly matching: HoldingMatching | null;
  /** How often places were exchanged tonight. */
  readonly swaps: number;
  /** How often they still can be. */
  readonly swaps_left: number;
  /** Who has received tokens tonight. */
  readonly served: readonly string[];
  /** The goal of the scenario, part by part. */
  readonly goal: readonly HoldingCondition[];
  /** The hazy faces that the cards of the scenario show, in an order that tells nothing. */
  readonly shown: readonly HoldingFace[];
  /** What lies in the bedside locker. */
  readonly locker: HoldingLocker;
  /** Which narrative cards have been read at their moment, one bit each. */
  readonly beats: number;
  /** How the scenario ended; empty while it goes on. */
  readonly result: HoldingResult;
  /** Rises whenever something hidden becomes known. */
  readonly revealed: number;
};
