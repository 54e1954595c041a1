/** What lies ahead of the positions of a table: asked for when somebody looks, kept by position. */

import { untrack } from "svelte";
import type { Prospects, ProspectsWanted } from "../protocol";
import { nonce } from "./nonce";

interface Question {
  readonly nonce: string;
  readonly step: number;
  readonly over: Promise<void>;
  readonly end: () => void;
}

export class Foresight {
  /** By step: the server is always asked about the present, and the stage may be behind it. */
  #known = $state.raw<ReadonlyMap<number, Prospects["prospects"]>>(new Map());
  #question: Question | null = null;

  constructor(private readonly ask: (question: ProspectsWanted) => boolean) {}

  /** What lies ahead of the position after this step; null until it is known. */
  of(step: number): Prospects["prospects"] {
    return this.#known.get(step) ?? null;
  }

  /** Make it known; over when it is, or when no answer will come. */
  want(step: number): Promise<void> {
    if (untrack(() => this.#known.has(step))) return Promise.resolve();
    if (this.#question?.step === step) return this.#question.over;
    const question = { type: "prospects-wanted" as const, nonce: nonce() };
    let end = (): void => undefined;
    const over = new Promise<void>((done) => (end = done));
    this.#question?.end();
    this.#question = { nonce: question.nonce, step, over, end };
    if (!this.ask(question)) this.#over();
    return over;
  }

  /** An answer; those about positions before the one that is shown are of no use any more. */
  hear({ step, prospects }: Prospects, shown: number): void {
    const kept = [...this.#known].filter(([known]) => known >= shown);
    this.#known = new Map([...kept, [step, prospects]]);
    this.#over();
  }

  /** Was this question refused? */
  refuse(refused: string): boolean {
    if (this.#question?.nonce !== refused) return false;
    this.#over();
    return true;
  }

  /** Somebody else may sit here now, and what was asked on another line is lost. */
  forget(): void {
    this.#known = new Map();
    this.#over();
  }

  #over(): void {
    this.#question?.end();
    this.#question = null;
  }
}
