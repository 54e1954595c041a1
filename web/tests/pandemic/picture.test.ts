import { describe, expect, test } from "vitest";
import { picture } from "../../src/games/pandemic/picture";
import type { PandemicView } from "../../src/games/pandemic/view";
import type { Happening, View } from "../../src/protocol";
import { GAMES, MOMENTS } from "./games";

/** What is drawn while motion plays; phases and questions come with the true position. */
const DRAWN = [
  "turn",
  "active",
  "actions",
  "pawns",
  "supply",
  "diseases",
  "stations",
  "stations_left",
  "stored",
  "discards",
  "infection_discards",
  "rate",
  "infection_rate",
  "outbreaks",
  "result",
  "lost_colour",
  "hands",
  "hand_sizes",
  "infection_deck",
] as const satisfies readonly (keyof PandemicView)[];

function shown(view: View, events: readonly Happening[]): PandemicView {
  return events.reduce(picture, view) as unknown as PandemicView;
}

function withCubes(view: PandemicView): Record<string, readonly number[]> {
  return Object.fromEntries(
    Object.entries(view.cubes).filter(([, counts]) => counts.some((count) => count > 0)),
  );
}

describe("after all events of a move the picture is the position", () => {
  for (const [number, game] of GAMES.entries()) {
    test(`in game ${number + 1}, of ${game.moves.length} moves`, () => {
      for (const { game: of, ply, action, before, after, events } of MOMENTS) {
        if (of !== number) continue;
        const told = shown(before, events);
        const truth = after as unknown as PandemicView;
        const where = `ply ${ply}, ${action}`;
        for (const part of DRAWN) expect(told[part], `${part} at ${where}`).toEqual(truth[part]);
        expect(withCubes(told), `cubes at ${where}`).toEqual(withCubes(truth));
        expect([...told.removed].sort(), where).toEqual([...truth.removed].sort());
        // Of two Epidemics drawn together the second leaves the picture when it is resolved.
        if (truth.epidemics === 0) expect(told.player_deck, where).toEqual(truth.player_deck);
      }
    });
  }
});

const OPENING = GAMES[0]!.view;

test("a station built with the Government Grant costs neither an action nor a City card", () => {
  const view = { ...OPENING, hands: [["government_grant", "lima"], [], []], hand_sizes: [2, 0, 0] };
  const told = shown(view, [
    { kind: "grant", args: { seat: 0 } },
    { kind: "build", args: { seat: 0, city: "lima" } },
  ]);
  expect(told.stations).toEqual(["atlanta", "lima"]);
  expect(told.actions).toBe(4);
  expect(told.hands[0]).toEqual(["lima"]);
  expect(told.granted).toBeUndefined();
});

test("a station that is moved leaves its old city", () => {
  const view = { ...OPENING, roles: ["operations_expert", "medic", "scientist"] };
  const told = shown(view, [
    { kind: "relocate", args: { seat: 0, city: "lima", origin: "atlanta" } },
  ]);
  expect(told.stations).toEqual(["lima"]);
  expect(told.stations_left).toBe(5);
  expect(told.actions).toBe(3);
});

test("an outbreak remembers whose turn in the chain it is", () => {
  const view = {
    ...OPENING,
    cubes: { paris: [3, 0, 0, 0], essen: [3, 0, 0, 0] },
    infection_deck: [["paris"], ["essen", "lima"]],
    infection_discards: [],
  };
  const first = { kind: "outbreak", args: { city: "paris", colour: "blue", outbreaks: 1 } };
  const second = { kind: "outbreak", args: { city: "essen", colour: "blue", outbreaks: 2 } };
  expect(shown(view, [first]).chain?.waiting).toEqual(["essen"]);
  const told = shown(view, [first, second]);
  expect(told.chain?.done).toEqual(["paris", "essen"]);
  expect(told.infection_discards).toEqual(["paris"]);
});

test("an event that changes nothing that is drawn leaves the picture alone", () => {
  expect(picture(OPENING, { kind: "agree", args: { seat: 1 } })).toBe(OPENING);
});
