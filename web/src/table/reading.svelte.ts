/** A record file that is looked through: a stage without a table. */

import { loadScreens } from "../games";
import type { Player } from "../games/scene";
import { http, refusalOf } from "../net/http";
import {
  SPECTATOR,
  type Entry,
  type GameCard,
  type GameEvent,
  type Moment,
  type Position,
  type Problem,
  type RecordLook,
} from "../protocol";
import { speech } from "../words/speech.svelte";
import { Words } from "../words/words";
import { Newest } from "./newest";
import type { Host } from "./host";
import { Stage } from "./stage.svelte";

/** So often a server that is asked too much is asked again, after so many ms. */
const TRIES = 8;
const BREATHER = 500;

export class Reading implements Host {
  readonly own: readonly number[] = [];
  readonly busy = false;
  readonly groups: readonly string[] = [];
  readonly past = true;
  readonly timed = false;
  readonly clock = null;
  moment = $state(0);
  seat = $state(SPECTATOR);
  look = $state.raw<RecordLook>() as RecordLook;
  stage = $state.raw<Stage | null>(null);
  /** Why the last moment could not be shown. */
  trouble = $state.raw<Problem | null>(null);

  readonly #moments = new Map<string, Moment>();
  readonly #prospects = new WeakMap<Position, Moment["prospects"]>();
  /** Anyone who pulls the slider along wants the moment at which it stops. */
  readonly #newest = new Newest((ply: number) => this.#momentAt(ply));
  /** The moment that stands on the board. */
  #shown = 0;

  readonly names = $derived.by(() => {
    const given = Object.entries(this.look.names).map(([seat, name]): [number, string] => [
      Number(seat),
      name,
    ]);
    return new Map(given);
  });
  readonly words = $derived.by(() => new Words(speech.textsOf(this.look.game), this.names));
  readonly players = $derived.by((): readonly Player[] =>
    Array.from({ length: this.look.seats }, (_, seat) => ({
      seat,
      name: this.words.player(seat),
      kind: this.look.kinds[seat] === undefined ? "person" : "colleague",
      colleague: this.look.kinds[seat] ?? null,
      you: false,
      here: true,
      awaySince: null,
      standInFrom: null,
      holidayUntil: null,
      thinking: false,
      asked: this.stage?.waiting.includes(seat) ?? false,
    })),
  );

  get deal(): readonly GameEvent[] {
    return this.look.deal;
  }

  get entries(): readonly Entry[] {
    return this.look.entries;
  }

  private constructor(
    readonly record: string,
    look: RecordLook,
  ) {
    this.look = look;
    this.#prospects.set(look.position, look.prospects);
  }

  /**
   * Open a record at its beginning, or at another moment (null is its end) and with other eyes; a
   * Refusal if it cannot be read at all.
   */
  static async open(
    record: string,
    games: readonly GameCard[],
    { ply, seat }: { ply: number | null; seat: number } = { ply: 0, seat: SPECTATOR },
  ): Promise<Reading> {
    const look = await http.look({ record, ply, seat });
    const reading = new Reading(record, look);
    reading.seat = seat;
    reading.moment = ply ?? look.plies;
    reading.#shown = reading.moment;
    const game = games.find((card) => card.name === look.game);
    const [screens] = await Promise.all([
      loadScreens(look.game),
      speech.learn(game ?? { name: look.game, vocabulary: {} }),
    ]);
    reading.stage = new Stage(screens, reading, look.position);
    return reading;
  }

  take(): void {
    // A record stands as it is.
  }

  enact(): Promise<boolean> {
    return Promise.resolve(false);
  }

  say(): void {
    // Nobody would hear it.
  }

  hand(): void {
    // Nobody is there to take it.
  }

  explain(): Promise<readonly []> {
    return Promise.resolve([]);
  }

  /** What is looked at has come with what lay ahead of it. */
  foreseen(position: Position): unknown {
    return this.#prospects.get(position) ?? null;
  }

  lookAhead(): Promise<void> {
    return Promise.resolve();
  }

  async lookAt(ply: number): Promise<void> {
    const { stage } = this;
    if (!stage) return;
    this.moment = Math.min(Math.max(0, ply), this.look.plies);
    const moment = await this.#newest.find(this.moment);
    if (!moment) return;
    const { position, events } = moment;
    if (this.#shown === this.moment - 1 && !stage.moving) stage.show({ events, final: position });
    else stage.jump(position);
    this.#shown = this.moment;
  }

  /** Look with the eyes of another seat. */
  async seeAs(seat: number): Promise<void> {
    this.seat = seat;
    const look = await this.#ask(this.moment);
    if (!look || seat !== this.seat) return;
    this.look = look;
    this.stage?.jump(look.position);
  }

  async #ask(ply: number): Promise<RecordLook | null> {
    for (let tries = 1; ; tries++) {
      try {
        const look = await http.look({ record: this.record, ply, seat: this.seat });
        this.#prospects.set(look.position, look.prospects);
        this.trouble = null;
        return look;
      } catch (error) {
        const { code, problem } = refusalOf(error);
        if (code !== "too-fast" || tries === TRIES) {
          this.trouble = problem;
          return null;
        }
        await new Promise((go) => setTimeout(go, BREATHER));
      }
    }
  }

  async #momentAt(ply: number): Promise<Moment | null> {
    const key = `${this.seat} ${ply}`;
    const known = this.#moments.get(key);
    if (known) return known;
    const look = await this.#ask(ply);
    if (look) this.#moments.set(key, look);
    return look;
  }
}
