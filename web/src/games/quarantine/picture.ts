/**
 * What one event changes in the picture. The server sends the true position after each move; this
 * only fills the moments in between, so that everything can be seen to happen.
 */
import type { Happening, View } from "../../protocol";
import { cellName } from "./layout/geometry";
import { ACTIONS_PER_TURN, asideOf, colourOf, countOf, CUBES, seen, tilesOf } from "./view";
import type { Colour, Cube, Cubes, Hospital, Laid, QuarantineView, Stack } from "./view";

type Change = Partial<Picture>;

/** The picture remembers what was paid until it is known who gets it. */
interface Picture extends QuarantineView {
  readonly paid?: Cubes | undefined;
}

interface Args {
  readonly seat: number;
  readonly owner: number;
  readonly giver: number;
  readonly turn: number;
  readonly count: number;
  readonly place: number;
  readonly goal: number;
  readonly tile: string;
  readonly tiles: readonly string[];
  readonly colour: Colour;
  readonly colours: readonly Colour[];
  readonly cubes: readonly Cube[];
}

type Step = (view: Picture, args: Args) => Change;

const NO_CUBES: Cubes = { yellow: 0, red: 0, green: 0, blue: 0, grey: 0 };

function counted(cubes: readonly Cube[]): Cubes {
  return cubes.reduce((sum, cube) => plus(sum, cube, 1), NO_CUBES);
}

function plus(cubes: Cubes, cube: Cube, count: number): Cubes {
  return { ...cubes, [cube]: cubes[cube] + count };
}

function together(one: Cubes, other: Cubes, sign = 1): Cubes {
  return CUBES.reduce((sum, cube) => plus(sum, cube, sign * other[cube]), one);
}

function hospital(view: Picture, seat: number, change: (old: Hospital) => Partial<Hospital>) {
  return {
    hospitals: view.hospitals.map((old, number) =>
      number === seat ? { ...old, ...change(old) } : old,
    ),
  };
}

function stack(view: Picture, room: string, change: (old: Stack) => Partial<Stack>): Change {
  return {
    market: view.market.map((old) => (old.tile === room ? { ...old, ...change(old) } : old)),
  };
}

function tile(old: Hospital, name: string, change: Partial<Laid>): Partial<Hospital> {
  return {
    tiles: old.tiles.map((laid) => (laid.tile === name ? { ...laid, ...change } : laid)),
  };
}

function acted(view: Picture): Change {
  return { actions: Math.max(0, view.actions - 1), step: null };
}

function begun(view: Picture, seat: number, turn: number, held: number): Change {
  return {
    phase: "turn",
    turn,
    active: seat,
    actions: ACTIONS_PER_TURN,
    held: Math.min(held, countOf(view.bag)),
    step: null,
    markers_taken: 0,
    rebuilt: false,
    examined: false,
    wards_bought: [],
    drawn: undefined,
  };
}

function drew(view: Picture, cube: Cube): Change {
  return { bag: plus(view.bag, cube, -1), held: view.held - 1, drawn: cube };
}

function bought(view: Picture, { seat, tile: name, cubes }: Args): Change {
  const paid = counted(cubes);
  const spent = {
    ...acted(view),
    ...hospital(view, seat, ({ stock }) => ({ stock: together(stock, paid, -1) })),
    box: together(view.box, paid),
    paid,
  };
  const colour = colourOf(name);
  if (colour) return { ...spent, wards: { ...view.wards, [colour]: view.wards[colour] - 1 } };
  const pile = view.market.find((each) => each.tile === name);
  const last = pile?.left === 1 && pile.owner === null;
  return {
    ...spent,
    ...stack(view, name, ({ left, price }) => ({
      left: left - 1,
      price: last ? NO_CUBES : price,
    })),
    ...(last && pile ? { box: together(spent.box, pile.price) } : {}),
  };
}

function taken(view: Picture, { tile: name }: Args): Change {
  const pile = view.market.find((each) => each.tile === name);
  const last = pile?.left === 1;
  return {
    step: null,
    ...stack(view, name, ({ left, price }) => ({
      left: left - 1,
      owner: null,
      price: last ? NO_CUBES : price,
    })),
    ...(last && pile ? { box: together(view.box, pile.price) } : {}),
  };
}

/** The draft becomes the hospital. */
const rebuilt: Step = (view) => {
  if (!view.step?.draft) return {};
  const { active } = view;
  return {
    ...hospital(view, active, () => ({
      tiles: tilesOf(view, active),
      aside: asideOf(view, active),
    })),
    step: null,
    rebuilt: true,
  };
};

/** Where the block is known that Pathology cleans, its tiles are clean now. */
function cleaned(view: Picture, { owner, count }: Args): Change {
  const corner = view.step?.cell;
  const supply = { grey_supply: view.grey_supply + count, examined: true };
  if (!corner) return supply;
  const [x, y] = corner;
  const block = new Set([
    cellName([x, y]),
    cellName([x + 1, y]),
    cellName([x, y + 1]),
    cellName([x + 1, y + 1]),
  ]);
  return {
    ...supply,
    ...hospital(view, owner, ({ tiles }) => ({
      tiles: tiles.map((laid) =>
        block.has(cellName(laid.cell)) ? { ...laid, quarantined: false } : laid,
      ),
    })),
  };
}

const ended: Step = () => ({ phase: "ended", step: null, held: 0 });

const STEPS: Readonly<Record<string, Step>> = {
  hospital: (view, { seat }) => ({ active: (seat + 1) % view.seats }),
  market: (view, { tiles }) => ({
    market: tiles.map((name) => ({
      tile: name,
      left: view.seats === 2 ? 1 : 2,
      owner: null,
      price: NO_CUBES,
      contracted_now: false,
    })),
  }),
  turn: (view, { seat, turn }) => ({
    ...begun(view, seat, turn, ACTIONS_PER_TURN),
    market: view.market.map((pile) => ({ ...pile, contracted_now: false })),
  }),
  last_turn: (view, { seat, turn }) => ({
    ...begun(view, seat, turn, 0),
    market: view.market.map((pile) => ({ ...pile, contracted_now: false })),
  }),
  draw: (view, { colour }) => drew(view, colour),
  draw_grey: (view) => drew(view, "grey"),
  early_grey: (view) => ({
    bag: plus(view.bag, "grey", -1),
    grey_supply: view.grey_supply + 1,
  }),
  harmless: (view) => ({ grey_supply: view.grey_supply + 1, drawn: undefined }),
  queue: (view, { owner, colour }) => ({
    ...hospital(view, owner, ({ line }) => ({ line: [...line, colour] })),
    step: null,
    drawn: undefined,
  }),
  emergency: (view, { owner, colour }) => ({
    ...hospital(view, owner, (old) => tile(old, "emergency_room", { patients: [colour] })),
    step: null,
    drawn: undefined,
  }),
  infect: (view, { owner, tile: name }) => ({
    ...hospital(view, owner, (old) => tile(old, name, { quarantined: true })),
    step: null,
    drawn: undefined,
  }),
  spread: (view, { owner, tile: name }) => ({
    ...hospital(view, owner, (old) => tile(old, name, { quarantined: true })),
    grey_supply: view.grey_supply - 1,
    step: null,
  }),
  no_spread: () => ({ step: null }),
  cure: (view, { seat, colour, count }) =>
    hospital(view, seat, ({ tiles, stock }) => ({
      tiles: tiles.map((laid) =>
        laid.quarantined || !laid.patients
          ? laid
          : { ...laid, patients: laid.patients.filter((each) => each !== colour) },
      ),
      stock: plus(stock, colour, count),
    })),
  contract: (view, { seat, tile: name, cubes }) => ({
    ...acted(view),
    ...hospital(view, seat, ({ stock }) => ({ stock: together(stock, counted(cubes), -1) })),
    ...stack(view, name, () => ({ owner: seat, price: counted(cubes), contracted_now: true })),
  }),
  take: taken,
  buy: bought,
  security: (view, { owner }) => {
    const paid = view.paid ?? NO_CUBES;
    return {
      ...hospital(view, owner, ({ stock }) => ({ stock: together(stock, paid) })),
      box: together(view.box, paid, -1),
    };
  },
  reward: (view, { owner }) => ({
    ...hospital(view, owner, ({ markers }) => ({ markers: markers + 1 })),
    marker_supply: view.marker_supply - 1,
  }),
  refund: (view, { owner, cubes }) => ({
    ...hospital(view, owner, ({ stock }) => ({ stock: together(stock, counted(cubes)) })),
    market: view.market.map((pile) =>
      pile.owner === owner && pile.left === 0 ? { ...pile, owner: null, price: NO_CUBES } : pile,
    ),
  }),
  place: (view, { seat, tile: name }) => ({
    ...hospital(view, seat, ({ aside }) => ({ aside: aside.filter((each) => each !== name) })),
    step: null,
  }),
  set_aside: (view, { seat, tile: name }) => ({
    ...hospital(view, seat, ({ aside }) => ({ aside: [...aside, name] })),
    step: null,
  }),
  move: (view, { seat, place, goal, colour }) => ({
    ...acted(view),
    ...hospital(view, seat, ({ line }) => {
      const rest = line.filter((_, number) => number !== place - 1);
      return { line: [...rest.slice(0, goal - 1), colour, ...rest.slice(goal - 1)] };
    }),
  }),
  triage: (view, { seat, colours }) => ({
    ...acted(view),
    ...hospital(view, seat, () => ({ line: colours })),
  }),
  take_marker: (view, { seat }) => ({
    ...acted(view),
    ...hospital(view, seat, ({ markers }) => ({ markers: markers + 1 })),
    marker_supply: view.marker_supply - 1,
    markers_taken: view.markers_taken + 1,
  }),
  use_marker: (view, { seat }) => ({
    ...hospital(view, seat, ({ markers }) => ({ markers: markers - 1 })),
    marker_supply: view.marker_supply + 1,
    actions: view.actions + 1,
  }),
  cafeteria: (view, { seat }) => ({
    ...hospital(view, seat, ({ markers }) => ({ markers: markers + 1 })),
    marker_supply: view.marker_supply - 1,
    step: null,
  }),
  cafeteria_from: (view, { seat, giver }) => {
    const given = hospital(view, giver, ({ markers }) => ({ markers: markers - 1 }));
    return {
      ...hospital({ ...view, ...given }, seat, ({ markers }) => ({ markers: markers + 1 })),
      step: null,
    };
  },
  disinfect: (view, { owner, tile: name }) => ({
    ...acted(view),
    ...hospital(view, owner, (old) => tile(old, name, { quarantined: false })),
    grey_supply: view.grey_supply + 1,
  }),
  pathology: cleaned,
  keep: (view, { seat }) => ({
    ...hospital(view, seat, ({ stock }) => ({ stock: plus(stock, "grey", 1) })),
    grey_supply: view.grey_supply - 1,
  }),
  gift_shop: (view, { seat, colour }) => ({
    ...acted(view),
    ...hospital(view, seat, ({ stock }) => ({ stock: plus(stock, colour, 1) })),
    box: plus(view.box, colour, -1),
  }),
  pharmacy: (view, { seat, colour }) => ({
    ...acted(view),
    ...hospital(view, seat, ({ stock, line }) => ({
      stock: plus(stock, colour, 1),
      line: line.slice(1),
    })),
  }),
  rebuild_move: rebuilt,
  rebuild_add: rebuilt,
  rebuild_remove: rebuilt,
  last_tile: (_, { seat }) => ({ finisher: seat }),
  last_patient: (_, { seat }) => ({ finisher: seat }),
  score: (view, args) => ({
    ...ended(view, args),
    counted: [...(view.counted ?? []), args.seat],
  }),
  win_points: (view, args) => ({ ...ended(view, args), result: "win_points" }),
  win_tiles: (view, args) => ({ ...ended(view, args), result: "win_tiles" }),
  win_stations: (view, args) => ({ ...ended(view, args), result: "win_stations" }),
  shared: (view, args) => ({ ...ended(view, args), result: "shared" }),
};

export function picture(view: View, event: Happening): View {
  const step = STEPS[event.kind];
  return step ? { ...view, ...step(seen(view), event.args as unknown as Args) } : view;
}
