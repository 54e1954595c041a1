import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { QUIET_FRAMES, Rest, soon } from "../src/settled";

let frames: (() => void)[];
let told: boolean[];
let moving: Promise<unknown> | null;
let rest: Rest;

/** Draw so many frames, as far as anybody wants one. */
function draw(count = 1): void {
  for (let drawn = 0; drawn < count; drawn += 1) {
    const wanted = frames;
    frames = [];
    for (const act of wanted) act();
  }
}

const settled = (): boolean => told.at(-1) ?? false;

beforeEach(() => {
  frames = [];
  told = [];
  moving = null;
  rest = new Rest();
  rest.begin({
    tell: (now) => told.push(now),
    nextFrame: (act) => frames.push(act),
    motion: () => moving,
  });
});

describe("a page", () => {
  test("has settled after a few quiet frames, and then looks no more", () => {
    draw(QUIET_FRAMES - 1);
    expect(settled()).toBe(false);
    draw();
    expect(settled()).toBe(true);
    expect(frames).toEqual([]);
  });

  test("is not settled from the moment something begins, and wants no frames meanwhile", () => {
    draw(QUIET_FRAMES);
    const done = rest.busy();
    expect(settled()).toBe(false);
    expect(frames).toEqual([]);
    done();
    expect(settled()).toBe(false);
    draw(QUIET_FRAMES);
    expect(settled()).toBe(true);
  });

  test("waits for the last of those who are busy, however often one says that it is done", () => {
    const one = rest.busy();
    const other = rest.busy();
    one();
    one();
    draw(QUIET_FRAMES);
    expect(settled()).toBe(false);
    other();
    draw(QUIET_FRAMES);
    expect(settled()).toBe(true);
  });

  test("counts its quiet frames again when it is stirred", () => {
    draw(QUIET_FRAMES - 1);
    rest.stir();
    draw(QUIET_FRAMES - 1);
    expect(settled()).toBe(false);
    draw();
    expect(settled()).toBe(true);
  });

  test("is looked at once for each frame, however often it is stirred", () => {
    rest.stir();
    rest.stir();
    expect(frames).toHaveLength(1);
  });

  test("that begins something between two looks has not settled", () => {
    draw(QUIET_FRAMES - 1);
    const done = rest.busy();
    draw(QUIET_FRAMES);
    expect(settled()).toBe(false);
    done();
    draw(QUIET_FRAMES);
    expect(settled()).toBe(true);
  });

  test("waits until what moves has ended, without looking at every frame", async () => {
    let end = (): void => undefined;
    moving = new Promise<void>((ended) => (end = ended));
    draw();
    rest.stir();
    expect(frames).toEqual([]);
    moving = null;
    end();
    await Promise.resolve();
    draw(QUIET_FRAMES);
    expect(settled()).toBe(true);
  });

  test("says nothing where nobody has begun to watch it, and is not hindered by that", () => {
    const unwatched = new Rest();
    unwatched.busy()();
    unwatched.stir();
    expect(told).toEqual([]);
  });
});

describe("what is done soon", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("is done in time", () => {
    const act = vi.fn();
    soon(act, 500);
    vi.advanceTimersByTime(499);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledOnce();
  });

  test("is not done when it was called off", () => {
    const act = vi.fn();
    soon(act, 500)();
    vi.advanceTimersByTime(1_000);
    expect(act).not.toHaveBeenCalled();
  });
});
