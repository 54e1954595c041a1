import { describe, expect, it, vi } from "vitest";
import { Queue } from "../../src/games/rush_md/queue.svelte";

describe("what is tapped while the hands are busy", () => {
  it("waits in the order in which it was tapped, and no more than four of it", () => {
    const queue = new Queue();
    for (const key of ["deck:regular", "stored:blue", "glass:red", "slot:BB", "slot:CUL"]) {
      expect(queue.takes(key, true)).toBe(true);
      queue.add(key);
    }
    expect(queue.keys).toEqual(["deck:regular", "stored:blue", "glass:red", "slot:BB"]);
    expect(queue.next(() => true)).toBe("deck:regular");
    expect(queue.next(() => true)).toBe("stored:blue");
  });

  it("begins with something that hands do, not with a patient who is looked at", () => {
    const queue = new Queue();
    expect(queue.takes("bed:A1", true)).toBe(false);
    expect(queue.takes("stored:blue", false)).toBe(false);
    queue.add("stored:blue");
    expect(queue.takes("bed:A1", false)).toBe(true);
  });

  it("is forgotten when its first step stays impossible for a while", () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const queue = new Queue();
    queue.add("slot:BB");
    queue.add("slot:CUL");
    expect(queue.next(() => false)).toBeNull();
    expect(queue.keys).toHaveLength(2);
    vi.advanceTimersByTime(1_000);
    expect(queue.next(() => false)).toBeNull();
    expect(queue.keys).toHaveLength(0);
    vi.useRealTimers();
  });
});

it("says what the numbered steps are until they were done or forgotten once", () => {
  const queue = new Queue();
  expect(queue.isNew).toBe(false);
  queue.add("slot:icu-a");
  queue.add("slot:icu-b");
  expect(queue.isNew).toBe(true);
  queue.next(() => true);
  expect(queue.isNew).toBe(true);
  queue.next(() => true);
  queue.add("slot:icu-a");
  expect(queue.isNew).toBe(false);
});
