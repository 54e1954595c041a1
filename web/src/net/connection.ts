/**
 * One socket that heals by itself.
 *
 * Whatever carries a nonce is kept until the server has accepted or refused it, and sent again
 * after every welcome: the server knows a nonce it has stored, so nothing happens twice.
 */

import type { Accepted, FromClient, FromServer, Hello, Refused } from "../protocol";
import { busy } from "../settled";

/** The part of a WebSocket that is used here. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** `ended` does not heal: the server said that there is nothing here for us. */
export type LinkState = "connecting" | "live" | "lost" | "ended";

type Kept = Extract<FromClient, { nonce: string }>;

export interface Clockwork {
  now(): number;
  after(ms: number, act: () => void): () => void;
  chance(): number;
}

export const realClockwork: Clockwork = {
  now: () => Date.now() / 1000,
  after(ms, act) {
    const id = setTimeout(act, ms);
    return () => clearTimeout(id);
  },
  chance: Math.random,
};

/**
 * How long to wait before the next attempt, as long as there were fewer failures than this. A server
 * that was restarted is found at once, and a slow one still before anybody asks what is wrong.
 */
const PAUSES: readonly (readonly [failures: number, pause: number])[] = [
  [50, 400],
  [90, 1_000],
];
const LONGEST_PAUSE = 8_000;
const PING_EVERY = 15_000;
const PATIENCE = 10_000;
/** What can be wrong with a hello so that saying it again is pointless. */
const FINAL_PROBLEMS = ["unknown-table", "private", "old-edition", "unknown-game"];

export class Connection {
  private wire: Wire | null = null;
  private failures = 0;
  private readonly kept = new Map<string, Kept>();
  private cancelRetry: (() => void) | null = null;
  private cancelPing: (() => void) | null = null;
  private cancelPatience: (() => void) | null = null;
  private closed = false;
  private welcomed = false;
  /** Ends what is said of a hello or of anything kept that is not answered yet. */
  private answered: (() => void) | null = null;
  /** The server's clock minus ours, in seconds. */
  offset = 0;

  constructor(
    private readonly open: () => Wire,
    private readonly hello: () => Hello,
    private readonly receive: (message: FromServer) => void,
    private readonly tell: (state: LinkState) => void,
    private readonly clockwork: Clockwork = realClockwork,
    /** Does anybody answer there? Asked before a new attempt; without it, each is made. */
    private readonly knock: (() => Promise<boolean>) | null = null,
  ) {}

  /** Connect, or say hello again on a fresh socket. */
  connect(): void {
    if (this.closed) return;
    this.drop();
    this.tell(this.failures > 0 ? "lost" : "connecting");
    const wire = this.open();
    this.wire = wire;
    this.judge();
    wire.onopen = () => {
      this.put(this.hello());
      this.expectAnswer();
    };
    wire.onmessage = ({ data }) => this.take(String(data));
    wire.onclose = () => this.lost();
  }

  /** Try at once instead of waiting for the next attempt: the network or the person came back. */
  hurry(): void {
    if (this.cancelRetry) {
      this.failures = 0;
      this.connect();
    } else if (this.welcomed) {
      this.ping();
    }
  }

  /** Send something that must arrive. */
  send(message: Kept): void {
    this.kept.set(message.nonce, message);
    this.judge();
    if (this.welcomed) this.put(message);
  }

  /** Send something that is worth nothing later; false if there is nobody to take it. */
  ask(message: FromClient): boolean {
    if (!this.welcomed) return false;
    this.put(message);
    return true;
  }

  /** Is anything still unanswered? */
  get pending(): boolean {
    return this.kept.size > 0;
  }

  close(): void {
    this.closed = true;
    this.drop();
    this.judge();
  }

  private take(text: string): void {
    let message: FromServer;
    try {
      message = JSON.parse(text) as FromServer;
    } catch {
      return;
    }
    this.cancelPatience?.();
    this.cancelPatience = null;
    if (message.type === "accepted" || message.type === "refused") this.settle(message);
    if (message.type === "pong") {
      this.offset = message.now - (message.sent + this.clockwork.now()) / 2;
    }
    this.receive(message);
    if (message.type === "welcome") this.beginAnew(message.now);
    if (message.type === "wrong" && !this.welcomed && FINAL_PROBLEMS.includes(message.code)) {
      this.close();
      this.tell("ended");
    }
    this.judge();
  }

  private beginAnew(serverNow: number): void {
    this.failures = 0;
    this.welcomed = true;
    this.offset = serverNow - this.clockwork.now();
    this.tell("live");
    for (const message of this.kept.values()) this.put(message);
    this.planPing();
  }

  private settle(answer: Accepted | Refused): void {
    this.kept.delete(answer.nonce);
  }

  /** The page is not settled while the server owes an answer; one that is lost owes no welcome. */
  private judge(): void {
    const owed = !this.closed && (this.pending || (this.wire !== null && !this.welcomed));
    if (owed) this.answered ??= busy();
    else {
      this.answered?.();
      this.answered = null;
    }
  }

  private put(message: FromClient): void {
    this.wire?.send(JSON.stringify(message));
  }

  private planPing(): void {
    this.cancelPing?.();
    this.cancelPing = this.clockwork.after(PING_EVERY, () => this.ping());
  }

  private ping(): void {
    this.put({ type: "ping", sent: this.clockwork.now() });
    this.expectAnswer();
    this.planPing();
  }

  /** A socket that stays silent is as good as closed. */
  private expectAnswer(): void {
    this.cancelPatience ??= this.clockwork.after(PATIENCE, () => this.lost());
  }

  private lost(): void {
    this.drop();
    if (this.closed) return;
    const stage = PAUSES.find(([failures]) => this.failures < failures);
    const pause = stage?.[1] ?? LONGEST_PAUSE;
    this.failures += 1;
    this.tell("lost");
    this.judge();
    this.cancelRetry = this.clockwork.after(pause * (0.75 + this.clockwork.chance() / 2), () =>
      this.tryAgain(),
    );
  }

  /** Browsers make a page wait longer and longer whose sockets fail; so one knocks first. */
  private tryAgain(): void {
    if (!this.knock) return this.connect();
    const attempt = this.cancelRetry;
    void this.knock().then((answered) => {
      if (this.cancelRetry !== attempt) return; // Somebody was in a hurry meanwhile.
      if (answered) this.connect();
      else this.lost();
    });
  }

  private drop(): void {
    for (const cancel of [this.cancelRetry, this.cancelPing, this.cancelPatience]) cancel?.();
    this.cancelRetry = this.cancelPing = this.cancelPatience = null;
    this.welcomed = false;
    const wire = this.wire;
    this.wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }
}
