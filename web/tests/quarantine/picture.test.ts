import { describe, expect, test } from "vitest";
import { beat, heading } from "../../src/games/quarantine/beats";
import { picture } from "../../src/games/quarantine/picture";
import { seen, type QuarantineView } from "../../src/games/quarantine/view";
import type { Happening, View } from "../../src/protocol";
import { GAMES, MOMENTS } from "./games";

/** What is drawn while motion plays; questions come with the true position. */
const DRAWN = [
  "turn",
  "active",
  "held",
  "market",
  "wards",
  "bag",
  "box",
  "grey_supply",
  "marker_supply",
  "markers_taken",
  "finisher",
  "result",
] as const satisfies readonly (keyof QuarantineView)[];
/** Events do not say how a tile is turned, nor always who lies where. */
const UNTOLD = new Set(["place", "admit", "pathology", "rebuild_move"]);

function shown(view: View, events: readonly Happening[]): QuarantineView {
  return events.reduce(picture, view) as unknown as QuarantineView;
}

describe("after all events of a move the picture is the position", () => {
  for (const [number, game] of GAMES.entries()) {
    test(`in game ${number + 1}, of ${game.moves.length} moves`, () => {
      for (const { game: of, ply, action, before, after, events } of MOMENTS) {
        if (of !== number || events.length === 0) continue;
        const told = shown(before, events);
        const truth = seen(after);
        const where = `ply ${ply}, ${action}`;
        for (const part of DRAWN) expect(told[part], `${part} at ${where}`).toEqual(truth[part]);
        truth.hospitals.forEach((hospital, seat) => {
          const drawn = told.hospitals[seat]!;
          for (const part of ["stock", "markers", "aside"] as const) {
            expect(drawn[part], `${part} of ${seat} at ${where}`).toEqual(hospital[part]);
          }
          if (events.some(({ kind }) => UNTOLD.has(kind))) return;
          expect(drawn.line, `line of ${seat} at ${where}`).toEqual(hospital.line);
          const tiles = (view: typeof hospital) =>
            [...view.tiles].sort((a, b) => a.tile.localeCompare(b.tile));
          expect(tiles(drawn), `tiles of ${seat} at ${where}`).toEqual(tiles(hospital));
        });
      }
    });
  }
});

test("every event of whole games is shown for a while", () => {
  for (const { events } of MOMENTS) {
    for (const event of events) expect(beat(event).ms, event.kind).toBeGreaterThan(0);
  }
});

test("turns are headings in the log", () => {
  expect(heading({ kind: "turn", args: {} })).toBe(true);
  expect(heading({ kind: "last_turn", args: {} })).toBe(true);
  expect(heading({ kind: "draw", args: {} })).toBe(false);
});

test("Security gets the payment that the box had got (QUA-17.3)", () => {
  const view = seen(MOMENTS.find(({ after }) => seen(after).market.length > 0)!.after);
  const room = view.market[0]!.tile;
  const none = { yellow: 0, red: 0, green: 0, blue: 0, grey: 0 };
  const price = { ...none, red: 2 };
  const stock = { ...none, red: 3 };
  const before = {
    ...view,
    box: none,
    market: [{ tile: room, left: 2, owner: 1, price, contracted_now: false }],
    hospitals: view.hospitals.map((hospital) => ({ ...hospital, stock })),
  };
  const told = shown(before as unknown as View, [
    { kind: "buy", args: { seat: 0, tile: room, cubes: ["red", "red"] } },
    { kind: "security", args: { owner: 1 } },
    { kind: "reward", args: { owner: 1 } },
  ]);
  expect(told.box).toEqual(none);
  expect(told.hospitals[0]!.stock.red).toBe(1);
  expect(told.hospitals[1]!.stock.red).toBe(5);
  expect(told.market[0]!.left).toBe(1);
});

test("the points are counted hospital by hospital", () => {
  const last = MOMENTS.filter(({ game }) => game === 1).at(-1)!;
  const score = last.events.filter(({ kind }) => kind === "score");
  expect(shown(last.before, score.slice(0, 2)).counted).toEqual([0, 1]);
});
