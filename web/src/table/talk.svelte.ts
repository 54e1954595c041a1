/** What people at a table do besides playing: pointing, asking each other, reading the chat. */

import type {
  Answer,
  AskBack,
  ChatLine,
  MoveHand,
  Point,
  Question,
  ReadChat,
  Welcome,
} from "../protocol";
import { Hands } from "./hands.svelte";
import { Muting } from "./muting.svelte";
import { nonce } from "./nonce";
import { Pings } from "./pings.svelte";

/** What goes out: kept until it is answered, or worth nothing later. */
export interface TalkLine {
  send(message: AskBack | Answer): void;
  ask(message: Point | MoveHand | ReadChat): void;
}

export class TableTalk {
  readonly pings: Pings;
  readonly hands: Hands;
  readonly muting = new Muting();
  /** The last line of chat that this person has seen, on whichever device. */
  read = $state(0);

  #seated = false;

  constructor(private readonly line: TalkLine) {
    this.pings = new Pings((message) => line.ask(message));
    this.hands = new Hands((message) => line.ask(message));
  }

  welcome({ read = 0, seats, chat, table }: Welcome): void {
    this.muting.enter(table.id);
    this.#seated = seats.length > 0;
    const seen = seats.length > 0 ? read : (chat.at(-1)?.number ?? 0);
    this.read = Math.max(this.read, seen);
  }

  /** The lines of others that this person has not seen and wants to. */
  unread(lines: readonly ChatLine[], own: readonly number[]): number {
    return lines.filter(
      (line) => line.number > this.read && !own.includes(line.seat) && this.muting.hears(line),
    ).length;
  }

  /** The chat is before the person's eyes. */
  see(lines: readonly ChatLine[]): void {
    const last = lines.at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.read = last;
    if (this.#seated) this.line.ask({ type: "read", number: last });
  }

  askBack(step: number): void {
    this.line.send({ type: "ask-back", step, nonce: nonce() });
  }

  answer(question: Question, yes: boolean): void {
    this.line.send({ type: "answer", step: question.step, yes, nonce: nonce() });
  }
}
