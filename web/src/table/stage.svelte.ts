/** The scene as the screens of a game see it: what is drawn now, what is lit, what was tapped. */

import { untrack } from "svelte";
import type {
  Gesture,
  LitAttributes,
  OfferGroup,
  Pace,
  Passing,
  Planned,
  Player,
  RunningClock,
  Scene,
  Spot,
} from "../games/scene";
import type { GameScreens, Moment, Sound } from "../games/screens";
import type {
  Entry,
  GameEvent,
  HintStep,
  Next,
  Obstacle,
  Offer,
  Position,
  Said,
  View,
} from "../protocol";
import { pressedAlone } from "../parts/pressable";
import { settings } from "../settings.svelte";
import type { Words } from "../words/words";
import { t } from "../words/speech.svelte";
import { announcer } from "./announcer.svelte";

import { grouped } from "./grouping";
import type { Host } from "./host";
import { readingTime, UNTIL_SEEN } from "./moments";
import { Motion, type Stretch } from "./motion";
import { guestOf, labelOf, questionOf } from "./question";
import { play } from "./sounds";
import { standing } from "./story";
import type { ToldPlan } from "./pings.svelte";
import { joined, SpokenEvents, untold, type Reader } from "./read_out";

/** So long at least, in ms, what somebody else does is shown to someone who is learning. */
const FOLLOWED = 1300;
const NOTHING_HANDED: ReadonlyMap<string, number | null> = new Map();
const NO_PLANS: ReadonlyMap<number, ToldPlan> = new Map();

export class Stage implements Scene {
  #shown = $state.raw<Position>() as Position;
  #view = $state.raw<View>({});
  #event = $state.raw<GameEvent | null>(null);
  #beat = $state(0);
  #moment = $state.raw<Moment | null>(null);
  #moving = $state(false);
  #chosen = $state.raw<Offer | null>(null);
  #narrowed = $state.raw<readonly Offer[] | null>(null);
  #hint = $state.raw<Offer | null>(null);
  #planned = $state.raw<Planned | null>(null);
  #passing = $state.raw<readonly Passing[]>([]);
  told = $state("");
  coached = $state(false);
  next = $state.raw<Next | null>(null);
  steps = $state.raw<readonly HintStep[]>([]);
  #asked = "";
  readonly #spoken = new SpokenEvents();
  readonly #motion: Motion;

  readonly pace: Pace = {
    get still() {
      return settings.slowness === 0;
    },
    ms: (usual) => usual * settings.slowness,
  };

  /** The table is on its way to the next question: nothing can be chosen yet. */
  readonly underway = $derived.by(() => this.#moving || (this.host.busy && !this.host.timed));
  readonly offers = $derived.by((): readonly Offer[] =>
    this.underway || this.host.past ? [] : this.#offered(this.#shown),
  );

  readonly history = $derived.by((): readonly GameEvent[] => [
    ...this.host.deal,
    ...standing(this.host.entries)
      .filter((entry) => entry.ply <= this.#shown.ply)
      .flatMap((entry) => entry.events),
  ]);

  readonly #byKey = $derived.by(() => {
    const found = new Map<string, Offer[]>();
    for (const offer of this.offers) {
      for (const key of offer.lights) {
        const there = found.get(key);
        if (there) there.push(offer);
        else found.set(key, [offer]);
      }
    }
    return found;
  });

  constructor(
    readonly screens: GameScreens,
    private readonly host: Host,
    start: Position,
  ) {
    this.#shown = start;
    this.#view = start.view;
    this.#motion = new Motion(
      {
        duration: (event) => this.#lasting(event),
        isUnhurried: () => (host.unhurried ?? false) || this.#moment !== null,
        event: (event, view) => this.#showEvent(event, view),
        settle: (position) => this.#settle(position),
        rest: () => this.#rest(),
      },
      start.view,
      (ms, act) => {
        const id = setTimeout(act, ms);
        return () => clearTimeout(id);
      },
    );
  }

  #lasting(event: GameEvent): number {
    const { ms } = this.screens.beat(event);
    if (this.#moment && this.host.unhurried) return UNTIL_SEEN;
    if (this.#moment) return this.pace.ms(Math.max(ms, readingTime(this.#moment)));
    const others = ms > 0 && this.host.unhurried && this.#isOthers(event);
    return this.pace.ms(others ? Math.max(ms, FOLLOWED) : ms);
  }

  #isOthers(event: GameEvent): boolean {
    const mover = this.#spoken.mover(event);
    return mover !== undefined && mover >= 0 && !this.own.includes(mover);
  }

  /** Is what is being shown somebody else's doing? */
  get othersMove(): boolean {
    return this.#event !== null && this.#isOthers(this.#event);
  }

  /** Where people take turns at one screen, the one who is asked comes before those who could act too. */
  #offered({ legal, waiting }: Position): readonly Offer[] {
    const asked = this.screens.inTurn ? legal.filter(({ seat }) => waiting.includes(seat)) : [];
    return asked.length > 0 ? asked : legal;
  }

  grouped(offers: readonly Offer[]): readonly OfferGroup[] {
    const { listed, orderWithin } = this.screens;
    return grouped(listed?.(offers) ?? offers, this.host.groups, orderWithin);
  }

  get view(): View {
    return this.#view;
  }
  get seat(): number {
    return this.#shown.seat;
  }
  get own(): readonly number[] {
    return this.host.own;
  }
  get players(): readonly Player[] {
    return this.host.players;
  }
  get asking(): Said {
    return this.#shown.asking;
  }
  get waiting(): readonly number[] {
    return this.#shown.waiting;
  }
  /** Is one of the own seats being asked? */
  get mine(): boolean {
    return this.waiting.some((seat) => this.own.includes(seat));
  }
  label(offer: Offer, among: readonly Offer[] = this.offers): string {
    return labelOf(offer, among, this);
  }
  get guestOf(): number | null {
    return guestOf(this);
  }
  get question(): string {
    return questionOf(this);
  }
  get past(): boolean {
    return this.host.past;
  }
  readonly pages = $derived.by(() => (this.host.past ? null : (this.host.pages ?? null)));
  get over(): boolean {
    return this.#shown.ending !== null;
  }
  get reason(): Said | null {
    return this.past ? null : (this.host.entries.at(-1)?.reason ?? null);
  }
  get event(): GameEvent | null {
    return this.#event;
  }
  get beat(): number {
    return this.#beat;
  }
  get moment(): Moment | null {
    return this.#moment;
  }
  /** What is staged stands until somebody has seen it. */
  get held(): boolean {
    return this.#moment !== null && (this.host.unhurried ?? false);
  }
  get timed(): boolean {
    return this.host.timed;
  }
  /** What stops the clock now, or lets it run on; null where neither can be asked for. */
  get pause(): Offer | null {
    const ways = this.screens.pausing ?? [];
    return ways.flatMap((way) => this.offers.filter(({ action }) => action === way))[0] ?? null;
  }
  get clock(): RunningClock | null {
    return this.host.past ? null : this.host.clock;
  }
  get passing(): readonly Passing[] {
    return this.#passing;
  }
  get words(): Words {
    return this.host.words;
  }
  get chosen(): Offer | null {
    return this.#chosen;
  }
  get hint(): Offer | null {
    return this.#hint;
  }
  get planned(): Planned | null {
    return this.host.past ? null : this.#planned;
  }
  get narrowed(): readonly Offer[] | null {
    return this.#narrowed;
  }

  /** The position whose way there has been shown. */
  get shown(): Position {
    return this.#shown;
  }
  get moving(): boolean {
    return this.#moving;
  }

  /** These entries are going to be shown: they tell whose events those are. */
  note(entries: readonly Entry[]): void {
    this.#spoken.note(entries);
    if (this.host.timed) return;
    for (const { say } of untold(entries, this.#reader)) {
      announcer.say(sentence(t("web-done", { action: this.words.say(say) })));
    }
  }

  // Anyone who asks for motion, an effect perhaps, must not come to depend on what it changes.
  show(...stretches: Stretch[]): void {
    untrack(() => this.#motion.add(...stretches));
  }
  jump(position: Position): void {
    untrack(() => this.#motion.jump(position));
  }
  skip(): void {
    untrack(() => this.#motion.skip());
  }
  goOn(): void {
    untrack(() => this.#motion.goOn());
  }
  stop(): void {
    this.#motion.stop();
  }
  advise(offer: Offer | null): void {
    this.#hint = offer;
  }

  /** A plan is on show, or none any more. */
  foresee(planned: Planned | null): void {
    this.#planned = planned;
  }

  choose(offer: Offer): void {
    const real = this.offers.find((each) => sameOffer(each, offer));
    if (!real) return;
    if (real.careful && !sameOffer(this.#chosen, real)) {
      this.#chosen = real;
      announcer.ask(this.#warning(real));
      return;
    }
    this.clear();
    this.#hint = null;
    this.host.take(real);
  }

  /** What a screen reader hears before something is done that hangs on a second tap. */
  #warning(offer: Offer): string {
    return joined([
      t("web-confirm-said", { action: this.words.say(offer.say) }),
      offer.cost ? sentence(this.words.say(offer.cost)) : "",
      offer.final ? t("web-confirm-final") : "",
      t("web-confirm-how"),
    ]);
  }

  get point(): ((thing: string) => void) | null {
    return this.host.past ? null : (this.host.point ?? null);
  }

  explain(actions: readonly string[]): Promise<readonly Obstacle[]> {
    return this.host.past ? Promise.resolve([]) : this.host.explain(actions);
  }

  get prospects(): unknown {
    return this.host.foreseen(this.#shown);
  }

  lookAhead(): Promise<void> {
    return this.host.lookAhead();
  }

  enact(seat: number, ...actions: readonly (string | Gesture)[]): Promise<boolean> {
    if (this.host.past) return Promise.resolve(false);
    this.clear();
    this.#hint = null;
    return this.host.enact(seat, ...actions);
  }

  say(text: string): void {
    this.host.say(text);
  }

  get handed(): ReadonlyMap<string, number | null> {
    return this.host.handed ?? NOTHING_HANDED;
  }

  get plans(): ReadonlyMap<number, ToldPlan> {
    return this.host.past || !settings.plans ? NO_PLANS : (this.host.plans ?? NO_PLANS);
  }

  readonly hand: Scene["hand"] = (thing, seat) => this.host.hand(thing, seat);
  readonly moveHand = (at: Spot | null): void => this.host.moveHand?.(at);

  readonly hands = $derived.by(() => this.host.hands ?? new Map<number, Spot>());

  refuse(why: Said): void {
    this.host.refuse?.(why);
  }

  cue(sound: Sound, sentence: string): void {
    if (settings.sound) play(sound, settings.volume);
    announcer.say(sentence);
  }

  pick(offers: readonly Offer[]): void {
    const [first, ...more] = offers;
    if (!first) return;
    if (more.length === 0) {
      this.#narrowed = null;
      this.choose(first);
    } else {
      this.#chosen = null;
      this.#narrowed = offers;
      announcer.ask(`${t("web-which-one")} ${sentence(this.#choices(offers))}`);
    }
  }

  #choices(offers: readonly Offer[]): string {
    return offers.map((offer) => this.words.say(offer.say)).join("; ");
  }

  clear(): void {
    this.#chosen = null;
    this.#narrowed = null;
  }

  at(key: string): readonly Offer[] {
    return this.#byKey.get(key) ?? [];
  }

  lit(key: string, label?: string): LitAttributes {
    const offers = this.at(key);
    const thing = { "data-thing": key };
    if (offers.length === 0) {
      // What is not lit can still be looked at: Shift and the arrows reach it.
      return label ? { ...thing, tabindex: -1, "aria-label": label } : thing;
    }
    const chosen = offers.some((offer) => sameOffer(offer, this.#chosen));
    const hinted = offers.some((offer) => sameOffer(offer, this.#hint));
    const choices = this.#choices(offers);
    return {
      ...thing,
      "data-lit": chosen ? "chosen" : hinted ? "hint" : "offer",
      role: "button",
      tabindex: 0,
      "aria-label": label ? `${label}: ${choices}` : choices,
      "aria-pressed": chosen,
      ...pressedAlone(() => this.pick(offers)),
    };
  }

  #showEvent(event: GameEvent, view: View): void {
    this.#moving = true;
    this.#view = view;
    this.#event = event;
    this.#beat += 1;
    this.#moment = this.#staged(event);
    const { sound: usual, beside } = this.screens.beat(event);
    const sound = this.#moment?.sound ?? usual;
    if (sound && settings.sound) play(sound, settings.volume);
    if (beside) this.#letPass(event, beside);
    announcer.say(this.#spoken.of(event, this.#reader));
  }

  #staged(event: GameEvent): Moment | null {
    const moment = this.pace.still ? null : (this.screens.moment?.(event, this) ?? null);
    return moment?.lesson && !this.host.unhurried ? null : moment;
  }

  get #reader(): Reader {
    return {
      readOut: settings.readOut,
      own: this.own,
      tell: (event) => this.words.tell(event),
      sound: (event) => this.screens.beat(event).sound,
    };
  }

  #letPass(event: GameEvent, ms: number): void {
    const passing = { event, number: this.#beat };
    this.#passing = [...this.#passing, passing];
    setTimeout(() => (this.#passing = this.#passing.filter((each) => each !== passing)), ms);
  }

  #settle(position: Position): void {
    if (this.host.timed) this.#keepOffered(position.legal);
    else this.clear();
    if (!this.host.timed && position.step !== this.#shown.step) this.#hint = null;
    this.#shown = position;
    this.#view = position.view;
  }

  /** Others act all the time: what was tapped stays tapped as long as it can be done. */
  #keepOffered(legal: readonly Offer[]): void {
    const there = (offer: Offer): boolean => legal.some((each) => sameOffer(each, offer));
    if (this.#chosen && !there(this.#chosen)) this.#chosen = null;
    if (this.#hint && !there(this.#hint)) this.#hint = null;
    if (this.#narrowed) {
      const left = this.#narrowed.filter(there);
      this.#narrowed = left.length > 0 ? left : null;
    }
  }

  #rest(): void {
    this.#moving = false;
    this.#event = null;
    this.#moment = null;
    const asking = this.question;
    if (!this.host.timed || asking !== this.#asked) {
      if (this.mine && !this.host.past) announcer.ask(asking);
      else if (this.over || this.host.past) announcer.say(asking);
    }
    this.#asked = asking;
  }
}

/** A text that is read aloud among others ends like a sentence. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

export function sameOffer(one: Offer | null, other: Offer | null): boolean {
  return one !== null && other !== null && one.seat === other.seat && one.action === other.action;
}
