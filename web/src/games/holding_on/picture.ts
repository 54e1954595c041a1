/**
 * What one event changes in the picture. The server sends the true position after each move; this
 * only fills the moments in between, so that everything can be seen to happen.
 */
import type { Happening, View } from "../../protocol";
import type { Back, Cell, HoldingOnView, Shift, Whereabouts } from "./view";
import { bandOf, POOL, purseOf, seen, SHIFTS } from "./view";

type Change = Partial<HoldingOnView>;

interface Args {
  readonly staff: string;
  readonly shift: Shift;
  readonly patient: string;
  readonly day: number;
  readonly count: number;
  readonly health: number;
  readonly period: string;
  readonly quote: string;
  readonly scene: string;
}

type Step = (view: HoldingOnView, args: Args) => Change;

/** A pawn goes somewhere, or tires. */
function pawn(
  view: HoldingOnView,
  name: string,
  change: { at?: Whereabouts; fatigue?: number },
): Change {
  const before = view.staff[name];
  if (!before) return {};
  return { staff: { ...view.staff, [name]: { ...before, ...change } } };
}

/** So many tokens more or less for somebody; they come from the supply or go back to it. */
function tokens(view: HoldingOnView, name: string, count: number): Change {
  const purse = name === POOL ? POOL : purseOf(name);
  return {
    tokens: { ...view.tokens, [purse]: (view.tokens[purse] ?? 0) + count },
    supply: view.supply - count,
  };
}

/** Tokens that are put on the patient card. */
function onCard(view: HoldingOnView, name: string, count: number): Change {
  return {
    ...tokens(view, name, -count),
    supply: view.supply,
    on_cards: view.on_cards + count,
  };
}

const onShift: Step = (view, { staff }) => ({
  ...pawn(view, staff, { at: view.shift }),
  crew: [...view.crew, staff],
  open_places: Math.max(0, view.open_places - 1),
});

/** The first card of a period leaves somebody's hand; which one, only the position tells. */
function without<Card extends { readonly period: number }>(
  hands: Readonly<Record<string, readonly Card[]>>,
  holder: string,
  period: string,
): Readonly<Record<string, readonly Card[]>> {
  const hand = hands[holder] ?? [];
  const place = hand.findIndex((card) => card.period === Number(period));
  return { ...hands, [holder]: hand.filter((_, number) => number !== place) };
}

/** What Billy spoke of before goes to whoever listens. */
function kept(view: HoldingOnView): HoldingOnView["held_hazy"] {
  const { drawn, talker } = view.talk;
  if (!drawn || !talker) return view.held_hazy;
  const holder = purseOf(talker);
  const hand = view.held_hazy[holder] ?? [];
  if (hand.some((back) => back.quote === drawn.quote)) return view.held_hazy;
  return { ...view.held_hazy, [holder]: [...hand, drawn] };
}

function drawn(view: HoldingOnView, period: string, quote: string): Back {
  const handles = view.grid.flatMap((cell) => cell?.handle ?? []);
  return { handle: Math.max(-1, ...handles) + 100, period: Number(period), quote };
}

/** The evening is over, or has begun: nobody works any more. */
function gathered(view: HoldingOnView): Change {
  const staff = Object.fromEntries(
    Object.entries(view.staff).map(([name, one]) => [
      name,
      SHIFTS.some((shift) => shift === one.at) || one.at === "pad"
        ? { ...one, at: (name.startsWith("assistant") ? "out" : "break_room") as Whereabouts }
        : one,
    ]),
  );
  return { staff, crew: [], supply: view.supply + view.on_cards, on_cards: 0 };
}

function cleared(cell: Cell | null, scene: string): Cell | null {
  return cell?.quote === scene ? { ...cell, clear: true, scene } : cell;
}

const ended: Step = () => ({ step: "ended" });

const STEPS: Readonly<Record<string, Step>> = {
  day: (view, { day, staff }) => ({
    ...gathered(view),
    day,
    manager: staff,
    shift: "morning",
    medical_given: false,
  }),
  relief: (view) => pawn(view, "nurse3", { at: "break_room" }),
  reveal: (view, { shift, patient }) => ({
    shift,
    patients: [...view.patients, patient],
    crew: [],
    stood_in: 0,
    covered: 0,
    caller: null,
  }),
  phone: (view, { staff }) => ({ ...pawn(view, staff, { at: view.shift }), caller: staff }),
  assign: onShift,
  call_assistant: onShift,
  move: onShift,
  stand_in: (view) => ({
    stood_in: view.stood_in + 1,
    open_places: Math.max(0, view.open_places - 1),
  }),
  tired: (view, { staff, count }) => pawn(view, staff, { fatigue: count }),
  lose_token: (view, { staff }) => tokens(view, staff, -1),
  lose_hazy: (view, { staff, period }) => ({
    held_hazy: without(view.held_hazy, purseOf(staff), period),
  }),
  lose_clear: (view, { staff, period }) => ({
    held_clear: without(view.held_clear, staff, period),
  }),
  gain: (view, { staff }) => tokens(view, staff, 1),
  cover: (view, { staff }) => ({ ...onCard(view, staff, 1), covered: view.covered + 1 }),
  better: (_, { health }) => ({ health, band: bandOf(health) }),
  worse: (_, { health }) => ({ health, band: bandOf(health) }),
  warning: (_, { count }) => ({ warnings: count }),
  talk: (view, { staff, count }) => ({
    talk: { ...view.talk, kind: "hazy", talker: staff, due: count, events: [], drawn: null },
  }),
  guide: (view, { staff, period }) => ({
    ...tokens(view, staff, -1),
    talk: { ...view.talk, period: Number(period) },
  }),
  hazy: (view, { period, quote }) => ({
    held_hazy: kept(view),
    talk: { ...view.talk, drawn: drawn(view, period, quote) },
  }),
  insist: (view, { staff }) => ({
    ...tokens(view, staff, -1),
    talk: { ...view.talk, drawn: null },
  }),
  trust: (view, { staff }) => tokens(view, staff, -1),
  query: (view, { staff, period }) => ({
    ...onCard(view, staff, 1),
    talk: { ...view.talk, kind: "query", talker: staff, period: Number(period), drawn: null },
  }),
  answer: (view, { staff, period }) => ({
    held_clear: {
      ...view.held_clear,
      [staff]: [...(view.held_clear[staff] ?? []), { period: Number(period) }],
    },
  }),
  send: (view, { staff }) => pawn(view, staff, { at: "leave" }),
  evening: (view, { staff, count }) => tokens(view, staff, count),
  back: (view, { staff }) => pawn(view, staff, { at: "break_room", fatigue: 0 }),
  overworked: (view, { staff }) => pawn(view, staff, { at: "leave" }),
  turn_up: (view) => ({ ...gathered(view), talk: { ...view.talk, drawn: null } }),
  clear: (view, { scene }) => ({ grid: view.grid.map((cell) => cleared(cell, scene)) }),
  no_match: (view, { staff, period }) => ({
    held_clear: without(view.held_clear, staff, period),
  }),
  win: ended,
  loss_health: ended,
  loss_deck: ended,
  loss_staff: ended,
  loss_warnings: ended,
};

export function picture(view: View, event: Happening): View {
  const step = STEPS[event.kind];
  return step ? { ...view, ...step(seen(view), event.args as unknown as Args) } : view;
}
