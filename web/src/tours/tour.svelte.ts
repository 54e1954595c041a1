/** A guided replay as one of its people knows it. */

import type { Wire } from "../net/connection";
import { refusalOf } from "../net/http";
import { transport } from "../net/transport";
import type { Problem, TourLine, TourPerson, TourState, TourWish, Wrong } from "../protocol";
import { busy } from "../settled";
import { requests } from "./requests";

const LONGEST_PAUSE = 8_000;
/** What can be wrong so that coming again is pointless. */
const FINAL_PROBLEMS = ["unknown-tour", "private", "blocked", "unknown-table", "not-over", "full"];

export class Tour {
  state = $state.raw<TourState | null>(null);
  lines = $state.raw<readonly TourLine[]>([]);
  /** Somebody who follows looks around on their own. */
  alone = $state(false);
  problem = $state.raw<Problem | null>(null);

  readonly leading = $derived(this.state !== null && this.state.leader === this.state.you);
  readonly ended = $derived(this.state?.ended ?? false);
  readonly leader = $derived.by((): TourPerson | null => {
    const { state } = this;
    return state?.people.find(({ key }) => key === state.leader) ?? null;
  });

  #socket: Wire | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** The first word has come, or none will on this line. */
  #arrived = (): void => undefined;
  /** The moment to show next, while the one before is on its way. */
  #next: number | null = null;
  #busy = false;

  constructor(
    readonly id: string,
    /** The moment that is looked at here. */
    private readonly moment: () => number,
    /** Look at the leader's moment. */
    private readonly look: (ply: number) => void,
  ) {}

  connect(): void {
    const socket = transport.open(`/tours/${encodeURIComponent(this.id)}/follow`);
    this.#socket = socket;
    this.#arrived();
    this.#arrived = busy();
    socket.onmessage = ({ data }) => {
      this.#failures = 0;
      this.#hear(JSON.parse(String(data)) as TourState | TourLine | Wrong);
      this.#arrived();
    };
    socket.onclose = () => {
      this.#arrived();
      const pause = Math.min(LONGEST_PAUSE, 500 * 2 ** this.#failures);
      this.#failures += 1;
      this.#retry = setTimeout(() => this.connect(), pause);
    };
  }

  close(): void {
    this.#arrived();
    clearTimeout(this.#retry);
    if (this.#socket) {
      this.#socket.onclose = this.#socket.onmessage = null;
      this.#socket.close();
    }
  }

  /** The person looks at another moment: shown to all by the leader, or alone. */
  looked(ply: number): void {
    if (this.ended) return;
    if (this.leading) void this.#show(ply);
    else this.alone = true;
  }

  /** Follow again. */
  comeBack(): void {
    this.alone = false;
    this.#follow();
  }

  handOver(key: string): Promise<void> {
    return this.#change({ ply: null, leader: key, ended: false });
  }

  takeLead(): Promise<void> {
    return this.handOver(this.state?.you ?? "");
  }

  end(): Promise<void> {
    return this.#change({ ply: null, leader: null, ended: true });
  }

  async say(text: string): Promise<boolean> {
    return this.#attempt(() => requests.say(this.id, text));
  }

  #hear(message: TourState | TourLine | Wrong): void {
    if (message.type === "tour-line") {
      if (this.lines.every(({ id }) => id !== message.id)) this.lines = [...this.lines, message];
      return;
    }
    if (message.type === "wrong") {
      this.problem = message;
      if (FINAL_PROBLEMS.includes(message.code)) this.close();
      return;
    }
    const led = this.leading;
    this.state = message;
    if (message.ended) this.close();
    else if (this.leading) {
      this.alone = false;
      // Also after a server has forgotten it, or when the lead was handed over just now.
      if (message.ply === null || (!led && message.ply !== this.moment())) {
        void this.#show(this.moment());
      }
    } else this.#follow();
  }

  #follow(): void {
    const ply = this.state?.ply ?? null;
    if (ply !== null && !this.alone && !this.leading && ply !== this.moment()) this.look(ply);
  }

  /** One at a time; what is asked for meanwhile comes next, and only the last of it. */
  async #show(ply: number): Promise<void> {
    this.#next = ply;
    if (this.#busy) return;
    this.#busy = true;
    while (this.#next !== null) {
      const next = this.#next;
      this.#next = null;
      await this.#change({ ply: next, leader: null, ended: false });
    }
    this.#busy = false;
  }

  async #change(wish: TourWish): Promise<void> {
    await this.#attempt(() => requests.change(this.id, wish));
  }

  async #attempt(task: () => Promise<unknown>): Promise<boolean> {
    this.problem = null;
    try {
      await task();
      return true;
    } catch (error) {
      this.problem = refusalOf(error).problem;
      return false;
    }
  }
}
