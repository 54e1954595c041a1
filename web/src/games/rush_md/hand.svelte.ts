/**
 * The person's own hand: what it can take, what it carries, and where that may go.
 *
 * Whatever is done with the pointer shows at once; the server's answer follows. A gesture is begun
 * when a piece is taken and committed when it is let go. A tap on a piece picks it up,
 * a tap on a lit place puts it there: so everything works with one finger and with the keyboard,
 * at the pace of steady hands.
 */
import type { Offer } from "../../protocol";
import { perScene } from "../../table/per_scene";
import { pieceActionsOf, glassKey, POOL, slotKey, TILE, type PieceAction } from "./piece_actions";
import { steadyTime } from "./durations";
import {
  goesByItself,
  isBalanced,
  letGoAction,
  meant,
  needsTweezers,
  steadyDrop,
  strangerTo,
  type Carried,
} from "./grip";
import { fillable, glassFor, steadyAction, targetsOf } from "./places";
import { BALANCE } from "./plane";
import { MOST, Queue } from "./queue.svelte";
import { awaitsPlace, tapWord } from "./tap_word";
import { TapWords } from "./tap_words.svelte";
import { isUntimed, phaseTime } from "./time";
import type { Touchable } from "./touchable";
import { touched } from "./touching";
import { Tracer, type Point, type Sample } from "./traces";
import { boardsOf, type Boards, type RushView, type RushScene, type Task } from "./view";

const SCANNER = slotKey("MRI");
/** A step that the table has not answered after so many ms is none. */
const ANSWERED = 1_500;

export class Hand {
  #chosen = $state<number | null>(null);
  #carried = $state.raw<Carried | null>(null);
  /** Where the pointer is, on the page; null unless something is dragged. */
  point = $state.raw<{ readonly x: number; readonly y: number } | null>(null);
  /** Where the carried piece is on the plane while it is dragged. */
  at = $state.raw<Point | null>(null);
  /** The bed that these hands have brought to the scanner. */
  brought = $state<string | null>(null);
  readonly queue = new Queue();
  readonly #tracer = new Tracer();
  /** The position in which a step was sent that has not been answered yet. */
  #sent = $state.raw<RushView | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly said: TapWords;

  constructor(readonly scene: RushScene) {
    this.said = new TapWords(scene);
  }

  /** Whose hands these are: of the seats this person plays, the one that was chosen. */
  readonly seat = $derived.by((): number => {
    const { own } = this.scene;
    return this.#chosen !== null && own.includes(this.#chosen) ? this.#chosen : (own[0] ?? -1);
  });
  readonly view = $derived.by((): RushView => this.scene.view);
  readonly boards = $derived.by((): Boards | null => boardsOf(this.view));
  readonly task = $derived.by((): Task | null => this.view.tasks[this.seat] ?? null);
  readonly steady = $derived.by(() => this.view.modes[this.seat] === "steady");
  readonly actions = $derived.by((): readonly PieceAction[] =>
    pieceActionsOf(this.scene.offers.filter(({ seat }) => seat === this.seat)),
  );

  /**
   * What the hand holds: as this page knows it, else as the server does. What the server has let go
   * of, or somebody else has taken, is in the hand no more.
   */
  readonly carried = $derived.by((): Carried | null => {
    const own = this.#carried;
    const hand = this.view.reaches[this.seat];
    const key = hand?.effect === null ? hand.key : null;
    if (own && this.steady) return this.#begins(own.key) ? own : null;
    if (own && (!own.held || own.into !== null || own.key === key)) return own;
    if (!hand || key === null) return null;
    const { move: verb, tweezers } = hand;
    return { key, verb, tweezers, how: "pick", taken: 0, held: true, into: null, places: [] };
  });

  /** The hands are at work: what is tapped now comes next. */
  readonly busy = $derived.by((): boolean => {
    if (this.view.phase !== "action" || this.view.paused !== "") return false;
    const reach = this.view.reaches[this.seat] ?? null;
    if (reach !== null && reach.effect !== null) return true;
    if (reach === null && this.#sent) return !isUntimed(this.view) || this.#sent === this.view;
    return (this.#carried?.into ?? null) !== null;
  });

  /** What is done now is done with tweezers. */
  readonly usesTweezers = $derived.by(() =>
    this.actions.some(
      ({ stage, verb }) =>
        stage === "begin" && verb !== "discard_organ" && needsTweezers(verb, this.task),
    ),
  );

  /** What a tap or key can be used on now, and how it looks. */
  readonly lights = $derived.by((): ReadonlyMap<string, "offer" | "chosen"> => {
    const found = new Map<string, "offer" | "chosen">();
    const { carried } = this;
    if (carried) {
      for (const key of this.#targets(carried)) found.set(key, "offer");
      found.set(carried.key, "chosen");
      return found;
    }
    for (const { stage, piece } of this.actions) if (stage !== "drop") found.set(piece, "offer");
    for (const slot of this.view.phase === "action" ? fillable(this.actions) : []) {
      found.set(slot, "offer");
    }
    return found;
  });

  /** Where what is carried may go. */
  readonly targets = $derived.by((): readonly string[] =>
    this.carried ? this.#targets(this.carried) : [],
  );

  choose(seat: number): void {
    this.#chosen = seat;
  }

  /** The attributes of an element that stands for this key. */
  touch(key: string, label: string, guided = false): Touchable {
    return touched(key, label, guided, this);
  }

  isLit(key: string): boolean {
    return this.lights.has(key);
  }

  /**
   * One tap or key on a thing: it is done, or waits for its turn while the hands are at work, or says
   * why nothing comes of it. A tap with the pointer says where on the plane it was.
   */
  activate(key: string, at: Point | null = null, now = performance.now()): void {
    const acted = this.waitsInLine ? this.queue.add(key) : this.#activate(key, at, now);
    if (acted) return this.said.tap(key);
    if (this.waitsInLine) this.said.say(key, { id: "web-rush-tap-full", args: { count: MOST } });
    else if (this.isQuick) this.explain(key);
  }

  /** A tap now would wait until the hands are free. */
  get waitsInLine(): boolean {
    return this.queue.takes(this.busy);
  }

  /** Taps are moves now, and open no cards: the clock runs, or steps follow each other. */
  readonly isQuick = $derived.by((): boolean => {
    const { view, scene } = this;
    if (view.phase !== "action" || view.paused !== "" || scene.past || scene.over) return false;
    return !isUntimed(view) || this.waitsInLine || this.carried !== null;
  });

  /** Why nothing can be done with it now. */
  explain(key: string): void {
    const { boards, seat, task, carried, view, scene } = this;
    if (!boards) return;
    if (awaitsPlace(key, boards, seat)) this.scene.point?.(key);
    const time = phaseTime(view, scene.clock);
    this.said.say(key, tapWord(key, { boards, seat, task, carried, time }));
  }

  /** Go on with what was tapped meanwhile; asked again and again. */
  takeNext(): void {
    const reach = this.view.reaches[this.seat];
    if (reach) this.#sent = null;
    if (reach?.move === "move_bed" && reach.target === "MRI") this.brought = reach.piece;
    if (this.busy) return this.queue.rest();
    if (this.view.phase !== "action" || this.view.paused !== "") return this.queue.clear();
    const key = this.queue.next((each) => this.isLit(each));
    if (key !== null) this.#activate(key);
    const dropped = this.queue.takeDropped();
    if (dropped !== null) this.explain(dropped);
  }

  /** False if nothing comes of it. */
  #activate(key: string, at: Point | null = null, now = performance.now()): boolean {
    const { carried } = this;
    if (!carried) return this.#tap(key, at !== null);
    if (carried.key === key) this.#again(carried);
    else if (this.#accepts(carried, key)) {
      if (at !== null && isBalanced(carried)) this.letGo([key], at, now);
      else this.#put(carried, key);
    } else if (this.#begins(key)) {
      this.#letBack();
      return this.#tap(key, at !== null);
    } else return false;
    return true;
  }

  /** A second tap turns an hourglass on its slot; anything else goes back. */
  #again(carried: Carried): void {
    const slot = this.turnsOn(carried);
    if (slot !== null) this.#put(carried, slot);
    else this.putBack();
  }

  /** The slot on which it is turned by that; null for all that goes back. */
  turnsOn(carried: Carried): string | null {
    const glass = carried.verb === "place" ? carried.key.slice("glass:".length) : "";
    const slot = this.view.glasses.find(({ id }) => id === glass)?.slot;
    return slot && this.#accepts(carried, slotKey(slot)) ? slotKey(slot) : null;
  }

  /** What was offered when the last of several equal units was taken. */
  #repeated: readonly PieceAction[] | null = null;

  /**
   * The finger stays on a heap of equal units: one after the other is taken, each as soon as it is
   * offered again. That is for steady hands; in a gesture the held piece is being carried.
   */
  repeats(key: string): boolean {
    if (!this.steady || !/^(stored|supply|given):/.test(key)) return false;
    return this.actions.some(
      ({ stage, piece, verb }) => stage === "do" && piece === key && verb !== "discard_organ",
    );
  }

  /** One more of the same, unless the hand is busy or the last one is not answered yet. */
  repeat(key: string): void {
    if (this.carried || this.busy || this.#repeated === this.actions || !this.repeats(key)) return;
    this.#repeated = this.actions;
    this.activate(key);
  }

  /** Let go of what is carried, and of what was to come: it goes back to where it was. */
  putBack(): void {
    this.queue.clear();
    this.#letBack();
  }

  #letBack(): void {
    const { carried } = this;
    clearTimeout(this.#timer);
    this.point = null;
    if (!carried) return;
    this.#carried = null;
    if (!this.steady && carried.into === null) void this.scene.enact(this.seat, "cancel");
  }

  // The pointer

  /** Is this a piece that the pointer can take along? */
  grips(key: string): boolean {
    return this.actions.some(({ stage, piece }) => stage !== "tap" && piece === key);
  }

  /** A tap on it means something else than taking it. */
  waits(key: string): boolean {
    return this.actions.some(({ stage, piece }) => stage === "tap" && piece === key);
  }

  /** The pointer takes a piece at this point of the plane. */
  take(key: string, at: Point, now: number): boolean {
    const carried = this.#take(key, "drag");
    if (!carried) return false;
    this.#tracer.begin(now, at);
    this.at = at;
    return true;
  }

  carry(at: Point, now: number): void {
    this.#tracer.move(now, at);
    this.at = at;
  }

  /** The pointer lets go: over these things, at this point of the plane. */
  letGo(keys: readonly string[], at: Point, now: number): void {
    const { carried } = this;
    if (!carried) return this.#forget();
    const into = keys.find((key) => this.#accepts(carried, key)) ?? null;
    const trace = this.#tracer.end(now, at);
    if (this.steady) {
      if (into !== null) return this.#put(carried, into);
      this.putBack();
      return this.attempt(carried.key, keys);
    }
    if (into === null && keys.includes(SCANNER) && carried.verb === "place") {
      // Onto the scanner a Doctor is not placed but balanced.
      this.putBack();
      this.queue.add(SCANNER);
      return;
    }
    this.#commit(carried, into ?? "", letGoAction(carried, into), trace);
  }

  /** What cannot be done is tried all the same, for the server says why it cannot. */
  attempt(piece: string, keys: readonly string[]): void {
    if (!this.steady || this.view.phase !== "action") return;
    const stranger = strangerTo(piece, keys, this.view);
    if (stranger) return this.scene.refuse({ id: stranger, args: {} });
    const action = meant(piece, keys);
    if (action !== null) void this.scene.enact(this.seat, action);
  }

  /** It was only a tap: what has one place to go goes there, the rest waits for the next tap. */
  tapped(): void {
    const { carried } = this;
    this.point = null;
    if (!carried) return;
    this.#carried = { ...carried, how: "pick" };
    this.#goOn(this.#carried);
  }

  /** False if nothing can be done with it. */
  #tap(key: string, byPointer: boolean): boolean {
    const taps = this.actions.filter(({ stage, piece }) => stage === "tap" && piece === key);
    if (taps.length > 0) this.scene.pick(taps.map(({ offer }) => offer));
    else if (key.startsWith("slot:") && !this.#begins(key)) return this.#fill(key, byPointer);
    else {
      const carried = this.#take(key, "pick");
      if (carried) this.#goOn(carried);
      return carried !== null;
    }
    return true;
  }

  /** Does a piece of this key lie there to be taken? */
  #begins(key: string): boolean {
    return this.actions.some(({ stage, piece }) => stage !== "drop" && piece === key);
  }

  #take(key: string, how: Carried["how"]): Carried | null {
    const actions = this.actions.filter(
      ({ stage, piece }) => (stage === "begin" || stage === "do") && piece === key,
    );
    // Organs are there to be given; throwing them away is the exception.
    const action =
      actions.find(({ verb }) => verb !== "discard_organ" && verb !== "lift_off") ?? actions[0];
    if (!action) return null;
    const tweezers = needsTweezers(action.verb, this.task);
    const carried: Carried = {
      key,
      verb: action.verb,
      tweezers,
      how,
      taken: performance.now(),
      held: false,
      into: null,
      places: actions.filter(({ verb }) => verb === action.verb).flatMap(({ into }) => into),
    };
    this.#carried = carried;
    if (action.stage === "begin") {
      void this.scene.enact(this.seat, action.offer.action).then((held) => {
        if (this.#carried?.taken !== carried.taken) return;
        if (held) this.#carried = { ...this.#carried, held };
        else this.#forget();
      });
    }
    return carried;
  }

  /** Something picked up by a tap: go on by itself if there is only one place for it. */
  #goOn(carried: Carried): void {
    if (this.steady) {
      const only = this.actions.some(
        ({ stage, piece, verb, target }) =>
          stage === "do" && piece === carried.key && verb === carried.verb && target === "",
      );
      if (only) this.#put(carried, "");
      return;
    }
    if (goesByItself(carried)) this.#put(carried, "");
  }

  /** Put a piece there without a pointer: at the pace of steady hands. */
  #put(carried: Carried, into: string): void {
    if (this.steady) {
      const action = steadyAction(this.actions, carried, into);
      this.#forget();
      if (action) this.#send(action.offer);
      return;
    }
    if (into === POOL && carried.verb === "place") return this.#liftOff(carried);
    const drop = steadyDrop(carried, into);
    const wait = drop.endsWith("steady") ? 0 : steadyTime(carried.verb, carried.key);
    const left = Math.max(0, carried.taken + wait - performance.now());
    this.#carried = { ...carried, into };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#commit(carried, into, drop), left);
  }

  /** Until the table has answered, taps belong to what comes next. */
  #send(offer: Offer): void {
    const sent = (this.#sent = this.view);
    setTimeout(() => this.#sent === sent && (this.#sent = null), ANSWERED);
    this.scene.choose(offer);
  }

  /** Let go: with a trace the server sees in it how that went. */
  #commit(carried: Carried, into: string, action: string, trace?: readonly Sample[]): void {
    if (action === "cancel" && into === POOL) return this.#liftOff(carried);
    this.#carried = { ...carried, into };
    void this.scene.enact(this.seat, trace ? { action, trace } : action).then((done) => {
      if (this.#carried?.taken === carried.taken) this.#forget();
      if (!done && into !== "" && this.isQuick) this.explain(into);
    });
  }

  /** An hourglass taken off its slot into the pool is another primitive than placing it. */
  #liftOff(carried: Carried): void {
    const glass = carried.key.slice("glass:".length);
    this.#forget();
    const stands = this.view.glasses.find(({ id }) => id === glass)?.slot;
    const actions = stands ? ["cancel", `begin lift_off ${glass}`, "drop"] : ["cancel"];
    void this.scene.enact(this.seat, ...actions);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#carried = null;
    this.point = null;
  }

  /** A slot that was tapped with empty hands: the nearest hourglass that fits comes by itself. */
  #fill(key: string, byPointer: boolean): boolean {
    const piece = this.comesTo(key);
    const carried = piece === null ? null : this.#take(piece, "pick");
    // Gestures are balanced by the hand that makes them: the next tap says where.
    if (carried && byPointer && !this.steady && isBalanced(carried)) {
      this.#tracer.begin(carried.taken, BALANCE);
    } else if (carried) this.#put(carried, key);
    return carried !== null;
  }

  /** The key of the piece that would come; null for all but a slot that lacks one. */
  comesTo(key: string): string | null {
    const { boards } = this;
    if (!boards || !key.startsWith("slot:") || this.#begins(key)) return null;
    const slot = key.slice("slot:".length);
    if (slot === "MRI" && this.#begins(TILE)) return TILE;
    const glass = glassFor(boards, this.actions, slot);
    return glass === null ? null : glassKey(glass);
  }

  /** The keys of all places where the carried piece may go. */
  #targets(carried: Carried): readonly string[] {
    const known = this.steady || this.view.reaches[this.seat]?.key === carried.key;
    return targetsOf(carried, known ? this.actions : [], this.steady);
  }

  #accepts(carried: Carried, key: string): boolean {
    return this.#targets(carried).includes(key);
  }
}

/** The hand of the person who looks at this scene. */
export const handOf = perScene((scene: RushScene) => new Hand(scene));
