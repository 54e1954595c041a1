// Written by `python -m tools.generate` from the rules floor; never changed by hand.

/** The Objective of the game; 0 where it asks for nothing. */
export type RushObjective = {
  /** The letter of the card and the number of players. */
  readonly id: string;
  /** Medical Points at the start. */
  readonly start: number;
  /** Reputation to be reached. */
  readonly reputation: number;
  /** Patients to be discharged, of both types. */
  readonly discharged: number;
  /** Hospitalized Patients to be discharged. */
  readonly hospitalized: number;
  /** Medical Points that must be left at the end. */
  readonly points: number;
};

/** One requirement of the Objective, and how far the team is. */
export type RushGoal = {
  /** What is counted. */
  readonly name: "reputation" | "discharged" | "hospitalized" | "points";
  /** What the team has. */
  readonly now: number;
  /** What it needs in the end. */
  readonly goal: number;
  /** Whether that is enough. */
  readonly met: boolean;
};

export type RushPhase = "council" | "countdown" | "action" | "evaluation" | "ended";

export type RushMode = "gesture" | "steady";

/** Something counted for both types of patients. */
export type RushByType = {
  /** Regular Patients, who are treated in the Clinic. */
  readonly regular: number;
  /** Hospitalized Patients, who need a bed. */
  readonly hospitalized: number;
};

export type RushType = "regular" | "hospitalized";

export type RushCondition = "mild" | "serious" | "critical";

export type RushExam = "cultures" | "blood_exam" | "xray" | "mri";

export type RushTag = "clinic" | "ward" | "or" | "epidemic";

export type RushKind = "orange" | "white" | "blue" | "fluids" | "green" | "yellow" | "blood" | "syringe" | "heart" | "kidney" | "lung" | "bone";

/** One kind on a chart. */
export type RushDose = {
  /** Which kind. */
  readonly kind: RushKind;
  /** How many belong there, as far as that is known. */
  readonly need: number;
  /** How many are there. */
  readonly given: number;
  /** How many are still missing. */
  readonly lacks: number;
  /** Whether the next unit needs a syringe that is not there yet. */
  readonly syringe: boolean;
};

/** What belongs to a patient in one place, and what is there. */
export type RushChart = {
  /** Where it is given: in the Clinic, in the Ward, in an Operating Room, or for an epidemic. */
  readonly tag: RushTag;
  /** All that is needed or there. */
  readonly doses: readonly RushDose[];
  /** Whether exactly that is there which is known to be needed. */
  readonly complete: boolean;
};

/** A patient. */
export type RushPatient = {
  /** C1 to C6 in the Clinic, R1 to R6 in the Admission row, or the bed. */
  readonly place: string;
  /** The card. */
  readonly id: string;
  /** The type of the card. */
  readonly type: RushType;
  /** The present condition. */
  readonly condition: RushCondition;
  /** The exams that have still to be performed. */
  readonly exams: readonly RushExam[];
  /** Charts that have something on them. */
  readonly charts: readonly RushChart[];
  /** Whether the patient has been examined and has exactly what is needed. */
  readonly complete: boolean;
  /** What a discharge would bring as things stand. */
  readonly reputation: number;
  /** The Medical Points that an error would cost now. */
  readonly costs: number;
};

export type RushBedId = "A1" | "A2" | "A3" | "B1" | "B2" | "B3";

export type RushArea = "home" | "CUL" | "BLX" | "XRY" | "MRI" | "ORA" | "ORB";

/** A Diagnosis card at a bed. */
export type RushDiagnosis = {
  /** The exam it came from. */
  readonly exam: RushExam;
  /** The card. */
  readonly id: string;
  /** Whether its treatment is the one that counts; of two equally effective ones both may. */
  readonly applies: boolean;
};

/** A bed. */
export type RushBed = {
  /** Its name: Ward and number. */
  readonly id: RushBedId;
  /** Where it stands. */
  readonly area: RushArea;
  /** Whether a patient lies in it. */
  readonly occupied: boolean;
  /** The Diagnosis cards in its treatment area. */
  readonly diagnoses: readonly RushDiagnosis[];
  /** Whether a scan has stood for its full sand. */
  readonly scanned: boolean;
  /** Whether a scan keeps it in the MRI. */
  readonly locked: boolean;
};

/** A Diagnosis deck. */
export type RushDeck = {
  /** How many cards are left. */
  readonly count: number;
  /** What the back of the top card shows: an icon, seven discs, five beds, or nothing. */
  readonly back: string;
};

/** The four Diagnosis decks. */
export type RushDecks = {
  /** That of the Cultures. */
  readonly cultures: RushDeck;
  /** That of the Blood Exam. */
  readonly blood_exam: RushDeck;
  /** That of the X-ray. */
  readonly xray: RushDeck;
  /** That of the MRI. */
  readonly mri: RushDeck;
};

/** The Epidemic cards that lie in the Wards. */
export type RushEpidemics = {
  /** The card in Ward A, if any. */
  readonly A: string | null;
  /** The card in Ward B, if any. */
  readonly B: string | null;
};

/** A contagious symbol that nobody has reported yet. */
export type RushSymbol = {
  /** The bed it lies at. */
  readonly bed: RushBedId;
  /** The exam of its card. */
  readonly exam: RushExam;
};

export type RushDisc = "white" | "red" | "";

export type RushSlotType = "doctor" | "nurse" | "general" | "none";

/** A slot for an hourglass. */
export type RushSlot = {
  /** Its name. */
  readonly id: string;
  /** What may stand there; a Research slot has the type of its card, or none. */
  readonly type: RushSlotType;
  /** The hourglass that stands there. */
  readonly glass: string | null;
  /** Whether there is something to do there now. */
  readonly ready: boolean;
};

/** An hourglass. */
export type RushGlass = {
  /** Its name: a colour for Doctors, a number for Nurses. */
  readonly id: string;
  /** The seat whose Doctor it is; null for Nurses, who are everyone's. */
  readonly owner: number | null;
  /** The slot it stands on; null in the pool. */
  readonly slot: string | null;
  /** When it was placed; null in the pool. */
  readonly placed: number | null;
  /** When its sand has run out. */
  readonly free_at: number;
};

export type RushScan = "none" | "standing" | "fallen" | "pending";

export type RushActivity = "admit" | "hospitalize" | "treat_regular" | "treat_ward" | "examine" | "donate" | "store_medicine" | "store_organs" | "add_organs" | "medicate";

/** What a player is at: the current action. */
export type RushTask = {
  /** What is being done. */
  readonly deed: RushActivity;
  /** The Ward, exam or Operating Room it is done in, if that is settled. */
  readonly part: string | null;
  /** The slot whose hourglass began it. */
  readonly slot: string;
  /** Whether it is the stronger action of a Research card. */
  readonly research: boolean;
  /** When it began. */
  readonly started: number;
  /** The place of the patient it is for, or `epidemic`; null where none is named yet. */
  readonly target: string | null;
  /** How many patients have been named in it. */
  readonly aimed: number;
  /** Cards drawn, patients hospitalized, kinds or organs taken so far. */
  readonly count: number;
  /** How many of those there can be; 0 where they are not counted. */
  readonly most: number;
  /** The kind that was taken last. */
  readonly kind: RushKind | null;
  /** What was given in it, which can be taken back until it ends. */
  readonly given: readonly RushKind[];
  /** Syringes fetched in it that are still empty. */
  readonly empties: number;
  /** Whether what is given here is given with tweezers. */
  readonly tweezers: boolean;
};

/** What a hand is about to do. */
export type RushReach = {
  /** The kind of movement. */
  readonly move: string;
  /** What it moves. */
  readonly piece: string | null;
  /** The same as a thing on the board, as in the lights of offers. */
  readonly key: string;
  /** Where to; null while it is not let go, and where there is only one place. */
  readonly target: string | null;
  /** When it began. */
  readonly begun: number;
  /** When it takes effect; null while it is not let go. */
  readonly effect: number | null;
  /** How many pieces it takes. */
  readonly amount: number;
  /** How far from the balance point an hourglass was released. */
  readonly offset: number;
  /** Whether the scanner was brushed on the way. */
  readonly knock: boolean;
  /** Whether it holds tweezers. */
  readonly tweezers: boolean;
};

export type RushStatus = "" | "exact" | "over_treated" | "error";

/** Items on a patient with an error that are not needed. */
export type RushLeftover = {
  /** The place of the patient. */
  readonly place: string;
  /** Where they were given. */
  readonly tag: RushTag;
  /** Which kind. */
  readonly kind: RushKind;
  /** How many there are. */
  readonly count: number;
  /** How many stay as things are decided now. */
  readonly kept: number;
};

/** Rush M.D. as everyone sees it. */
export type RushView = {
  /** The number of players. */
  readonly seats: number;
  /** What was chosen before the game. */
  readonly options: Readonly<Record<string, string>>;
  /** How long the Action Phase is. */
  readonly phase_ms: number;
  /** How long an hourglass runs. */
  readonly sand_ms: number;
  /** What the team has to reach. */
  readonly objective: RushObjective;
  /** The same with how far it is, leaving out what is not asked for. */
  readonly goals: readonly RushGoal[];
  /** How many rounds there are. */
  readonly rounds: number;
  /** The present one, from 1. */
  readonly round: number;
  /** The part of the round. */
  readonly phase: RushPhase;
  /** The time of the whole game in ms. */
  readonly now: number;
  /** When the Action Phase began, in ms of the whole game. */
  readonly began: number;
  /** When the countdown ends, before the phase or after a pause, in ms of the whole game. */
  readonly until: number;
  /** The time of the Action Phase; it stands still in a pause. */
  readonly clock: number;
  /** Why the game is paused, or that the pause is about to end; empty if it is not. */
  readonly paused: "" | "absence" | "vote" | "ending";
  /** When the pause began, in ms of the whole game. */
  readonly paused_at: number;
  /** Pauses that were voted for in this round. */
  readonly pauses: number;
  /** The seats that ask for a pause. */
  readonly pause_votes: readonly number[];
  /** The seats that want to go on. */
  readonly resume_votes: readonly number[];
  /** The seats that are away. */
  readonly absent: readonly number[];
  /** By seat: how often it was away in this round. */
  readonly absences: readonly number[];
  /** The seats that are ready for the Action Phase. */
  readonly ready: readonly number[];
  /** The seats that have confirmed the evaluation. */
  readonly confirmed: readonly number[];
  /** By seat: gestures or steady hands. */
  readonly modes: readonly RushMode[];
  /** The seats that have chosen their hands in this Council. */
  readonly moded: readonly number[];
  /** The seats that let time pass, where the clock runs by moves. */
  readonly waits: readonly number[];
  /** Medical Points. */
  readonly points: number;
  /** Reputation. */
  readonly reputation: number;
  /** Patients discharged. */
  readonly discharged: RushByType;
  /** Patients who died. */
  readonly deaths: number;
  /** How the game ended; empty while it goes on. */
  readonly result: "" | "win" | "loss_points" | "loss_objective";
  /** Rises whenever something hidden becomes known. */
  readonly revealed: number;
  /** Whether the boards are hidden, as in a pause; then everything below is empty. */
  readonly hidden: boolean;
  /** By place: the Clinic, the Admission row, the beds. */
  readonly patients: readonly (RushPatient | null)[];
  /** The six beds. */
  readonly beds: readonly RushBed[];
  /** What is in the box. */
  readonly supply: Readonly<Record<RushKind, number>>;
  /** What is in Blood Bank, Pharmacy and Organ area. */
  readonly storage: Readonly<Record<RushKind, number>>;
  /** What some patient lacks and Storage does not have. */
  readonly scarce: readonly RushKind[];
  /** Cards left in the patient decks. */
  readonly decks: RushByType;
  /** The Diagnosis decks. */
  readonly diagnosis_decks: RushDecks;
  /** Cards left in the Epidemic deck. */
  readonly epidemic_deck: number;
  /** Epidemic cards that are over. */
  readonly epidemic_discards: readonly string[];
  /** Epidemic cards in the Wards. */
  readonly epidemics: RushEpidemics;
  /** Contagious symbols nobody has reported yet. */
  readonly symbols: readonly RushSymbol[];
  /** Cards left in the Research deck. */
  readonly research_deck: number;
  /** The Research cards of this round. */
  readonly research: readonly string[];
  /** By hole of the Blood Exam tile. */
  readonly discs: readonly RushDisc[];
  /** All slots. */
  readonly slots: readonly RushSlot[];
  /** All hourglasses in play. */
  readonly glasses: readonly RushGlass[];
  /** What the hourglass on the scanner does. */
  readonly scan: RushScan;
  /** When the scan began. */
  readonly scan_at: number;
  /** When the hourglass on the scanner falls, if it wobbles. */
  readonly scan_fall: number | null;
  /** By seat: the current action. */
  readonly tasks: readonly (RushTask | null)[];
  /** By seat: what the hands are about to do. */
  readonly reaches: readonly (RushReach | null)[];
  /** By seat: when the hands are free again, if they hold nothing. */
  readonly busy: readonly number[];
  /** Organs given in this round: heart, kidney, lung, bone. */
  readonly organs_given: readonly number[];
  /** Exams performed in this round. */
  readonly exams_done: number;
  /** By Nurse: placements in this round. */
  readonly nurse_uses: readonly number[];
  /** By place: what the evaluation says of the patient who is or was there. */
  readonly statuses: readonly RushStatus[];
  /** By bed: the exam whose Diagnosis card was applied. */
  readonly applied: readonly (RushExam | null)[];
  /** What may go back to the Supply. */
  readonly leftovers: readonly RushLeftover[];
  /** How often the team has decided about leftovers in this round. */
  readonly changes: number;
};
