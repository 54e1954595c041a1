/** Asking the server why actions cannot be taken. */

import type { Obstacle, WhyNot } from "../protocol";
import { nonce } from "./nonce";

export class Obstacles {
  /** Who wants to know, by the nonce of the question. */
  readonly #questions = new Map<string, (obstacles: readonly Obstacle[]) => void>();

  constructor(private readonly ask: (question: WhyNot) => boolean) {}

  /** What stands in the way; no answer is none that would be shown. */
  of(seat: number, actions: readonly string[]): Promise<readonly Obstacle[]> {
    return new Promise((answer) => {
      const question = nonce();
      this.#questions.set(question, answer);
      const asked = { type: "why-not" as const, seat, actions: [...actions], nonce: question };
      if (!this.ask(asked)) this.answer(question, []);
    });
  }

  /** The answer has come; false if this was never asked. */
  answer(question: string, obstacles: readonly Obstacle[]): boolean {
    const answer = this.#questions.get(question);
    this.#questions.delete(question);
    answer?.(obstacles);
    return answer !== undefined;
  }

  /** What was asked on another line is lost. */
  forget(): void {
    for (const question of [...this.#questions.keys()]) this.answer(question, []);
  }
}
