/**
 * What one event changes in the picture. The server sends the true position after each move; this
 * only fills the moments in between, so that everything can be seen to happen.
 */
import type { Happening, View } from "../../protocol";
import { cardOrder, cityOf, COLOURS, cubesIn, seatOf, seen } from "./view";
import type { Chain, Colour, PandemicView, Pile } from "./view";

type Change = Partial<PandemicView>;

interface Args {
  readonly seat: number;
  readonly pawn: number;
  readonly to: number;
  readonly giver: number;
  readonly city: string;
  readonly origin: string;
  readonly card: string;
  readonly cards: readonly string[];
  readonly colour: Colour;
  readonly count: number;
  readonly turn: number;
  readonly rate: number;
  readonly outbreaks: number;
}

type Step = (view: PandemicView, args: Args) => Change;

function without<T>(list: readonly T[], thing: T): readonly T[] {
  const place = list.indexOf(thing);
  return place < 0 ? list : [...list.slice(0, place), ...list.slice(place + 1)];
}

function replaced<T>(list: readonly T[], place: number, value: T): readonly T[] {
  return list.map((old, number) => (number === place ? value : old));
}

/** A hand after cards came (`plus`) or went; a closed one only changes its size. */
function hand(
  view: PandemicView,
  seat: number,
  plus: readonly string[],
  minus: readonly string[],
): Change {
  const cards = view.hands[seat];
  const size = (view.hand_sizes[seat] ?? 0) + plus.length - minus.length;
  const left = cards ? [...minus.reduce(without, cards), ...plus] : null;
  return {
    hands: replaced(view.hands, seat, left),
    hand_sizes: replaced(view.hand_sizes, seat, size),
  };
}

function discarded(view: PandemicView, seat: number, cards: readonly string[]): Change {
  return { ...hand(view, seat, [], cards), discards: [...view.discards, ...cards] };
}

function spentEvent(view: PandemicView, seat: number, card: string): Change {
  if (view.stored === card && seatOf(view, "contingency_planner") === seat) {
    return { stored: null, removed: [...view.removed, card] };
  }
  return discarded(view, seat, [card]);
}

function acted(view: PandemicView): Change {
  return { actions: Math.max(0, view.actions - 1) };
}

function cubes(view: PandemicView, city: string, colour: Colour, count: number): Change {
  const number = COLOURS.indexOf(colour);
  const there = cubesIn(view, city);
  return {
    cubes: { ...view.cubes, [city]: replaced(there, number, (there[number] ?? 0) + count) },
    supply: replaced(view.supply, number, (view.supply[number] ?? 0) - count),
  };
}

function move(view: PandemicView, args: Args): Change {
  const paid = args.card === undefined ? {} : discarded(view, args.seat, [args.card]);
  const pawn = args.pawn ?? args.seat;
  return { ...paid, ...acted(view), pawns: replaced(view.pawns, pawn, args.city) };
}

function station(view: PandemicView, args: Args, origin: string | null): Change {
  const kept = origin === null ? view.stations : without(view.stations, origin);
  const stations = [...kept, args.city].sort((a, b) => cardOrder(a) - cardOrder(b));
  const put = { stations, stations_left: 6 - stations.length, granted: undefined };
  if (view.granted) return put;
  const free = view.roles[args.seat] === "operations_expert";
  return { ...put, ...acted(view), ...(free ? {} : discarded(view, args.seat, [args.city])) };
}

/** One card less in the player deck: an Epidemic, or one that is none. */
function drawn(deck: readonly Pile[], epidemic: boolean): readonly Pile[] {
  const from = deck.findIndex((pile) =>
    epidemic ? pile.epidemic : pile.cards > (pile.epidemic ? 1 : 0),
  );
  return deck
    .map((pile, number) =>
      number === from ? { cards: pile.cards - 1, epidemic: pile.epidemic && !epidemic } : pile,
    )
    .filter((pile) => pile.cards > 0);
}

/** The card of a city leaves the infection deck and lies open. */
function turnedUp(view: PandemicView, city: string): Change {
  if (view.infection_discards.includes(city)) return {};
  return {
    infection_deck: view.infection_deck
      .map((layer) => without(layer, city))
      .filter((layer) => layer.length > 0),
    infection_discards: [...view.infection_discards, city],
    to_infect: Math.max(0, view.to_infect - 1),
  };
}

/** Who breaks out next: the connected cities that are full of this colour. */
function chain(view: PandemicView, city: string, colour: Colour): Chain {
  const going = view.chain?.colour === colour && view.chain.waiting.includes(city);
  const before = going ? view.chain : undefined;
  const done = [...(before?.done ?? []), city];
  const number = COLOURS.indexOf(colour);
  const waiting = without(before?.waiting ?? [], city);
  const full = (cityOf(city)?.near ?? []).filter(
    (near) => cubesIn(view, near)[number] === 3 && !done.includes(near) && !waiting.includes(near),
  );
  return { colour, city, waiting: [...waiting, ...full], done };
}

function outbreak(view: PandemicView, { city, colour, outbreaks }: Args): Change {
  const chained = view.chain?.colour === colour && view.chain.waiting.includes(city);
  return {
    ...(chained ? {} : turnedUp(view, city)),
    outbreaks,
    chain: chain(view, city, colour),
  };
}

const ended: Step = (_, { colour }) => ({
  phase: "ended",
  ask: null,
  over: -1,
  asked: -1,
  lost_colour: colour ?? null,
});

const STEPS: Readonly<Record<string, Step>> = {
  turn: (_, { seat, turn }) => ({
    turn,
    active: seat,
    actions: 4,
    phase: "actions",
    asked: -1,
    chain: undefined,
  }),
  drive: move,
  drive_pawn: move,
  fly: move,
  fly_pawn: move,
  charter: move,
  charter_pawn: move,
  shuttle: move,
  shuttle_pawn: move,
  join: move,
  join_pawn: move,
  operations_flight: move,
  build: (view, args) => station(view, args, null),
  relocate: (view, args) => station(view, args, args.origin),
  treat: (view, { city, colour, count }) => ({
    ...acted(view),
    ...cubes(view, city, colour, -count),
  }),
  clear: (view, { city, colour, count }) => cubes(view, city, colour, -count),
  give: (view, { seat, to, card }) => handedOver(view, seat, to, card),
  take: (view, { seat, giver, card }) => handedOver(view, giver, seat, card),
  cure: (view, { seat, colour, cards }) => ({
    ...acted(view),
    ...discarded(view, seat, cards),
    diseases: replaced(view.diseases, COLOURS.indexOf(colour), "cured"),
  }),
  eradicate: (view, { colour }) => ({
    diseases: replaced(view.diseases, COLOURS.indexOf(colour), "eradicated"),
  }),
  fetch: (view, { card }) => ({
    ...acted(view),
    stored: card,
    discards: without(view.discards, card),
  }),
  pass: () => ({ actions: 0 }),
  discard: (view, { seat, card }) => discarded(view, seat, [card]),
  airlift: (view, { seat, pawn, city }) => ({
    ...spentEvent(view, seat, "airlift"),
    pawns: replaced(view.pawns, pawn, city),
  }),
  grant: (view, { seat }) => ({ ...spentEvent(view, seat, "government_grant"), granted: true }),
  quiet_night: (view, { seat }) => ({
    ...spentEvent(view, seat, "one_quiet_night"),
    quiet: true,
  }),
  resilient: (view, { seat, city }) => {
    const spent = spentEvent(view, seat, "resilient_population");
    return {
      ...spent,
      infection_discards: without(view.infection_discards, city),
      removed: [...(spent.removed ?? view.removed), city],
    };
  },
  forecast: (view, { seat, cards }) => ({
    ...spentEvent(view, seat, "forecast"),
    infection_deck: view.infection_deck.flatMap((layer) =>
      [
        layer.filter((card) => cards.includes(card)),
        layer.filter((card) => !cards.includes(card)),
      ].filter((part) => part.length > 0),
    ),
  }),
  forecast_order: (view, { cards }) => ({
    infection_deck: [
      ...cards.map((card) => [card]),
      ...view.infection_deck
        .map((layer) => layer.filter((card) => !cards.includes(card)))
        .filter((layer) => layer.length > 0),
    ],
  }),
  draw: (view, { seat, card }) => ({
    ...hand(view, seat, [card], []),
    player_deck: drawn(view.player_deck, false),
  }),
  draw_closed: (view, { seat, count }) => ({
    hand_sizes: replaced(view.hand_sizes, seat, (view.hand_sizes[seat] ?? 0) + count),
    player_deck: Array.from({ length: count }).reduce<readonly Pile[]>(
      (deck) => drawn(deck, false),
      view.player_deck,
    ),
  }),
  epidemic: (view, { rate, city }) => ({
    rate: view.rate + 1,
    infection_rate: rate,
    epidemics: Math.max(0, view.epidemics - 1),
    // One that was drawn together with the epidemic before it has left the deck already.
    ...(view.epidemics > 0 ? {} : { player_deck: drawn(view.player_deck, true) }),
    ...turnedUp(view, city),
    chain: undefined,
  }),
  intensify: (view) => ({
    infection_deck: [
      [...view.infection_discards].sort((a, b) => cardOrder(a) - cardOrder(b)),
      ...view.infection_deck,
    ].filter((layer) => layer.length > 0),
    infection_discards: [],
  }),
  quiet: () => ({ quiet: false }),
  infect: (view, { city, colour, count }) => ({
    ...turnedUp(view, city),
    ...cubes(view, city, colour, count),
    chain: undefined,
  }),
  prevented: (view, { city }) => ({ ...turnedUp(view, city), chain: undefined }),
  outbreak,
  spread: (view, { city, colour, count }) => cubes(view, city, colour, count),
  win: (view, args) => ({ ...ended(view, args), result: "win" }),
  loss_outbreaks: (view, args) => ({ ...ended(view, args), result: "loss_outbreaks" }),
  loss_cubes: (view, args) => ({ ...ended(view, args), result: "loss_cubes" }),
  loss_deck: (view, args) => ({ ...ended(view, args), result: "loss_deck" }),
};

function handedOver(view: PandemicView, giver: number, taker: number, card: string): Change {
  const given = { ...view, ...hand(view, giver, [], [card]) };
  return {
    ...acted(view),
    hands: given.hands,
    hand_sizes: given.hand_sizes,
    ...hand(given, taker, [card], []),
  };
}

export function picture(view: View, event: Happening): View {
  const step = STEPS[event.kind];
  return step ? { ...view, ...step(seen(view), event.args as unknown as Args) } : view;
}
