import { describe, expect, it, vi } from "vitest";
import { MOST, Queue } from "../../src/games/rush_md/queue.svelte";

describe("what is tapped while the hands are busy", () => {
  it("waits in the order in which it was tapped, and says when there is no more room", () => {
    const queue = new Queue();
    const keys = ["deck:regular", "stored:blue", "bed:A1", "area:CUL", "glass:red", "slot:BB"];
    expect(keys).toHaveLength(MOST);
    for (const key of keys) expect(queue.add(key)).toBe(true);
    expect(queue.add("slot:CUL")).toBe(false);
    expect(queue.keys).toEqual(keys);
    expect(queue.next(() => true)).toBe("deck:regular");
    expect(queue.next(() => true)).toBe("stored:blue");
  });

  it("takes every tap while hands are busy, and shows keys and ears what is mostly meant", () => {
    const queue = new Queue();
    expect(queue.takes(true)).toBe(true);
    expect(queue.takes(false)).toBe(false);
    expect(queue.offers("area:CUL", true)).toBe(false);
    expect(queue.offers("stored:blue", true)).toBe(true);
    queue.add("stored:blue");
    expect(queue.takes(false)).toBe(true);
    expect(queue.offers("area:CUL", false)).toBe(true);
  });

  it("is forgotten when its first step stays impossible for a while", () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const queue = new Queue();
    queue.add("slot:BB");
    queue.add("slot:CUL");
    expect(queue.next(() => false)).toBeNull();
    expect(queue.keys).toHaveLength(2);
    vi.advanceTimersByTime(1_000);
    expect(queue.takeDropped()).toBeNull();
    expect(queue.next(() => false)).toBeNull();
    expect(queue.keys).toHaveLength(0);
    expect(queue.takeDropped()).toBe("slot:BB");
    expect(queue.takeDropped()).toBeNull();
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
