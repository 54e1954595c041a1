import { describe, expect, it } from "vitest";
import type { Offer } from "../../src/protocol";
import type { Scene } from "../../src/games/scene";
import { Hand } from "../../src/games/rush_md/hand.svelte";
import { asWritten } from "../../src/games/rush_md/sentences";
import type { RushView } from "../../src/games/rush_md/view";
import type { Words } from "../../src/words/words";
import { offer } from "../written";
import { after, MOMENTS } from "./facts";

/** Words by their ids: what is meant can be told, and nothing hangs on a language. */
const words = {
  say: ({ id, args }: Offer["say"]) => [id, ...Object.values(args)].join(" "),
  text: (id: string, args: object = {}) => [id, ...Object.values(args)].join(" "),
};

function handOf(view: RushView, offers: readonly Offer[]): Hand {
  const scene = { view, offers, own: [0], hint: null, words, enact: () => Promise.resolve(true) };
  return new Hand(scene as unknown as Scene<RushView>);
}

function named(hand: Hand, key: string): string {
  return hand.touch(key, "Thing")["aria-label"] ?? "";
}

function place(glass: string, slot: string): Offer {
  return offer(0, `place ${glass} ${slot}`, {
    say: { id: "do-place", args: { glass, slot } },
    lights: [`glass:${glass}`, `slot:${slot}`],
    into: [`slot:${slot}`],
  });
}

it("a heap is called by the letter and the number that are seen on it", () => {
  const said = { text: (id: string) => (id.endsWith("white") ? "W" : id) } as unknown as Words;
  expect(asWritten("white", 2, said)).toBe("W 2");
  expect(asWritten("blood", 3, said)).toBe("3");
});

describe("a lit thing says what a press on it does", () => {
  it("at every moment of whole games, with empty hands and with a piece in them", () => {
    const told = new Set<string>();
    // Without a page everything is worked out again each time, so some of them must do.
    for (const { before, offers } of MOMENTS.filter(({ ply }) => ply % 7 === 0)) {
      const keys = new Set(offers.flatMap(({ lights }) => lights));
      const hand = handOf(before, offers);
      for (const key of keys) {
        if (hand.isLit(key))
          expect(named(hand, key), key).toMatch(/^Thing: (do|web)-(?!.*take 0$)/);
      }
      for (const piece of keys) {
        const carrying = handOf(before, offers);
        if (!carrying.grips(piece) || !carrying.take(piece, [0, 0], 0)) continue;
        for (const key of [piece, ...carrying.targets]) {
          expect(named(carrying, key), `${piece} to ${key}`).toMatch(/^Thing: (do|web)-/);
          told.add(key.split(":")[0] ?? "");
        }
      }
    }
    expect([...told]).toEqual(expect.arrayContaining(["slot", "pool", "glass", "bed", "area"]));
  });

  it("of an empty slot, whom a press brings there", () => {
    const view = after("draw regular");
    const hand = handOf(view, [place("red", "BB"), place("nurse3", "BB"), place("nurse4", "BB")]);
    expect(named(hand, "slot:BB")).toBe("Thing: do-place nurse3 BB");
    hand.take("glass:red", [0, 0], 0);
    expect(named(hand, "slot:BB")).toBe("Thing: do-place red BB");
    expect(named(hand, "glass:red")).toBe("Thing: web-rush-press-back");
    expect(named(hand, "pool:glasses")).toMatch(/^Thing: web-rush-press-back/);
  });

  it("of an empty slot, also where hourglasses are carried by gestures", () => {
    const view: RushView = { ...after("draw regular"), modes: ["gesture"] };
    const begin = offer(0, "begin place nurse3", {
      say: { id: "do-begin-place", args: { glass: "nurse3" } },
      lights: ["glass:nurse3"],
      into: ["slot:BB", "slot:PH-1", "pool:glasses"],
    });
    const hand = handOf(view, [begin]);
    expect(named(hand, "glass:nurse3")).toBe("Thing: do-begin-place nurse3");
    expect(hand.isLit("slot:BB")).toBe(true);
    expect(named(hand, "slot:BB")).toBe("Thing: do-place nurse3 BB");
  });

  it("after a name that ends like a sentence, without a colon", () => {
    const hand = handOf(after("draw regular"), [place("nurse3", "BB")]);
    const { "aria-label": name } = hand.touch("slot:BB", "It is empty.");
    expect(name).toBe("It is empty. do-place nurse3 BB");
  });

  it("of a piece with many places, how many there are", () => {
    const slots = ["BB", "PH-1", "PH-2", "ADM-N"];
    const hand = handOf(
      after("draw regular"),
      slots.map((slot) => place("nurse3", slot)),
    );
    expect(named(hand, "glass:nurse3")).toBe("Thing: web-rush-press-take 4");
  });
});
