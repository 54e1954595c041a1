/** What the cards of things tell in Quarantine. */
import type { Words } from "../../words/words";
import type { ThingTold } from "../screens";
import { could, isTurnAction, TOLD_IN, type TurnAction } from "./turn_actions";
import { content } from "./generated/content";
import type { QuarantineCube, QuarantineView } from "./generated/view";
import { shape } from "./pieces/shapes";
import { feverInWords, inCubes, inLine, placedInWords, stackInWords, tileRule } from "./sentences";

export function thing(key: string, view: QuarantineView, words: Words): ThingTold | null {
  const [kind = "", id = "", more = ""] = key.split(":");
  const help = (name: string): string => words.text(`help-${name}`);
  switch (kind) {
    case "tile":
      return tile(Number(id), more, view, words);
    case "loose":
      return {
        name: words.name("tile", id),
        rule: tileRule(id, words),
        could: [`place_aside ${id}`, `put ${id}`],
      };
    case "stack":
      return stack(id, view, words);
    case "ward":
      return ward(id, view, words);
    case "patient":
      return patient(Number(id), view, words, help("patients-2"));
    case "line":
      return line(Number(id), view, words, help("patients-2"));
    case "stock":
      return cubes(id, view, words, help("market-4"));
    case "box":
      return {
        name: words.text("board-box"),
        rule: help("market-4"),
        now: [inCubes(view.box, words)],
      };
    case "bag":
      return {
        name: words.text("board-bag"),
        rule: help("turn-1"),
        now: [
          words.text("web-quarantine-position-bag", {
            list: inCubes(view.bag, words),
            count: view.patients_left,
          }),
          ...feverInWords(view, words),
        ],
        could: ["draw"],
      };
    case "markers":
      return markers(id, view, words, help("turn-3"));
    case "block":
      return { name: words.text("board-quarantined"), rule: help("fever-4") };
    case "rebuild":
      return { name: words.text("help-rebuild"), rule: help("rebuild-1"), could: ["rebuild"] };
    case "action":
      return isTurnAction(id) ? action(id, view, words) : null;
    case "hospital":
      return hospital(Number(id), view, words, help("goal-2"));
    default:
      return null;
  }
}

/** One of the eight actions: the rule, what it costs, and why it cannot be taken. */
function action(id: TurnAction, view: QuarantineView, words: Words): ThingTold {
  return {
    name: words.text(`web-quarantine-action-${id}`),
    rule: words.text(TOLD_IN[id]),
    now: [words.text(`web-quarantine-cost-${id === "rebuild" ? "rebuild" : "action"}`)],
    could: could(id, view, view.active),
  };
}

const signOf = (cube: QuarantineCube) => ({
  path: shape(cube, 18),
  colour: `var(--piece-${cube})`,
});

function isCube(id: string): id is QuarantineCube {
  return content.cubes.some((cube) => cube === id);
}

function tile(seat: number, id: string, view: QuarantineView, words: Words): ThingTold | null {
  const tiles = view.hospitals[seat]?.tiles ?? [];
  const laid = tiles.find((each) => each.tile === id);
  if (!laid) return null;
  const colour = id.split("_")[0] ?? "";
  const room = content.rooms.some((each) => each === id);
  return {
    name: words.name("tile", id),
    ...(isCube(colour) ? { sign: signOf(colour) } : {}),
    rule: tileRule(id, words),
    now: [
      words.text("web-quarantine-hospital-of", { seat }),
      placedInWords(laid, tiles, words),
      ...(laid.quarantined ? [words.text("help-fever-2")] : []),
    ],
    could: [
      ...(laid.quarantined ? [`disinfect ${seat} ${id}`] : []),
      ...(isCube(colour) ? [`admit ${id}`, `cure ${colour}`] : []),
      ...(room && ["pharmacy", "pathology"].includes(id) ? [id] : []),
    ],
  };
}

function stack(id: string, view: QuarantineView, words: Words): ThingTold | null {
  const found = view.market.find((each) => each.tile === id);
  if (!found) return null;
  const payers = words.listed(found.payers.map((seat) => words.player(seat)));
  return {
    name: words.name("tile", id),
    rule: tileRule(id, words),
    now: [
      stackInWords(found, words),
      ...(found.payers.length > 0
        ? [words.text("web-quarantine-thing-payers", { names: payers })]
        : []),
    ],
    could: [`build_room ${id}`, `contract ${id}`, `take ${id}`],
  };
}

function ward(id: string, view: QuarantineView, words: Words): ThingTold | null {
  const found = view.wards.find(({ colour }) => colour === id);
  if (!found) return null;
  return {
    name: words.text("web-quarantine-ward"),
    sign: signOf(found.colour),
    rule: words.text("web-quarantine-ward-rule"),
    now: [words.text("web-quarantine-ward-stack", { colour: id, count: found.left })],
    could: [`build_ward ${id}`],
  };
}

function patient(
  place: number,
  view: QuarantineView,
  words: Words,
  rule: string,
): ThingTold | null {
  const colour = view.hospitals[view.active]?.line[place - 1];
  if (!colour) return null;
  return {
    name: words.text("web-quarantine-place-in-line", { place, colour }),
    sign: signOf(colour),
    rule,
    could: [`admit ${colour}`, `move ${place}`, "triage"],
  };
}

function line(seat: number, view: QuarantineView, words: Words, rule: string): ThingTold | null {
  const found = view.hospitals[seat];
  if (!found) return null;
  return {
    name: words.text("board-line"),
    rule,
    now: [words.text("web-quarantine-line-of", { seat, line: inLine(found.line, words) })],
    could: [`queue ${seat}`],
  };
}

function cubes(id: string, view: QuarantineView, words: Words, rule: string): ThingTold | null {
  const found = view.hospitals[view.active];
  if (!found) return null;
  return {
    name: words.text("board-stock"),
    ...(isCube(id) ? { sign: signOf(id) } : {}),
    rule,
    now: [inCubes(found.stock, words)],
    could: [`pay ${id}`, `add ${id}`],
  };
}

function markers(id: string, view: QuarantineView, words: Words, rule: string): ThingTold {
  const supply = id === "";
  const count = supply ? view.marker_supply : (view.hospitals[Number(id)]?.markers ?? 0);
  const name = words.text(supply ? "board-marker-supply" : "board-markers");
  return { name: `${name}: ${count}`, rule, could: [supply ? "take_marker" : "use_marker"] };
}

function hospital(
  seat: number,
  view: QuarantineView,
  words: Words,
  rule: string,
): ThingTold | null {
  const found = view.hospitals[seat];
  if (!found) return null;
  const { score, stations, line } = found;
  return {
    name: words.text("web-quarantine-hospital-of", { seat }),
    rule,
    now: [
      words.text("web-quarantine-position-score", {
        seat,
        count: score.points,
        stations: stations.length,
      }),
      words.text("web-quarantine-line-of", { seat, line: inLine(line, words) }),
    ],
  };
}
