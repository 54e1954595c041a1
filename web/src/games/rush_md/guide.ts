/**
 * The guide for a first game: what to do next in round 1, in one sentence, and the thing
 * to tap for it. It reads the boards and what may be done, and knows nothing else.
 */
import type { Said } from "../../protocol";
import type { Advice } from "../screens";
import { adviceStep } from "./advice";
import { examsMissing, isTreated, lacking, type Tag } from "./charts";
import {
  areaKey,
  backKey,
  bedKey,
  BOTTOM,
  deckKey,
  discKey,
  glassKey,
  holeKey,
  patientKey,
  placeKey,
  storedKey,
  supplyKey,
  tokenKey,
  WOBBLING,
  type Deed,
} from "./deeds";
import type { Carried } from "./grip";
import { canDo, carry, FINISH, offerKey, placing, readyFor, type Step } from "./steps";
import { isUntimed } from "./time";
import {
  ADMISSION,
  areaOf,
  bedAt,
  BEDS,
  bedOf,
  boardsOf,
  CLINIC,
  HOLES,
  isUndrawn,
  ORGANS,
  patientAt,
  TOKENS,
  wardOf,
  type BedState,
  type Boards,
  type RushView,
  type Task,
} from "./view";

export interface Guidance {
  readonly say: Said;
  /** What to tap; several where any will do. */
  readonly keys: readonly string[];
}

export interface Hands {
  readonly seat: number;
  readonly deeds: readonly Deed[];
  readonly carried: Carried | null;
  /** What a colleague would do next; undefined where none can be asked. */
  readonly advised?: Advice | undefined;
}

/** No new patients are fetched when less than this part of the phase is left. */
const TOO_LATE_TO_ADMIT = 0.4;

export function isFirstGame(view: RushView): boolean {
  const { epidemics, research } = view.options;
  return view.round === 1 && epidemics === "off" && research === "off";
}

export function guide(view: RushView, hands: Hands, time: number): Guidance | null {
  if (!isFirstGame(view) || hands.seat < 0) return null;
  const boards = boardsOf(view);
  switch (view.phase) {
    case "council":
      return view.ready.includes(hands.seat)
        ? say("others-ready")
        : say("council", {}, [offerKey("ready")]);
    case "countdown":
      return say("countdown");
    case "evaluation":
      return view.confirmed.includes(hands.seat)
        ? say("others-ready")
        : say("evaluation", {}, [offerKey("confirm")]);
    case "action":
      if (view.paused === "ending") return say("countdown");
      return boards ? inAction(view, boards, hands, time) : null;
    default:
      return null;
  }
}

function say(
  id: string,
  args: Record<string, unknown> = {},
  keys: readonly string[] = [],
): Guidance {
  return { say: { id: `web-rush-guide-${id}`, args }, keys };
}

/** Nothing can be done for a moment: too short to be worth saying aloud after every deed. */
export function isWaitForHand({ say }: Guidance): boolean {
  return say.id === "web-rush-guide-wait-hand";
}

/**
 * The guide of one person. While the hands are busy with what it said, its sentence stays, and only
 * the light goes out; else it would change twice with every deed.
 */
export class Guide {
  #last: Guidance | null = null;

  say(view: RushView, hands: Hands, time: number): Guidance | null {
    const now = guide(view, hands, time);
    const kept = this.#last;
    if (!now || !kept || !isWaitForHand(now)) this.#last = now;
    else if (kept.keys.length > 0) this.#last = { ...kept, keys: [] };
    return this.#last;
  }
}

function inAction(view: RushView, boards: Boards, hands: Hands, time: number): Guidance {
  const hand = boards.reaches[hands.seat];
  if (hand?.effect) return say("wait-hand");
  const task = boards.tasks[hands.seat] ?? null;
  const { carried } = hands;
  // An exam goes its own way; elsewhere there are choices, and one voice speaks of them.
  if (hands.advised === null && task?.deed !== "examine") return say("wait-hand");
  const next = hands.advised?.next ?? null;
  const step =
    (next && adviceStep(next, boards, task, carried)) ??
    (task
      ? within(boards, task, hands)
      : hands.advised === undefined
        ? between(view, boards, hands, time)
        : null);
  if (carried) {
    if (carried.into !== null) return say("wait-hand");
    if (step && step.piece === carried.key && step.into) {
      return say(step.id, { ...step.args }, [step.into]);
    }
    return say("put-back", {}, [carried.key]);
  }
  if (!step && isBeingAdmitted(boards)) return say("coming");
  if (!step) {
    const [id, action] = anyFree(boards, hands) ? ["all-done", "wait"] : ["wait-sand", "wait_sand"];
    return say(id, {}, isUntimed(view) ? [offerKey(action)] : []);
  }
  return say(step.id, { ...step.args }, [step.piece, ...(step.or ?? [])]);
}

/** Somebody brings in new patients, so there will be work for all. */
function isBeingAdmitted(boards: Boards): boolean {
  return boards.tasks.some((task) => task?.deed === "admit" || task?.deed === "hospitalize");
}

// ------------------------------------------------------------------------------------------------
// Within an action

function within(boards: Boards, task: Task, hands: Hands): Step | null {
  switch (task.deed) {
    case "admit":
      return admitting(boards, hands);
    case "hospitalize":
      return hospitalizing(boards);
    case "treat_regular":
      return treating(boards, task, hands, "clinic", CLINIC);
    case "treat_ward":
      return treating(boards, task, hands, "ward", wardBeds(boards, task.part ?? "A"));
    case "medicate":
    case "add_organs":
      return treating(boards, task, hands, "or", []);
    case "examine":
      return examining(boards, task, hands);
    case "donate":
      return { id: "donate", piece: supplyKey("blood") };
    case "store_medicine":
      return storing(boards, hands);
    case "store_organs":
      return storingOrgans(boards, hands);
    default:
      return FINISH;
  }
}

/** One who needs a bed for every two who do not. */
function admitting(boards: Boards, hands: Hands): Step {
  const waiting = ADMISSION.filter((place) => patientAt(boards, place)).length;
  const type = waiting === 0 && canDo(hands, deckKey("hospitalized")) ? "hospitalized" : "regular";
  const key = canDo(hands, deckKey(type)) ? deckKey(type) : deckKey("hospitalized");
  return canDo(hands, key) ? { id: "draw", args: { type }, piece: key } : FINISH;
}

function hospitalizing(boards: Boards): Step {
  const place = ADMISSION.find((each) => patientAt(boards, each));
  const bed = BEDS.find((each) => !patientAt(boards, each));
  if (!place || !bed) return FINISH;
  return { id: "to-bed", args: { bed }, piece: placeKey(place), into: bedKey(bed) };
}

function wardBeds(boards: Boards, ward: string): readonly string[] {
  return BEDS.filter((bed) => wardOf(bed) === ward && bedOf(boards, bed)?.area === "home");
}

function treating(
  boards: Boards,
  task: Task,
  hands: Hands,
  tag: Tag,
  places: readonly string[],
): Step {
  const { target } = task;
  if (target === null) {
    const wanting = places.filter((place) => lacking(boards, place, tag).length > 0);
    const place = wanting.find((each) => servable(boards, each, tag)) ?? wanting[0];
    return place ? { id: "whom", args: { place }, piece: patientKey(place) } : FINISH;
  }
  for (const { kind, syringe } of lacking(boards, target, tag)) {
    if (canDo(hands, storedKey(kind))) {
      return { id: "give", args: { kind, place: target }, piece: storedKey(kind) };
    }
    if (syringe && boards.storage[kind] > 0 && canDo(hands, storedKey("syringe"))) {
      return { id: "syringe", args: { kind }, piece: storedKey("syringe") };
    }
  }
  const [missing] = lacking(boards, target, tag).filter(({ kind }) => boards.storage[kind] === 0);
  if (missing)
    return { ...FINISH, id: "finish-lacking", args: { kind: missing.kind, place: target } };
  return FINISH;
}

function examining(boards: Boards, task: Task, hands: Hands): Step {
  switch (task.part) {
    case "cultures": {
      const icon = boards.diagnosis_decks.cultures.back;
      const [first = "", ...rest] = TOKENS.map(tokenKey);
      return { id: "cultures", args: { icon }, piece: first, or: rest };
    }
    case "blood_exam":
      return nextDisc(boards, hands);
    case "xray": {
      const shown = boards.diagnosis_decks.xray.back.split(" ").includes(task.target ?? "");
      const id = shown ? "xray-next" : "xray-take";
      const into = shown ? BOTTOM : areaKey("XRY");
      return { id, args: { bed: task.target ?? "" }, piece: backKey("xray"), into };
    }
    default:
      return canDo(hands, backKey("mri")) ? { id: "mri-draw", piece: backKey("mri") } : FINISH;
  }
}

/** A disc from a wrong hole to the table, then always the one that belongs in the gap. */
export function nextDisc(boards: Boards, hands: Hands): Step {
  if (canDo(hands, backKey("blood_exam"))) return { id: "read", piece: backKey("blood_exam") };
  const pattern = [...boards.diagnosis_decks.blood_exam.back].map((each) =>
    each === "W" ? "white" : "red",
  );
  const { discs } = boards;
  const isWrong = (hole: number): boolean => discs[hole] !== "" && discs[hole] !== pattern[hole];
  const gap = HOLES.find((hole) => discs[hole] === "");
  if (gap === undefined) {
    const hole = HOLES.find(isWrong) ?? 0;
    return { id: "disc-out", piece: discKey(hole), into: holeKey("table") };
  }
  const wanted = pattern[gap] ?? "red";
  const from = HOLES.find((hole) => isWrong(hole) && discs[hole] === wanted);
  const piece = from === undefined ? discKey(wanted) : discKey(from);
  return { id: "disc-in", piece, into: holeKey(gap) };
}

function storing(boards: Boards, hands: Hands): Step {
  const wanted = boards.scarce.find(
    (kind) => kind !== "blood" && !ORGANS.includes(kind) && canDo(hands, supplyKey(kind)),
  );
  const any = hands.deeds.find(({ piece }) => piece.startsWith("supply:"))?.piece;
  const piece = wanted ? supplyKey(wanted) : any;
  return piece ? { id: "stock", args: { kind: piece.slice("supply:".length) }, piece } : FINISH;
}

function storingOrgans(boards: Boards, hands: Hands): Step {
  const wanted = boards.scarce.find((kind) => canDo(hands, supplyKey(kind)));
  const any = hands.deeds.find(({ piece }) => piece.startsWith("supply:"))?.piece;
  const piece = wanted ? supplyKey(wanted) : any;
  return piece ? { id: "stock-organ", args: { kind: piece.slice(7) }, piece } : FINISH;
}

// ------------------------------------------------------------------------------------------------
// Between two actions

function between(view: RushView, boards: Boards, hands: Hands, time: number): Step | null {
  if (canDo(hands, WOBBLING)) return { id: "wobble", piece: WOBBLING };
  const left = 1 - time / view.phase_ms;
  const open = unfinished(boards);
  if (open.length === 0 && left > TOO_LATE_TO_ADMIT) return admission(boards, hands);
  return (
    clinic(boards, hands) ??
    hospitalization(boards, hands) ??
    exam(boards, hands) ??
    carrying(boards, hands) ??
    care(boards, hands) ??
    restocking(boards, hands) ??
    (left > TOO_LATE_TO_ADMIT && open.every((place) => !isWorkable(boards, place))
      ? admission(boards, hands)
      : null)
  );
}

/** The places of all patients who lack something. */
function unfinished(boards: Boards): readonly string[] {
  return boards.patients.flatMap((patient) => {
    if (!patient) return [];
    return patient.place.startsWith("R") || !isTreated(boards, patient.place)
      ? [patient.place]
      : [];
  });
}

function isWorkable(boards: Boards, place: string): boolean {
  return place.startsWith("R") || !isTreated(boards, place);
}

function admission(boards: Boards, hands: Hands): Step | null {
  return placing(boards, hands, "admit", ["ADM-N"]);
}

function hospitalization(boards: Boards, hands: Hands): Step | null {
  const waiting = ADMISSION.some((place) => patientAt(boards, place));
  const empty = BEDS.some((bed) => !patientAt(boards, bed));
  return waiting && empty ? placing(boards, hands, "hospitalize", ["ADM-D"]) : null;
}

function occupied(boards: Boards): readonly BedState[] {
  return boards.beds.filter(({ occupied }) => occupied);
}

function exam(boards: Boards, hands: Hands): Step | null {
  for (const bed of occupied(boards)) {
    for (const each of examsMissing(boards, bed.id)) {
      const area = areaOf(each);
      if (bed.area === area && isUndrawn(bed, each)) {
        const step = placing(boards, hands, readyFor(each), [area]);
        if (step) return step;
      }
    }
  }
  return null;
}

/** Beds that stand where nothing more is to be done for them. */
function carrying(boards: Boards, hands: Hands): Step | null {
  for (const bed of occupied(boards)) {
    if (!canDo(hands, bedKey(bed.id))) continue;
    const exams = examsMissing(boards, bed.id).filter((each) => isUndrawn(bed, each));
    const areas = exams.map(areaOf);
    const free = areas.find((area) => !bedAt(boards, area));
    if (areas.length > 0) {
      if (areas.some((area) => area === bed.area) || !free) continue;
      return carry(bed.id, free);
    }
    if (lacking(boards, bed.id, "ward").length > 0 && bed.area !== "home") {
      return carry(bed.id, "home");
    }
    if (lacking(boards, bed.id, "ward").length === 0 && lacking(boards, bed.id, "or").length > 0) {
      if (bed.area === "ORA" || bed.area === "ORB") continue;
      const room = (["ORA", "ORB"] as const).find((each) => !bedAt(boards, each));
      if (room) return carry(bed.id, room);
    }
  }
  return null;
}

function clinic(boards: Boards, hands: Hands): Step | null {
  const somebody = CLINIC.some((place) => servable(boards, place, "clinic"));
  return somebody ? placing(boards, hands, "clinic", ["OPC-1", "OPC-2"]) : null;
}

function care(boards: Boards, hands: Hands): Step | null {
  for (const bed of occupied(boards)) {
    if (bed.area === "home" && servable(boards, bed.id, "ward")) {
      const slots = wardOf(bed.id) === "A" ? ["WA-1", "WA-2"] : ["WB-1", "WB-2"];
      const step = placing(boards, hands, "ward", slots);
      if (step) return step;
    }
    if (bed.area !== "ORA" && bed.area !== "ORB") continue;
    const wanted = lacking(boards, bed.id, "or").filter(({ kind }) => boards.storage[kind] > 0);
    const organs = wanted.some(({ kind }) => ORGANS.includes(kind));
    const medicine = wanted.some(({ kind }) => !ORGANS.includes(kind));
    const step =
      (organs ? placing(boards, hands, "surgery-doctor", [`${bed.area}-D`]) : null) ??
      (medicine ? placing(boards, hands, "surgery-nurse", [`${bed.area}-N`]) : null);
    if (step) return step;
  }
  return null;
}

function restocking(boards: Boards, hands: Hands): Step | null {
  const kinds = boards.scarce;
  if (kinds.includes("blood")) {
    const step = placing(boards, hands, "blood", ["BB"]);
    if (step) return step;
  }
  if (kinds.some((kind) => ORGANS.includes(kind))) {
    const step = placing(boards, hands, "organs", ["PH-D"]);
    if (step) return step;
  }
  if (kinds.some((kind) => kind !== "blood" && !ORGANS.includes(kind))) {
    return placing(boards, hands, "pharmacy", ["PH-1", "PH-2"]);
  }
  return null;
}

// ------------------------------------------------------------------------------------------------

function anyFree(boards: Boards, hands: Hands): boolean {
  return boards.glasses.some((glass) => canDo(hands, glassKey(glass.id)));
}

/** Does the patient lack something that is in Storage? */
function servable(boards: Boards, place: string, tag: Tag): boolean {
  return lacking(boards, place, tag).some(
    ({ kind, syringe }) => boards.storage[kind] > 0 && (!syringe || boards.storage.syringe > 0),
  );
}
