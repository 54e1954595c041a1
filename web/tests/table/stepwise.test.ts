import { expect, test } from "vitest";
import type { OfferQuestion } from "../../src/games/screens";
import type { Offer } from "../../src/protocol";
import { before, forkAt, pathTo, type Fork } from "../../src/table/stepwise";

const QUESTIONS = ["Which ward?", "Where?", "Which way round?"];

function offer(action: string): Offer {
  return { seat: 0, action, say: { id: action, args: {} }, lights: [] } as unknown as Offer;
}

function steps({ action }: Offer): readonly OfferQuestion[] {
  return action
    .split(" ")
    .slice(1)
    .map((key, depth) => ({ key, question: QUESTIONS[depth] ?? "", answer: key }));
}

const LAYS = ["red 0,1 ne", "red 0,1 se", "red 1,0 ne", "blue 0,1 n", "blue 0,1 s"].map((each) =>
  offer(`lay ${each}`),
);
const answers = (fork: Fork | null): string[] => fork?.branches.map(({ answer }) => answer) ?? [];

test("one short question is asked after the other", () => {
  const first = forkAt(LAYS, steps, []);
  expect(first).toMatchObject({ question: "Which ward?", answers: [] });
  expect(answers(first)).toEqual(["red", "blue"]);
  const second = forkAt(LAYS, steps, ["red"]);
  expect(second).toMatchObject({ question: "Where?", answers: ["red"] });
  const third = forkAt(LAYS, steps, ["red", "0,1"]);
  expect(third).toMatchObject({ question: "Which way round?", answers: ["red", "0,1"] });
  expect(answers(third)).toEqual(["ne", "se"]);
});

test("what is left alone says all that it means, and is the offer itself", () => {
  const second = forkAt(LAYS, steps, ["red"]);
  expect(answers(second)).toEqual(["0,1", "1,0, ne"]);
  expect(second?.branches[1]?.offers).toEqual([LAYS[2]]);
});

test("nobody is asked what has only one answer, on the way there or back", () => {
  const fork = forkAt(LAYS, steps, ["blue"]);
  expect(fork).toMatchObject({ path: ["blue", "0,1"], question: "Which way round?" });
  expect(fork && before(LAYS, steps, fork)).toEqual([]);
  const blue = LAYS.slice(3);
  const only = forkAt(blue, steps, []);
  expect(only?.answers).toEqual(["blue", "0,1"]);
  expect(only && before(blue, steps, only)).toBeNull();
});

test("an answer that is no longer open leads back to the question before it", () => {
  expect(forkAt(LAYS, steps, ["green", "0,1"])).toMatchObject({
    path: [],
    question: "Which ward?",
  });
  expect(forkAt(LAYS, steps, ["red", "5,5"])).toMatchObject({ path: ["red"] });
  expect(forkAt([], steps, ["red"])).toBeNull();
});

test("every offer is found at the end of its path, once", () => {
  for (const lay of LAYS) {
    const found = forkAt(LAYS, steps, pathTo(lay, steps))?.branches.flatMap(({ offers }) => offers);
    expect(found?.filter((each) => each === lay)).toHaveLength(1);
  }
});
