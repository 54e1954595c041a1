/** What is where, in words: names for things on the table and the position for whoever hears it. */
import type { View } from "../../protocol";
import type { Words } from "../../words/words";
import { cellName } from "./layout/geometry";
import { COLOURS, countOf, CUBES, patientsIn, seen, tilesOf, tilesOnSale } from "./view";
import type { Cubes, Hospital, Laid, QuarantineView, Stack } from "./view";

/** Cubes by their numbers: `2 blue and 1 grey`. */
export function inCubes(cubes: Cubes, words: Words): string {
  const named = CUBES.filter((cube) => cubes[cube] > 0).map((cube) =>
    words.text("web-quarantine-cubes-of", { count: cubes[cube], kind: cube }),
  );
  return named.length > 0 ? words.listed(named) : words.text("web-quarantine-nothing");
}

/** A line from its front: `red, blue, blue`. */
export function inLine(line: readonly string[], words: Words): string {
  return line.length > 0
    ? line.map((colour) => words.name("colour", colour)).join(", ")
    : words.text("web-quarantine-nobody");
}

/** A tile and what is on it: `red ward: patient, quarantined`. */
export function tileInWords(laid: Laid, words: Words): string {
  const things = (laid.patients ?? []).map((colour) =>
    words.text("web-quarantine-patient", { colour }),
  );
  if (laid.quarantined) things.push(words.text("web-quarantine-quarantined"));
  const name = words.name("tile", laid.tile);
  return things.length > 0 ? `${name}: ${things.join(", ")}` : name;
}

/** The rule of a tile; wards of all kinds share one. */
export function tileRule(tile: string, words: Words): string {
  const own = words.rule(`tile-${tile.replaceAll("_", "-")}`);
  return own === "" ? words.text("web-quarantine-ward-rule") : own;
}

/** What a stack costs and where it lies. */
export function stackInWords(stack: Stack, words: Words): string {
  const name = words.name("tile", stack.tile);
  if (stack.left === 0) return words.text("web-quarantine-stack-sold", { name });
  const count = stack.left;
  if (countOf(stack.price) === 0)
    return words.text("web-quarantine-stack-unpriced", { name, count });
  const price = inCubes(stack.price, words);
  return stack.owner === null
    ? words.text("web-quarantine-stack-priced", { name, count, price })
    : words.text("web-quarantine-stack-owned", { name, count, price, owner: stack.owner });
}

export function position(view: View, words: Words): readonly string[] {
  const now = seen(view);
  return [
    ...standing(now, words),
    ...now.hospitals.flatMap((hospital, seat) => hospitalInWords(now, hospital, seat, words)),
    ...selling(now, words),
  ];
}

function standing(view: QuarantineView, words: Words): readonly string[] {
  const sentences: string[] = [];
  if (view.phase === "building") {
    sentences.push(words.text("web-quarantine-position-building", { seat: view.active }));
  } else if (view.phase === "turn") {
    sentences.push(
      words.text("web-quarantine-position-turn", {
        turn: view.turn,
        seat: view.active,
        count: view.actions,
        held: view.held,
      }),
    );
  }
  if (view.finisher !== null) {
    sentences.push(words.text("web-quarantine-last-turns", { seat: view.finisher }));
  }
  sentences.push(
    words.text("web-quarantine-position-bag", {
      list: inCubes(view.bag, words),
      count: patientsIn(view.bag),
    }),
    words.text("web-quarantine-position-supplies", {
      grey: view.grey_supply,
      markers: view.marker_supply,
      box: inCubes(view.box, words),
    }),
  );
  return sentences;
}

function hospitalInWords(
  view: QuarantineView,
  { line, stock, markers, aside, score, stations }: Hospital,
  seat: number,
  words: Words,
): readonly string[] {
  const tiles = tilesOf(view, seat).map((laid) =>
    words.text("web-quarantine-position-tile", {
      thing: tileInWords(laid, words),
      cell: cellName(laid.cell),
      passages: words.name("doors", laid.doors),
    }),
  );
  const sentences = [
    words.text("web-quarantine-position-hospital", { seat, list: tiles.join("; ") }),
    words.text("web-quarantine-position-line", { seat, line: inLine(line, words) }),
    words.text("web-quarantine-position-stock", {
      seat,
      list: inCubes(stock, words),
      count: markers,
    }),
    words.text("web-quarantine-position-score", {
      seat,
      count: score.points,
      stations: stations.length,
    }),
  ];
  if (aside.length > 0) {
    const names = words.listed(aside.map((tile) => words.name("tile", tile)));
    sentences.push(words.text("web-quarantine-position-aside", { seat, names }));
  }
  return sentences;
}

function selling(view: QuarantineView, words: Words): readonly string[] {
  if (view.market.length === 0) return [];
  const wards = COLOURS.map((colour) =>
    words.text("web-quarantine-position-ward", { colour, count: view.wards[colour] }),
  );
  return [
    words.text("web-quarantine-position-market", { count: tilesOnSale(view) }),
    ...view.market.map((stack) => stackInWords(stack, words)),
    words.text("web-quarantine-position-wards", { wards: words.listed(wards) }),
  ];
}
