/** A table as this person sits at it: the connection, the story, the stage, and what may be done. */

import { loadScreens } from "../games";
import type { Gesture, Player, Spot } from "../games/scene";
import { Connection, realClockwork, type LinkState } from "../net/connection";
import { http, refusalOf } from "../net/http";
import { transport } from "../net/transport";
import type {
  ChatLine,
  Clock,
  Entry,
  FromServer,
  GameCard,
  GameEvent,
  LessonStep,
  Moved,
  Obstacle,
  Offer,
  Play,
  Position,
  Problem,
  PuzzleStanding,
  Refused,
  Said,
  TableCard,
  TakeBack,
  Welcome,
} from "../protocol";
import { awaited } from "../settled";
import { settings } from "../settings.svelte";
import { speech, type Chapters } from "../words/speech.svelte";
import { Words } from "../words/words";
import { announcer } from "./announcer.svelte";
import { TableTalk } from "./talk.svelte";
import { Counsel } from "./counsel.svelte";
import { Foresight } from "./foresight.svelte";
import { EarlierPositions } from "./earlier_positions";
import { MovesOnTheirWay } from "./moves_on_their_way.svelte";
import { nonce } from "./nonce";
import { Obstacles } from "./obstacles";
import { isPlan, type ToldPlan } from "./pings.svelte";
import { pointedOut } from "./pointed_out";
import { isStillGood } from "./plan/plan";
import { namesOf, playersOf } from "./players";
import type { Host } from "./host";
import { Stage } from "./stage.svelte";
import { Timekeeper } from "./timekeeper";
import { StoryPages } from "./story_pages.svelte";
import { fits, grown, news, welcomed, type Story } from "./story";

export class TableSession implements Host {
  card = $state.raw<TableCard>() as TableCard;
  own = $state.raw<readonly number[]>([]);
  story = $state.raw<Story | null>(null);
  stage = $state.raw<Stage | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  thinking = $state.raw<readonly number[]>([]);
  link = $state<LinkState>("connecting");
  /** Why the last thing was refused, until something else is done. */
  refused = $state.raw<Problem | Refused | null>(null);
  /** The moment of the record that is looked at; null is now. */
  moment = $state<number | null>(null);
  clock = $state.raw<Timekeeper | null>(null);
  /** Where the lesson or the puzzle stands; null at a real table. */
  lesson = $state.raw<LessonStep | null>(null);
  puzzle = $state.raw<PuzzleStanding | null>(null);

  readonly #moves = new MovesOnTheirWay(
    () => this.story?.position.step ?? 0,
    (seat, gesture) => this.#play(seat, gesture),
  );
  readonly #connection: Connection;
  readonly #obstacles = new Obstacles((question) => this.#connection.ask(question));
  readonly talk = new TableTalk({
    send: (message) => this.#connection.send(message),
    ask: (message) => this.#connection.ask(message),
  });
  readonly pages = new StoryPages((message) => this.#connection.ask(message));
  readonly counsel = new Counsel({
    able: () => (this.stage?.offers.length ?? 0) > 0 && this.game.colleagues.length > 0,
    quietly: () => this.timed && this.game.colleagues.length > 0,
    ask: () => this.#wantHint(),
    holds: (hint) => this.story !== null && isStillGood(hint, this.story.position, this.timed),
    show: (hint) => this.stage?.advise(hint.offer),
    asks: (seat) => this.story?.position.waiting.includes(seat) ?? false,
  });
  readonly #foresight = new Foresight((question) => this.#connection.ask(question));
  readonly #earlier = new EarlierPositions((ply) => http.at(this.card.id, ply, this.#secret));
  #asked = 0;

  readonly names = $derived.by(() =>
    namesOf(this.card.chairs, new Words(speech.textsOf(this.card.game)), this.card.id),
  );
  readonly words = $derived.by(
    () => new Words(speech.textsOf(this.card.game, this.card.id), this.names),
  );
  readonly players = $derived.by((): readonly Player[] =>
    playersOf(this.card.chairs, this.names, this.thinking, this.stage?.waiting ?? []),
  );
  /** The table waits for this person. */
  readonly yourTurn = $derived.by(() => {
    const position = this.story?.position;
    if (!position || position.ending) return false;
    return position.waiting.some(
      (seat) => this.own.includes(seat) && this.card.chairs[seat]?.colleague == null,
    );
  });

  constructor(
    card: TableCard,
    readonly game: GameCard,
    readonly invite: string | null,
    address = (): string => `/tables/${encodeURIComponent(card.id)}/play`,
    /** Where the texts of its chapters are, if not at the table. */
    readonly chapters: Chapters | null = null,
  ) {
    this.card = card;
    this.#connection = new Connection(
      () => transport.open(address()),
      () => {
        const step = this.story?.position.step ?? null;
        return { type: "hello", step, invite: this.#secret, pages: true };
      },
      (message) => this.#hear(message),
      (state) => (this.link = state),
      realClockwork,
      () => transport.answers(),
    );
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connection.connect();
  }

  get past(): boolean {
    return this.moment !== null;
  }

  get busy(): boolean {
    return this.#moves.busy;
  }

  get groups(): readonly string[] {
    return this.game.groups;
  }

  /** All act at once, so nobody waits for the answer to a move before making the next. */
  get timed(): boolean {
    return this.game.timed;
  }

  get unhurried(): boolean {
    return this.lesson !== null && !this.timed;
  }

  get #secret(): string | null {
    return this.invite ?? this.card.invite;
  }

  get deal(): readonly GameEvent[] {
    return this.story?.deal ?? [];
  }

  get entries(): readonly Entry[] {
    return this.story?.entries ?? [];
  }

  get plies(): number {
    return this.story?.position.ply ?? 0;
  }

  close(): void {
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#connection.close();
    this.stage?.stop();
    speech.close(this.card.id);
  }

  take(offer: Offer): void {
    if (this.timed) void this.enact(offer.seat, offer.action);
    else if (!this.busy) this.#play(offer.seat, { action: offer.action, trace: [] });
  }

  enact(seat: number, ...actions: readonly (string | Gesture)[]): Promise<boolean> {
    return this.#moves.enact(seat, actions);
  }

  #play(seat: number, { action, trace }: Gesture): void {
    const step = this.story?.position.step;
    if (step === undefined) return;
    this.refused = null;
    if (this.timed) this.counsel.dismiss();
    else this.counsel.play(seat, action);
    if (!settings.practised) settings.set({ practised: true });
    const samples = trace.map(([at, x, y]): [number, number, number] => [at, x, y]);
    const sent = samples.length > 0 ? samples : null;
    this.#send({ type: "play", seat, step, action, nonce: nonce(), trace: sent });
  }

  get undoable(): boolean {
    return !this.past && !this.busy && (this.story?.position.undoable ?? false);
  }

  takeBack(): void {
    const step = this.story?.position.step;
    if (step === undefined || !this.undoable) return;
    this.refused = null;
    this.counsel.dismiss();
    this.#send({ type: "take-back", step, nonce: nonce() });
  }

  #send(move: Play | TakeBack): void {
    this.#moves.sent(move.nonce);
    this.#connection.send(move);
  }

  get handed(): ReadonlyMap<string, number | null> {
    return this.talk.pings.handed;
  }

  get plans(): ReadonlyMap<number, ToldPlan> {
    return this.talk.pings.plans;
  }

  refuse(say: Said): void {
    this.refused = { code: "illegal", text: "", say };
  }

  get hands(): ReadonlyMap<number, Spot> {
    return this.talk.hands.others;
  }

  /** Only where somebody else is there to see it. */
  moveHand(at: Spot | null): void {
    if (this.point) this.talk.hands.move(at);
  }

  hand(thing: string, seat: number | null): void {
    this.talk.pings.hand(thing, seat);
  }

  /** Read on in a lesson, or go back to an earlier step. */
  goTo(at: number): void {
    this.refused = null;
    this.#connection.ask({ type: "lesson-go", at });
  }

  /** Say something to all at the table, or to the player in a seat. */
  say(text: string, to: number | null = null): void {
    if (text.trim() !== "")
      this.#connection.send({ type: "say", text: text.trim(), nonce: nonce(), to });
  }

  /** Others are at the table to whom something can be shown. */
  readonly point = $derived.by(() => {
    const together =
      this.own.length > 0 && this.players.some(({ kind, you }) => kind === "person" && !you);
    return together ? (thing: string): void => this.talk.pings.point(thing) : null;
  });

  /** Ask why these actions cannot be taken; no answer is none that would be shown. */
  explain(actions: readonly string[]): Promise<readonly Obstacle[]> {
    const seat = this.#acting;
    if (seat === undefined || actions.length === 0) return Promise.resolve([]);
    return awaited(this.#obstacles.of(seat, actions));
  }

  foreseen(position: Position): unknown {
    const past = this.#earlier.known(position.ply);
    return past?.position === position ? past.prospects : this.#foresight.of(position.step);
  }

  lookAhead(): Promise<void> {
    const step = this.story?.position.step;
    if (step === undefined || this.past) return Promise.resolve();
    return awaited(this.#foresight.want(step));
  }

  /** The own seat that is asked, or one that could act all the same. */
  get #acting(): number | undefined {
    const waiting = this.story?.position.waiting ?? [];
    return (
      this.own.find((seat) => waiting.includes(seat)) ?? this.stage?.offers[0]?.seat ?? this.own[0]
    );
  }

  #wantHint(): boolean {
    const step = this.story?.position.step;
    const seat = this.#acting;
    if (step === undefined || seat === undefined) return false;
    return this.#connection.ask({ type: "hint-wanted", seat, step });
  }

  /** Look at an earlier moment, or at now again. */
  async lookAt(ply: number | null): Promise<void> {
    const { stage, story } = this;
    if (!stage || !story) return;
    this.#asked += 1;
    if (ply === null || ply >= this.plies) {
      this.moment = null;
      stage.jump(story.position);
      return;
    }
    const asked = this.#asked;
    const before = this.moment;
    this.moment = Math.max(0, ply);
    stage.clear();
    try {
      const { position, events } = await this.#earlier.at(this.moment);
      if (asked !== this.#asked) return;
      if (before === this.moment - 1 && !stage.moving) stage.show({ events, final: position });
      else stage.jump(position);
    } catch (error) {
      if (asked !== this.#asked) return;
      this.moment = null;
      stage.jump(story.position);
      this.#explain(error);
    }
  }

  #explain(error: unknown): void {
    this.refused = refusalOf(error).problem;
  }

  #hurry = (): void => {
    if (document.visibilityState === "visible") this.#connection.hurry();
  };

  #heard: Promise<void> = Promise.resolve();
  /** How many messages of its chapters could be read here when they were last asked for. */
  #readable = 0;

  /** Where texts come chapter by chapter, nothing is told before there are words for it. */
  #hear(message: FromServer): void {
    if (!this.game.chapters) return this.#receive(message);
    this.#heard = this.#heard.then(async () => {
      if (message.type === "welcome" || message.type === "moved") await this.#readOn(message);
      this.#receive(message);
    });
  }

  async #readOn({ texts = 0 }: Welcome | Moved): Promise<void> {
    if (texts === this.#readable) return;
    const chapters =
      this.chapters ?? ((language: string) => http.texts(this.card.id, language, this.#secret));
    try {
      await speech.read(this.card.id, this.game, chapters);
      this.#readable = texts;
    } catch (error) {
      this.#explain(error);
    }
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "moved":
        return this.#moved(message);
      case "accepted":
        return this.#moves.accepted(message.nonce, message.step);
      case "obstacles":
        return void this.#obstacles.answer(message.nonce, message.obstacles);
      case "prospects":
        return this.#foresight.hear(message, this.stage?.shown.step ?? 0);
      case "refused":
        if (this.#obstacles.answer(message.nonce, []) || this.#foresight.refuse(message.nonce))
          return;
        this.#moves.refused(message.nonce);
        this.counsel.dismiss();
        this.refused = message;
        return;
      case "table":
        this.card = message.table;
        if (!this.story) this.own = message.table.chairs.flatMap((c) => (c.you ? [c.seat] : []));
        return;
      case "chat":
        if (!this.chat.some((line) => line.number === message.number)) {
          this.chat = [...this.chat, message];
        }
        return;
      case "pointed":
        if (isPlan(message) && !settings.plans) return;
        if (message.lasts > 0)
          announcer.say(pointedOut(message, this.stage, this.names, settings.readOut === "all"));
        if (isPlan(message)) return this.talk.pings.plan(message, this.story?.position.view ?? {});
        return this.talk.pings.hear(message);
      case "hand":
        return this.talk.hands.hear(message);
      case "thinking":
        this.thinking = message.seats;
        return;
      case "hint":
        return this.counsel.hear(message);
      case "lesson":
        return void (this.lesson = message);
      case "puzzle":
        return void (this.puzzle = message);
      case "pong":
        this.#hearClock(message.clock);
        return;
      case "wrong":
        if (this.counsel.fail()) this.refused = message;
    }
  }

  #welcome(welcome: Welcome): void {
    const before = this.story;
    const fresh = news(before, welcome);
    this.counsel.reconnect();
    this.card = welcome.table;
    this.own = welcome.seats;
    this.chat = welcome.chat;
    this.talk.welcome(welcome);
    this.pages.welcome(welcome.pages);
    this.thinking = welcome.thinking;
    this.#foresight.forget();
    this.#obstacles.forget();
    this.story = welcomed(before, welcome);
    this.#moves.welcome();
    if (this.story) {
      this.clock = null; // What was heard on another line, perhaps of another server, is void.
      this.#hearClock(this.story.position.clock);
      this.#earlier.forget(fresh);
      this.#present(fresh);
    }
  }

  #moved(moved: Moved): void {
    if (!this.story) return;
    const fit = fits(this.story, moved);
    if (fit === "gap") this.#connection.connect();
    if (fit !== "next") return;
    this.story = grown(this.story, moved);
    this.counsel.goOn();
    this.#hearClock(moved.clock);
    this.#earlier.forget([moved.entry]);
    this.#present([moved.entry]);
    this.#moves.goOn();
  }

  #hearClock(clock: Clock | null): void {
    if (!clock) return void (this.clock = null);
    const keeper = this.clock ?? new Timekeeper();
    keeper.hear(clock);
    this.clock = keeper;
  }

  /** Show what is new, event by event, and leave the stage at the present position. */
  #present(entries: readonly Entry[]): void {
    const position = this.story?.position;
    if (!position) return;
    if (!this.stage) {
      void this.#raise();
    } else if (!this.past) {
      this.stage.note(entries);
      const events = entries.flatMap((entry) => entry.events);
      if (events.length > 0 || this.stage.moving) this.stage.show({ events, final: position });
      else this.stage.jump(position);
    }
  }

  #raising = false;

  async #raise(): Promise<void> {
    if (this.#raising) return;
    this.#raising = true;
    const [screens] = await Promise.all([loadScreens(this.card.game), speech.learn(this.game)]);
    if (this.story) this.stage = new Stage(screens, this, this.story.position);
  }
}
