/** What the cards of things tell in Quarantine. */
import type { Words } from "../../words/words";
import { thingsOf, type Asked } from "../../table/things/told";
import type { ThingTold } from "../screens";
import { could, isTurnAction, TOLD_IN, type TurnAction } from "./turn_actions";
import { content } from "./generated/content";
import type { QuarantineCube, QuarantineView } from "./generated/view";
import { shape } from "./pieces/shapes";
import {
  bagInWords,
  feverInWords,
  inCubes,
  lineInWords,
  payersInWords,
  placedInWords,
  scoreInWords,
  stackInWords,
  tileRule,
} from "./sentences";

type About = Asked<QuarantineView>;

const help = (name: string, words: Words): string => words.text(`help-${name}`);

export const thing = thingsOf<QuarantineView>({
  tile,
  loose: ({ id, words }) => ({
    name: words.name("tile", id),
    rule: tileRule(id, words),
    could: [`place_aside ${id}`, `put ${id}`],
  }),
  stack,
  ward,
  patient,
  line,
  stock,
  box: ({ view, words }) => ({
    name: words.text("board-box"),
    rule: help("market-4", words),
    now: [inCubes(view.box, words)],
  }),
  bag: ({ view, words }) => ({
    name: words.text("board-bag"),
    rule: help("turn-1", words),
    now: [bagInWords(view, words), ...feverInWords(view, words)],
    could: ["draw"],
  }),
  markers,
  block: ({ words }) => ({
    name: words.text("board-quarantined"),
    rule: help("fever-4", words),
  }),
  rebuild: ({ words }) => ({
    name: words.text("help-rebuild"),
    rule: help("rebuild-1", words),
    could: ["rebuild"],
  }),
  action: ({ id, view, words }) => (isTurnAction(id) ? action(id, view, words) : null),
  hospital,
});

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

function tile({ id: owner, more: id, view, words }: About): ThingTold | null {
  const seat = Number(owner);
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

function stack({ id, view, words }: About): ThingTold | null {
  const found = view.market.find((each) => each.tile === id);
  if (!found) return null;
  return {
    name: words.name("tile", id),
    rule: tileRule(id, words),
    now: [
      stackInWords(found, words),
      ...(found.payers.length > 0 ? [payersInWords(found, words)] : []),
    ],
    could: [`build_room ${id}`, `contract ${id}`, `take ${id}`],
  };
}

function ward({ id, view, words }: About): ThingTold | null {
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

function patient({ id, view, words }: About): ThingTold | null {
  const place = Number(id);
  const colour = view.hospitals[view.active]?.line[place - 1];
  if (!colour) return null;
  return {
    name: words.text("web-quarantine-place-in-line", { place, colour }),
    sign: signOf(colour),
    rule: help("patients-2", words),
    could: [`admit ${colour}`, `move ${place}`, "triage"],
  };
}

function line({ id, view, words }: About): ThingTold | null {
  const seat = Number(id);
  const found = view.hospitals[seat];
  if (!found) return null;
  return {
    name: words.text("board-line"),
    rule: help("patients-2", words),
    now: [lineInWords(seat, found.line, words)],
    could: [`queue ${seat}`],
  };
}

function stock({ id, view, words }: About): ThingTold | null {
  const found = view.hospitals[view.active];
  if (!found) return null;
  return {
    name: words.text("board-stock"),
    ...(isCube(id) ? { sign: signOf(id) } : {}),
    rule: help("market-4", words),
    now: [inCubes(found.stock, words)],
    could: [`pay ${id}`, `add ${id}`],
  };
}

function markers({ id, view, words }: About): ThingTold {
  const supply = id === "";
  const count = supply ? view.marker_supply : (view.hospitals[Number(id)]?.markers ?? 0);
  const name = words.text(supply ? "board-marker-supply" : "board-markers");
  return {
    name: `${name}: ${count}`,
    rule: help("turn-3", words),
    could: [supply ? "take_marker" : "use_marker"],
  };
}

function hospital({ id, view, words }: About): ThingTold | null {
  const seat = Number(id);
  const found = view.hospitals[seat];
  if (!found) return null;
  return {
    name: words.text("web-quarantine-hospital-of", { seat }),
    rule: help("goal-2", words),
    now: [scoreInWords(seat, found, words), lineInWords(seat, found.line, words)],
  };
}
