import { expect, test } from "vitest";
import { Hearing, loudness } from "../../src/games/rush_md/hearing";
import { noise, type AmbientSound } from "../../src/games/rush_md/ambient_sound";
import { after } from "./facts";

const view = after("draw hospitalized");
const ears = { sound: true, volume: 0.6 };

test("the department is heard in the Action Phase, as loud as sounds are", () => {
  expect(loudness(view, false, ears)).toBe(0.6);
  expect(loudness(view, false, { ...ears, volume: 0.2 })).toBe(0.2);
});

test("it is silent without sound, in the past, in a pause, between phases and at the end", () => {
  expect(loudness(view, false, { ...ears, sound: false })).toBe(0);
  expect(loudness(view, true, ears)).toBe(0);
  expect(loudness({ ...view, paused: "vote" }, false, ears)).toBe(0);
  for (const phase of ["council", "countdown", "evaluation"] as const) {
    expect(loudness({ ...view, phase }, false, ears)).toBe(0);
  }
  expect(loudness({ ...view, result: "loss_points" }, false, ears)).toBe(0);
});

test("its sound is loaded when there is something to hear, once, and ends with the board", async () => {
  const told: (number | string)[] = [];
  let begun = 0;
  const sound: AmbientSound = {
    loud: (volume) => told.push(volume),
    stop: () => told.push("stop"),
  };
  const hearing = new Hearing(() => {
    begun++;
    return Promise.resolve(sound);
  });
  hearing.hear(0);
  expect(begun).toBe(0);
  for (const volume of [0.6, 0, 0.2]) hearing.hear(volume);
  hearing.end();
  await Promise.resolve();
  await Promise.resolve();
  expect([begun, ...told]).toEqual([1, 0.6, 0, 0.2, "stop"]);
});

test("where it cannot be loaded the game goes on in silence", async () => {
  const hearing = new Hearing(() => Promise.reject(new Error("offline")));
  hearing.hear(1);
  hearing.end();
  await new Promise((done) => setTimeout(done, 0));
});

test("noise comes round without a leap", () => {
  const samples = noise(8_000);
  const step = (one: number, other: number): number =>
    Math.abs((samples[one] ?? 0) - (samples[other] ?? 0));
  const largest = Math.max(...Array.from({ length: 7_999 }, (_, at) => step(at, at + 1)));
  expect(step(7_999, 0)).toBeLessThanOrEqual(1.5 * largest);
  expect(Math.max(...samples.map(Math.abs))).toBeLessThan(4);
});
