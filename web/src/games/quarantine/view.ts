/** A position of Quarantine: what the rules floor puts into the view. Everybody sees the same. */
import type { View } from "../../protocol";

export type Colour = "yellow" | "red" | "green" | "blue";
export type Cube = Colour | "grey";
export type Cubes = Readonly<Record<Cube, number>>;
export type Spot = readonly [number, number];

export type StepKind =
  | "free_marker"
  | "queue"
  | "infect"
  | "spread"
  | "admit"
  | "price"
  | "payment"
  | "place"
  | "turning"
  | "move_to"
  | "new_order"
  | "rebuild"
  | "rebuild_place"
  | "rebuild_turning"
  | "block"
  | "keep";

export interface Laid {
  readonly tile: string;
  readonly cell: Spot;
  /** The sides with a passage, such as `nes`. */
  readonly doors: string;
  readonly quarantined: boolean;
  readonly patients?: readonly Colour[];
}

/** A rebuild under way: nothing of it is true before it is done. */
export interface Draft {
  readonly tiles: readonly Laid[];
  readonly hand: readonly string[];
  readonly aside: readonly string[];
  readonly touched: readonly string[];
  readonly lifts: number;
}

export interface Step {
  readonly kind: StepKind;
  readonly tile: string | null;
  readonly number: number | null;
  readonly source: "bought" | "contract" | "aside" | null;
  readonly cell: Spot | null;
  readonly cubes: Cubes;
  readonly line: readonly Colour[];
  readonly draft: Draft | null;
}

export interface Score {
  readonly rooms: number;
  readonly stations: number;
  readonly cubes: number;
  readonly line: number;
  readonly points: number;
}

export interface Hospital {
  readonly tiles: readonly Laid[];
  readonly stations: readonly (readonly string[])[];
  /** The cell before the entrance. */
  readonly front: Spot | null;
  readonly line: readonly Colour[];
  readonly stock: Cubes;
  readonly markers: number;
  readonly aside: readonly string[];
  readonly score: Score;
}

export interface Stack {
  readonly tile: string;
  readonly left: number;
  readonly owner: number | null;
  readonly price: Cubes;
  readonly contracted_now: boolean;
}

export interface QuarantineView {
  readonly seats: number;
  readonly first: number;
  readonly phase: "building" | "turn" | "ended";
  readonly turn: number;
  readonly active: number;
  readonly actions: number;
  readonly held: number;
  readonly step: Step | null;
  readonly hospitals: readonly Hospital[];
  readonly market: readonly Stack[];
  readonly wards: Readonly<Record<Colour, number>>;
  /** Bag and hand of the neighbour together. */
  readonly bag: Cubes;
  readonly box: Cubes;
  readonly grey_supply: number;
  readonly marker_supply: number;
  readonly markers_taken: number;
  readonly rebuilt: boolean;
  readonly examined: boolean;
  readonly wards_bought: readonly Colour[];
  readonly finisher: number | null;
  readonly result: string;

  /** Only in the picture between two positions: the cube that was just drawn. */
  readonly drawn?: Cube | undefined;
  /** Only in the picture: the seats whose points have been counted already. */
  readonly counted?: readonly number[] | undefined;
}

export const COLOURS: readonly Colour[] = ["yellow", "red", "green", "blue"];
export const CUBES: readonly Cube[] = [...COLOURS, "grey"];
export const ROOMS: readonly string[] = [
  "storage",
  "waiting_room",
  "security",
  "accounting",
  "triage",
  "cafeteria",
  "laboratory",
  "maintenance",
  "gift_shop",
  "pharmacy",
  "pathology",
  "containment",
  "emergency_room",
  "helipad",
];
export const ROOMS_ON_THE_MARKET = 8;
export const ACTIONS_PER_TURN = 4;
export const MOST_SET_ASIDE = 2;
export const WARD_PRICE = 2;
export const LEAST_PRICE = 2;
export const LIFTS = 2;
export const LIFTS_WITH_MAINTENANCE = 4;

/** What is inside a view of this game. */
export function seen(view: View): QuarantineView {
  return view as unknown as QuarantineView;
}

export function isRoom(tile: string): boolean {
  return ROOMS.includes(tile);
}

/** The colour of a ward; null for the lobby and for special rooms. */
export function colourOf(tile: string): Colour | null {
  const [name] = tile.split("_");
  return !isRoom(tile) && COLOURS.includes(name as Colour) ? (name as Colour) : null;
}

/** The tiles as they lie: those of the draft while their owner rebuilds. */
export function tilesOf(view: QuarantineView, seat: number): readonly Laid[] {
  const hospital = view.hospitals[seat];
  if (!hospital) return [];
  const draft = view.step?.draft;
  if (!draft || view.active !== seat) return hospital.tiles;
  const before = new Map(hospital.tiles.map((laid) => [laid.tile, laid]));
  return draft.tiles.map((laid) => {
    const known = before.get(laid.tile);
    return { ...laid, quarantined: known?.quarantined ?? false, patients: known?.patients ?? [] };
  });
}

/** The tiles beside a hospital; those of the draft while their owner rebuilds. */
export function asideOf(view: QuarantineView, seat: number): readonly string[] {
  const draft = view.active === seat ? view.step?.draft : null;
  return draft ? draft.aside : (view.hospitals[seat]?.aside ?? []);
}

/** QUA-1.8: does a room lie clean in the hospital of this seat? */
export function hasActive(view: QuarantineView, seat: number, room: string): boolean {
  return (view.hospitals[seat]?.tiles ?? []).some(
    ({ tile, quarantined }) => tile === room && !quarantined,
  );
}

/** QUA-12.5: does the seat own a tile of this kind, in the hospital or set aside? */
export function owns(view: QuarantineView, seat: number, tile: string): boolean {
  const hospital = view.hospitals[seat];
  if (!hospital) return false;
  return hospital.aside.includes(tile) || hospital.tiles.some((laid) => laid.tile === tile);
}

/** The extra ward of a colour that the seat would get next. */
export function nextExtraWard(view: QuarantineView, seat: number, colour: Colour): string {
  return owns(view, seat, `${colour}_2`) ? `${colour}_3` : `${colour}_2`;
}

/** The cubes one by one, in the order of the colours. */
export function singly(cubes: Cubes): readonly Cube[] {
  return CUBES.flatMap((cube) => Array.from({ length: cubes[cube] }, () => cube));
}

export function countOf(cubes: Cubes): number {
  return CUBES.reduce((sum, cube) => sum + cubes[cube], 0);
}

export function patientsIn(cubes: Cubes): number {
  return COLOURS.reduce((sum, cube) => sum + cubes[cube], 0);
}

/** QUA-19.1: tiles that nobody has acquired yet, those beside hospitals included. */
export function tilesOnSale(view: QuarantineView): number {
  const rooms = view.market.reduce((sum, stack) => sum + stack.left, 0);
  return COLOURS.reduce((sum, colour) => sum + view.wards[colour], rooms);
}
