import { describe, expect, test } from "vitest";
import { questions, rule } from "../../src/games/quarantine/offers";
import { usual } from "../../src/games/quarantine/usual";
import { wished } from "../../src/games/quarantine/wish";
import type { QuarantineStep } from "../../src/games/quarantine/generated/view";
import type { GameCard } from "../../src/protocol";
import type { Words } from "../../src/words/words";
import { MOMENTS, offer } from "./games";

test("a starting ward is asked for by ward, place and rotation, and nothing else is", () => {
  const words = { text: (id: string) => id } as unknown as Words;
  const asked = questions(offer(0, "lay red 0,1 nse"), words);
  expect(asked.map(({ key }) => key)).toEqual(["red", "0,1", "nse"]);
  expect(asked.map(({ question }) => question)).toEqual([
    "group-lay",
    "group-cell",
    "group-rotation",
  ]);
  const others = MOMENTS.flatMap(({ offers }) => offers).filter(
    (each) => !each.action.startsWith("lay ") && questions(each, words).length > 0,
  );
  expect(others).toEqual([]);
});

test("an offer about a room tells what the room does", () => {
  const words = { rule: (id: string) => id, text: (id: string) => id } as unknown as Words;
  const told = (action: string): string => rule(offer(0, action), words);
  expect(told("contract gift_shop")).toBe("tile-gift-shop");
  expect(told("pharmacy")).toBe("tile-pharmacy");
  expect(told("set_aside")).toBe("web-quarantine-rule-set-aside");
  expect(told("draw")).toBe("");
});

describe("a tile that was dropped", () => {
  const wish = { kind: "lay", tile: "pharmacy", cell: "1,1", doors: "ne" } as const;
  const some = MOMENTS.map(({ before }) => before.step).find((step) => step !== null);
  const asked = (step: Partial<QuarantineStep> | null) => ({
    step: step && some ? { ...some, ...step } : null,
  });
  const draft = (hand: readonly string[]) => ({
    tiles: [],
    stations: [],
    front: null,
    hand,
    aside: [],
    touched: [],
    lifts: 1,
    unfinished: null,
  });
  const legal = ["cell 1,1", "cell 2,1", "rotation ne", "put pharmacy", "cancel"].map((action) =>
    offer(0, action),
  );

  test("answers where and how, and waits for the payment", () => {
    const next = (kind: QuarantineStep["kind"]) =>
      wished(wish, legal, asked({ kind, tile: "pharmacy", cell: [1, 1], draft: null }));
    expect(next("payment")).toBe("wait");
    expect(next("place")).toMatchObject({ action: "cell 1,1" });
    expect(next("turning")).toMatchObject({ action: "rotation ne" });
  });

  test("is put down out of the hand while rebuilding", () => {
    const lifted = asked({ kind: "rebuild", tile: null, draft: draft(["pharmacy"]) });
    expect(wished(wish, legal, lifted)).toMatchObject({ action: "put pharmacy" });
    const done = asked({ kind: "rebuild", tile: null, draft: draft([]) });
    expect(wished(wish, legal, done)).toBeNull();
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
    expect(seats(["random", "gentle", "good", "strong"])).toEqual([null, "gentle", "gentle"]);
  });

  test("people at one screen play each other", () => {
    const card = { colleagues: ["random"] } as unknown as GameCard;
    expect(usual(3, card).seats.map(({ kind }) => kind)).toEqual(["me", "me", "me"]);
  });
});
