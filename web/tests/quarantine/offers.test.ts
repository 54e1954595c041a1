import { describe, expect, test } from "vitest";
import { groups, rule, targets, weighty } from "../../src/games/quarantine/offers";
import { usual } from "../../src/games/quarantine/usual";
import { seen } from "../../src/games/quarantine/view";
import { wished } from "../../src/games/quarantine/wish";
import type { GameCard, View } from "../../src/protocol";
import type { Words } from "../../src/words/words";
import { MOMENTS, offers } from "./games";

/** Answers that are given by a button of the desk. */
const UNLIT =
  /^(done|cancel|reset|stop|set_aside|no_spread|keep|keep_none|keep_rest|no|rotation)( |$)/;
const KINDS = /^(bag|end|rebuild|markers|line|patient|stock|box|stack|ward|cell|loose|tile|block)/;

function position(kind: string | null): View {
  return MOMENTS.find(({ before }) => (seen(before).step?.kind ?? null) === kind)!.before;
}

function lit(action: string, view: View, seat = 0): readonly string[] {
  return targets(offers(seat, [action])[0]!, view);
}

describe("in every position of whole games", () => {
  test("each offer stands in exactly one group", () => {
    for (const { seat, legal } of MOMENTS) {
      const shown = groups(offers(seat, legal)).flatMap((group) => group.offers);
      expect(shown.map(({ action }) => action).sort()).toEqual([...legal].sort());
    }
  });

  test("each offer about a thing lights that thing", () => {
    const wrong: string[] = [];
    for (const { seat, legal, before } of MOMENTS) {
      for (const offer of offers(seat, legal)) {
        const keys = targets(offer, before);
        const right = UNLIT.test(offer.action)
          ? keys.length === 0
          : keys.length > 0 && keys.every((key) => KINDS.test(key));
        if (!right) wrong.push(`${offer.action}: ${keys.join(", ")}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

test("an infection lights the tile of the hospital it is about", () => {
  expect(lit("infect 1 lobby", position("infect"))).toEqual(["tile:1:lobby"]);
});

test("the Pharmacy is lit together with the first patient (QUA-17.10)", () => {
  expect(lit("pharmacy", position(null), 1)).toEqual(["tile:1:pharmacy", "patient:1"]);
});

test("a cure lights the beds that it empties, but not quarantined ones (QUA-10.3)", () => {
  const view = seen(position(null));
  const tiles = [
    { tile: "red", cell: [0, 1], doors: "n", quarantined: false, patients: ["red"] },
    { tile: "red_2", cell: [0, 2], doors: "n", quarantined: true, patients: ["red"] },
    { tile: "emergency_room", cell: [0, 3], doors: "n", quarantined: false, patients: ["red"] },
  ];
  const hospitals = view.hospitals.map((hospital) => ({ ...hospital, tiles }));
  const changed = { ...view, hospitals } as unknown as View;
  expect(lit("cure red", changed)).toEqual(["tile:0:red", "tile:0:emergency_room"]);
});

test("a new order lights the foremost of a colour who has no new place yet (D16)", () => {
  const view = seen(position(null));
  const hospitals = view.hospitals.map((hospital) => ({
    ...hospital,
    line: ["red", "blue", "red", "red"],
  }));
  const step = { kind: "new_order", line: ["red"] };
  const changed = { ...view, hospitals, step } as unknown as View;
  expect(lit("next red", changed)).toEqual(["patient:3"]);
  expect(lit("next blue", changed)).toEqual(["patient:2"]);
});

test("two grey cubes are paid by one tap on the grey ones", () => {
  expect(lit("pay grey_pair", position("payment"))).toEqual(["stock:grey"]);
});

test("only lost actions and lost prices want a second tap", () => {
  const view = seen(position(null));
  const grave = (action: string, change: object): boolean =>
    weighty(offers(0, [action])[0]!, { ...view, ...change } as unknown as View);
  expect(grave("end_turn", { actions: 2 })).toBe(true);
  expect(grave("end_turn", { actions: 0 })).toBe(false);
  expect(grave("draw", { actions: 4 })).toBe(false);
  expect(grave("contract pharmacy", { finisher: null })).toBe(false);
  expect(grave("contract pharmacy", { finisher: 1 })).toBe(true);
});

test("an offer about a room tells what the room does", () => {
  const words = { rule: (id: string) => id, text: (id: string) => id } as unknown as Words;
  const told = (action: string): string => rule(offers(0, [action])[0]!, words);
  expect(told("contract gift_shop")).toBe("tile-gift-shop");
  expect(told("pharmacy")).toBe("tile-pharmacy");
  expect(told("set_aside")).toBe("web-quarantine-rule-set-aside");
  expect(told("draw")).toBe("");
});

describe("a tile that was dropped", () => {
  const wish = { tile: "pharmacy", cell: "1,1", doors: "ne" };
  const asked = (step: object | null) => ({ ...seen(position(null)), step }) as never;
  const legal = offers(0, ["cell 1,1", "cell 2,1", "rotation ne", "put pharmacy", "cancel"]);

  test("answers where and how, and waits for the payment", () => {
    const step = { tile: "pharmacy", cell: [1, 1], draft: null };
    const next = (kind: string) => wished(wish, legal, asked({ ...step, kind }));
    expect(next("payment")).toBe("wait");
    expect(next("place")).toMatchObject({ action: "cell 1,1" });
    expect(next("turning")).toMatchObject({ action: "rotation ne" });
  });

  test("is put down out of the hand while rebuilding", () => {
    const draft = { hand: ["pharmacy"], aside: [] };
    expect(wished(wish, legal, asked({ kind: "rebuild", tile: null, draft }))).toMatchObject({
      action: "put pharmacy",
    });
    const done = { hand: [], aside: [] };
    expect(wished(wish, legal, asked({ kind: "rebuild", tile: null, draft: done }))).toBeNull();
  });

  test("has nothing more to say once it lies, or when another tile is asked about", () => {
    expect(wished(wish, legal, asked(null))).toBeNull();
    expect(wished(wish, legal, asked({ kind: "place", tile: "triage" }))).toBeNull();
  });
});

describe("a table that needs no questions", () => {
  test("one person plays against two colleagues of the first kind there is", () => {
    const seats = (colleagues: string[]) =>
      usual(1, { colleagues } as unknown as GameCard).seats.map(({ colleague }) => colleague);
    expect(seats(["random"])).toEqual([null, "random", "random"]);
    expect(seats(["random", "novice", "steady", "sharp"])).toEqual([null, "steady", "steady"]);
  });

  test("people at one screen play each other", () => {
    const card = { colleagues: ["random"] } as unknown as GameCard;
    expect(usual(3, card).seats.map(({ kind }) => kind)).toEqual(["me", "me", "me"]);
  });
});
