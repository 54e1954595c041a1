import { describe, expect, test } from "vitest";
import type { Prospects, ProspectsWanted } from "../../src/protocol";
import { Foresight } from "../../src/table/foresight.svelte";

function listening(answers = true) {
  const asked: ProspectsWanted[] = [];
  const foresight = new Foresight((question) => {
    asked.push(question);
    return answers;
  });
  const answer = (
    step: number,
    prospects: Prospects["prospects"] = { after: step },
  ): Prospects => ({
    type: "prospects",
    nonce: asked.at(-1)!.nonce,
    step,
    seat: 0,
    prospects,
  });
  return { asked, foresight, answer };
}

async function isOver(promise: Promise<void>): Promise<boolean> {
  return Promise.race([
    promise.then(() => true),
    new Promise<boolean>((later) => setTimeout(() => later(false), 0)),
  ]);
}

describe("what lies ahead", () => {
  test("is asked for once and known by its position", async () => {
    const { asked, foresight, answer } = listening();
    const first = foresight.want(5);
    expect(foresight.want(5)).toBe(first);
    expect(asked).toHaveLength(1);
    expect(foresight.of(5)).toBeNull();
    expect(await isOver(first)).toBe(false);
    foresight.hear(answer(5), 5);
    expect(foresight.of(5)).toEqual({ after: 5 });
    expect(await isOver(first)).toBe(true);
    await foresight.want(5);
    expect(asked).toHaveLength(1);
  });

  test("of the position that is still shown stays until a later one is", () => {
    const { foresight, answer } = listening();
    void foresight.want(5);
    foresight.hear(answer(5), 5);
    void foresight.want(6);
    foresight.hear(answer(6), 5);
    expect([5, 6].map((step) => foresight.of(step))).toEqual([{ after: 5 }, { after: 6 }]);
    void foresight.want(7);
    foresight.hear(answer(7), 7);
    expect([5, 6, 7].map((step) => foresight.of(step))).toEqual([null, null, { after: 7 }]);
  });

  test("may be that of a later position than was asked about", async () => {
    const { asked, foresight, answer } = listening();
    const question = foresight.want(5);
    foresight.hear(answer(6), 5);
    expect(await isOver(question)).toBe(true);
    expect(foresight.of(5)).toBeNull();
    await foresight.want(6);
    expect(asked).toHaveLength(1);
  });

  test("can be asked for again after a refusal, a lost line or none at all", async () => {
    const { asked, foresight } = listening();
    const refused = foresight.want(5);
    expect(foresight.refuse("another")).toBe(false);
    expect(foresight.refuse(asked[0]!.nonce)).toBe(true);
    expect(await isOver(refused)).toBe(true);
    const lost = foresight.want(5);
    foresight.forget();
    expect(await isOver(lost)).toBe(true);
    void foresight.want(5);
    expect(asked).toHaveLength(3);
    expect(await isOver(listening(false).foresight.want(5))).toBe(true);
  });
});
