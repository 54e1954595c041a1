/** What is where, in words: names for things on the table and the position for those who hear it. */
import type { Words } from "../../words/words";
import type { PositionPart } from "../screens";
import type { Spot } from "./cells";
import { content } from "./generated/content";
import type {
  QuarantineCubes,
  QuarantineHospital,
  QuarantineStack,
  QuarantineTile,
  QuarantineView,
} from "./generated/view";
import { countOf, shownOf } from "./tiles";

/** Cubes of one colour: `2 blue cubes`. */
export function cubesOf(count: number, kind: string, words: Words): string {
  return words.text("web-quarantine-cubes-of", { count, kind });
}

/** Cubes by their numbers: `2 blue and 1 grey`. */
export function inCubes(cubes: QuarantineCubes, words: Words): string {
  const named = content.cubes
    .filter((cube) => cubes[cube] > 0)
    .map((cube) => cubesOf(cubes[cube], cube, words));
  return named.length > 0 ? words.listed(named) : words.text("web-quarantine-nothing");
}

/** What the next cubes may bring; nothing when no cube will come. */
export function feverInWords({ fever }: QuarantineView, words: Words): readonly string[] {
  if (!fever) return [];
  if (fever.harmless) return [words.text("web-quarantine-fever-early")];
  const chance = `${fever.risk}%`;
  return [words.text("web-quarantine-fever-risk", { count: fever.cubes, chance })];
}

/** A line from its front: `red, blue, blue`. */
function inLine(line: readonly string[], words: Words): string {
  return line.length > 0
    ? line.map((colour) => words.name("colour", colour)).join(", ")
    : words.text("web-quarantine-nobody");
}

/** Whose line it is, and who waits in it. */
export function lineInWords(seat: number, line: readonly string[], words: Words): string {
  return words.text("web-quarantine-line-of", { seat, line: inLine(line, words) });
}

/** What is in the bag, and how many patients of it are still to come. */
export function bagInWords({ bag, patients_left: count }: QuarantineView, words: Words): string {
  return words.text("web-quarantine-position-bag", { list: inCubes(bag, words), count });
}

export function scoreInWords(
  seat: number,
  { score, stations }: Pick<QuarantineHospital, "score" | "stations">,
  words: Words,
): string {
  return words.text("web-quarantine-position-score", {
    seat,
    count: score.points,
    stations: stations.length,
  });
}

/** Who could pay the price of a stack. */
export function payersInWords({ payers }: Pick<QuarantineStack, "payers">, words: Words): string {
  const names = words.listed(payers.map((seat) => words.player(seat)));
  return words.text("web-quarantine-thing-payers", { names });
}

/** A tile and what is on it: `red ward: patient, quarantined`. */
export function tileInWords(laid: QuarantineTile, words: Words): string {
  const things = laid.patients.map((colour) => words.text("web-quarantine-patient", { colour }));
  if (laid.quarantined) things.push(words.text("web-quarantine-quarantined"));
  const name = words.name("tile", laid.tile);
  return things.length > 0 ? `${name}: ${things.join(", ")}` : name;
}

/** Where a cell lies: so far north and east of the lobby. */
export function spotInWords([x, y]: Spot, tiles: readonly QuarantineTile[], words: Words): string {
  const [lobbyX, lobbyY] = tiles.find(({ tile }) => tile === "lobby")?.cell ?? [0, 0];
  const [east, north] = [x - lobbyX, y - lobbyY];
  const sides = `${{ "1": "n", "0": "", "-1": "s" }[Math.sign(north)] ?? ""}${
    { "1": "e", "0": "", "-1": "w" }[Math.sign(east)] ?? ""
  }`;
  return words.text(`spot-${sides || "lobby"}`, { rows: Math.abs(north), columns: Math.abs(east) });
}

/** A tile, what is on it, where it lies among the others and where one can pass. */
export function placedInWords(
  laid: QuarantineTile,
  tiles: readonly QuarantineTile[],
  words: Words,
): string {
  const thing = tileInWords(laid, words);
  const passages = words.name("doors", laid.doors);
  return laid.tile === "lobby"
    ? words.text("web-quarantine-position-lobby", { thing, passages })
    : words.text("web-quarantine-position-tile", {
        thing,
        spot: spotInWords(laid.cell, tiles, words),
        passages,
      });
}

/** The rule of a tile; wards of all kinds share one. */
export function tileRule(tile: string, words: Words): string {
  const own = words.rule(`tile-${tile.replaceAll("_", "-")}`);
  return own === "" ? words.text("web-quarantine-ward-rule") : own;
}

/** What a stack costs and where it lies. */
export function stackInWords(stack: QuarantineStack, words: Words): string {
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

/** The position for those who do not see the board, under headings: one for each hospital. */
export function parts(view: QuarantineView, words: Words): readonly PositionPart[] {
  return [
    { title: words.text("help-turn"), sentences: standing(view, words) },
    ...view.hospitals.map((hospital, seat) => ({
      title: words.text("web-quarantine-hospital-of", { seat }),
      sentences: hospitalInWords(view, hospital, seat, words),
    })),
    { title: words.text("board-market"), sentences: selling(view, words) },
  ].filter(({ sentences }) => sentences.length > 0);
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
    bagInWords(view, words),
    ...feverInWords(view, words),
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
  { line, stock, markers, aside, score, stations }: QuarantineHospital,
  seat: number,
  words: Words,
): readonly string[] {
  const plan = shownOf(view, seat)?.tiles ?? [];
  const tiles = plan.map((laid) => placedInWords(laid, plan, words));
  const sentences = [
    words.text("web-quarantine-position-hospital", { seat, list: tiles.join("; ") }),
    words.text("web-quarantine-position-line", { seat, line: inLine(line, words) }),
    words.text("web-quarantine-position-stock", {
      seat,
      list: inCubes(stock, words),
      count: markers,
    }),
    scoreInWords(seat, { score, stations }, words),
  ];
  if (aside.length > 0) {
    const names = words.listed(aside.map((tile) => words.name("tile", tile)));
    sentences.push(words.text("web-quarantine-position-aside", { seat, names }));
  }
  return sentences;
}

function selling(view: QuarantineView, words: Words): readonly string[] {
  if (view.market.length === 0) return [];
  const wards = view.wards.map(({ colour, left }) =>
    words.text("web-quarantine-position-ward", { colour, count: left }),
  );
  return [
    words.text("web-quarantine-position-market", { count: view.tiles_left }),
    ...view.market.map((stack) => stackInWords(stack, words)),
    words.text("web-quarantine-position-wards", { wards: words.listed(wards) }),
  ];
}
