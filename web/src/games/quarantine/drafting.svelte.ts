/**
 * The tile in hand: which one it is, how it is turned, over which cell it hovers, and what happens
 * when it is let go; which hospital one looks at; what one gesture has said beforehand. Board and
 * rail of one table share it.
 */
import type { Offer } from "../../protocol";
import { perScene } from "../../table/per_scene";
import { notationOf } from "../notation";
import type { Carrier } from "../../parts/carrying";
import { cellName, type Bounds } from "./cells";
import { content } from "./generated/content";
import type { QuarantineColour } from "./generated/view";
import { steady, type Box } from "./plan/sheet";
import type { QuarantineScene } from "./scene";
import { doorsOf, rotations } from "./tiles";
import { fitting, turnedOn } from "./turning";
import { attempted, wished, type Wish } from "./wish";

/** A tile on its way over the board, and the offer that lets it begin to be laid. */
interface Dragged {
  readonly tile: string;
  readonly entry: Offer | null;
}

/** Something worth saying: what a thing is, or why something cannot be. */
export interface Told {
  readonly title: string;
  readonly text: string;
  readonly bad: boolean;
}

const PLACING = new Set(["place", "rebuild_place"]);
const TURNING = new Set(["turning", "rebuild_turning"]);
const AT_HOME = new Set(["admit", "move_to", "new_order", "rebuild", ...PLACING, ...TURNING]);

export class Drafting {
  #looked = $state<number | null>(null);
  #following = $state(true);
  #held = $state("");
  #turnedTile = $state("");
  #colour = $state<QuarantineColour | null>(null);
  #dragged = $state.raw<Dragged | null>(null);
  #wish = $state.raw<Wish | null>(null);
  /** The cell under the pointer or the focus. */
  over = $state<string | null>(null);
  /** While a starting ward is turned: the cell it was tapped on. */
  pinned = $state<string | null>(null);
  pointer = $state.raw<{ x: number; y: number } | null>(null);
  told = $state.raw<Told | null>(null);
  /** In Triage the order that was put together so far: patients by their old places. */
  arrangement = $state.raw<readonly number[] | null>(null);

  constructor(private readonly scene: QuarantineScene) {}

  readonly view = $derived.by(() => this.scene.view);
  readonly step = $derived.by(() => this.view.step);
  readonly mine = $derived.by(() => this.scene.offers.length > 0);

  /** Who lays tiles at this screen: the one who acts, or the one who builds ahead while others open theirs. */
  readonly builder = $derived.by(() =>
    this.view.phase === "building"
      ? (this.scene.offers[0]?.seat ?? this.view.active)
      : this.view.active,
  );
  /** A starting hospital is laid out while somebody else opens another. */
  readonly ahead = $derived.by(() => this.builder !== this.view.active);

  /** Whose hospital one sees when nothing else is looked at: that of the one who acts. */
  readonly home = $derived.by(() => {
    if (this.ahead) return this.builder;
    if (this.step?.kind === "spread") return this.step.owner ?? this.view.active;
    if (this.#following || this.scene.seat < 0) return this.view.active;
    return this.scene.seat;
  });
  /** The seat of the hospital in the large place. */
  readonly shown = $derived.by(() => {
    const looked = this.#looked;
    const needed = this.mine && this.step !== null && AT_HOME.has(this.step.kind);
    return looked === null || looked >= this.view.seats || needed ? this.home : looked;
  });

  /** The whole line is put into order before any of it is handed in. */
  readonly arranging = $derived.by(
    () => this.mine && this.step?.kind === "new_order" && this.step.line.length === 0,
  );

  /** The wards of a starting hospital that are still to be laid. */
  readonly toLay = $derived.by((): readonly QuarantineColour[] => {
    const open = new Set(
      this.scene.offers
        .map(notationOf)
        .filter(({ verb }) => verb === "lay")
        .map(({ places }) => places[0]),
    );
    return content.colours.filter((colour) => open.has(colour));
  });

  /** The tile that would be laid by a tap on a cell. */
  readonly tile = $derived.by((): string | null => {
    if (this.#dragged) return this.#dragged.tile;
    if (!this.mine) return null;
    if (this.toLay.length > 0) {
      const chosen = this.toLay.find((colour) => colour === this.#colour);
      return chosen ?? this.toLay[0] ?? null;
    }
    const { step } = this;
    return step && (PLACING.has(step.kind) || TURNING.has(step.kind)) ? step.tile : null;
  });

  /** The cell on which the tile lies while only its turn is asked. */
  readonly turningCell = $derived.by((): string | null => {
    if (this.#dragged) return null;
    const { step } = this;
    if (this.mine && step && TURNING.has(step.kind) && step.cell) return cellName(step.cell);
    return this.toLay.length > 0 ? this.pinned : null;
  });

  /** The doors of the tile in hand, as it is held. */
  readonly doors = $derived.by(() => {
    const { tile } = this;
    if (!tile) return "";
    return this.#turnedTile === tile ? this.#held : this.#asItLay(tile);
  });

  get dragging(): boolean {
    return this.#dragged !== null;
  }

  /** Lifted tiles are first held as they lay. */
  #asItLay(tile: string): string {
    const hospital = this.view.hospitals[this.builder];
    return hospital?.tiles.find((laid) => laid.tile === tile)?.doors ?? doorsOf(tile);
  }

  /** Where the tile in hand may lie, and why not elsewhere. */
  readonly #sites = $derived.by(() => {
    const { tile, builder, view } = this;
    if (!tile) return undefined;
    return view.sites.find(({ seat, tiles }) => seat === builder && tiles.includes(tile));
  });

  /** The doors that the tile in hand may have on a cell; none where it may not lie. */
  legalAt(cell: string): readonly string[] {
    const { turningCell } = this;
    // A starting ward is only tried where it was tapped, and may still go elsewhere.
    const fixed = turningCell !== null && this.toLay.length === 0;
    if (fixed && cell !== turningCell) return [];
    return this.#sites?.open[cell] ?? [];
  }

  /** How the tile would lie on a cell; null where it may not. */
  doorsAt(cell: string): string | null {
    const { tile } = this;
    return tile ? fitting(this.doors, rotations(tile), this.legalAt(cell)) : null;
  }

  /** Does it lie there as it is held, without being turned first? */
  fitsAt(cell: string): boolean {
    return this.legalAt(cell).includes(this.doors);
  }

  /** Why the tile in hand cannot lie on a cell, in a sentence; empty where it can. */
  whyNotAt(cell: string): string {
    if (this.legalAt(cell).length > 0) return "";
    const { words } = this.scene;
    if (this.turningCell !== null && this.toLay.length === 0)
      return words.text("web-quarantine-why-turning");
    const sites = this.#sites;
    return sites ? words.text(sites.closed[cell] ?? sites.elsewhere, { cell }) : "";
  }

  /** A quarter turn clockwise, to the next way that fits where it hovers. */
  turn(): void {
    const { tile } = this;
    if (!tile) return;
    const cell = this.turningCell ?? this.over;
    const legal = cell === null ? null : this.legalAt(cell);
    this.#held = turnedOn(this.doors, rotations(tile), legal);
    this.#turnedTile = tile;
  }

  /** Choose the starting ward to be laid next. */
  take(colour: QuarantineColour): void {
    this.#colour = colour;
    this.pinned = null;
  }

  look(seat: number): void {
    this.#looked = seat === this.home ? null : seat;
    this.told = null;
  }

  /** At the beginning of an own turn; someone who has looked elsewhere is left alone until then. */
  comeHome(): void {
    const { own } = this.scene;
    if (own.length === 0 || own.includes(this.view.active)) this.#looked = null;
  }

  /** Does the large place show the one who acts, or the own hospital at all times? */
  get following(): boolean {
    return this.#following;
  }

  follow(wanted: boolean): void {
    this.#following = wanted;
    this.#looked = null;
  }

  /** Where the plan of a hospital was drawn last; it is kept as long as everything fits into it. */
  readonly #frames = new Map<number, Bounds>();

  frameOf(seat: number, needed: Bounds, box: Box): Bounds {
    if (box.high === 0) return needed;
    const frame = steady(this.#frames.get(seat) ?? null, needed, box);
    this.#frames.set(seat, frame);
    return frame;
  }

  tell(title: string, text: string, bad = false): void {
    this.told = text === "" ? null : { title, text, bad };
  }

  /** The tile is let go over a cell, or a tap says that it goes there as it is shown. */
  drop(cell: string): void {
    const { tile, scene } = this;
    const doors = this.doorsAt(cell);
    if (!tile) return;
    if (doors === null) {
      this.tell(scene.words.name("tile", tile), this.whyNotAt(cell), true);
      return;
    }
    this.told = null;
    if (this.#dragged?.entry) {
      this.#wish = { kind: "lay", tile, cell, doors };
      scene.choose(this.#dragged.entry);
    } else if (this.toLay.length > 0) {
      // What a lesson wants turned otherwise stays where it can be turned.
      if (this.#choose(`lay ${tile} ${cell} ${doors}`)) this.pinned = null;
    } else if (this.turningCell !== null) {
      this.#choose(`rotation ${doors}`);
    } else if (this.#choose(`cell ${cell}`)) {
      this.#wish = { kind: "lay", tile, cell, doors };
    }
  }

  /** A tap of a finger: the tile lies there and can be turned before it is settled. */
  tap(cell: string): void {
    if (this.legalAt(cell).length < 2) this.drop(cell);
    else if (this.toLay.length === 0) this.#choose(`cell ${cell}`);
    else if (this.#isWanted(`lay ${this.tile} ${cell} `)) this.pinned = cell;
    else this.drop(cell);
  }

  /** A tap on the tile that lies there to be turned; what lies only one way is settled by it. */
  tapTurning(cell: string): void {
    if (this.legalAt(cell).length < 2) this.drop(cell);
    else this.turn();
  }

  /** A lesson does not offer all that the rules allow. */
  #isWanted(beginning: string): boolean {
    return this.scene.offers.some(({ action }) => action.startsWith(beginning));
  }

  /** Take what is offered; what is not is tried all the same, for the answer says why. */
  #choose(action: string): boolean {
    const offer = this.scene.offers.find((each) => each.action === action);
    if (offer) this.scene.choose(offer);
    else this.#attempt(action);
    return offer !== undefined;
  }

  #attempt(action: string): void {
    const [asked] = this.scene.offers;
    if (asked) void this.scene.enact(asked.seat, action);
  }

  /** Admit everybody who finds a bed, for one action; of several wards the first one offered. */
  admitAll(): void {
    const first = this.scene.offers.find((offer) => notationOf(offer).verb === "admit");
    if (!first) return;
    this.#wish = { kind: "admit" };
    this.scene.choose(first);
  }

  /** A patient is carried from one place of the line to another; both are counted from 1. */
  move(from: number, to: number): void {
    this.#wish = { kind: "move", from, to };
    const already = this.step?.kind === "move_to" && this.step.place === from;
    this.#choose(already ? `to ${to}` : `move ${from}`);
  }

  /** The whole line in a new order, front first. */
  order(line: readonly QuarantineColour[]): void {
    this.#wish = { kind: "order", line };
    if (this.step?.kind === "new_order") this.goOn();
    else this.#choose("triage");
  }

  /** A gesture is still being told step by step. */
  get wishing(): boolean {
    return this.#wish !== null;
  }

  /** Answer what the wish has said already; the board calls this whenever something is asked. */
  goOn(): void {
    const wish = this.#wish;
    if (!wish || this.scene.offers.length === 0) return;
    const next = wished(wish, this.scene.offers, this.view);
    if (next === "wait") return;
    if (next !== null) {
      this.scene.choose(next);
      return;
    }
    this.#wish = null;
    const refused = attempted(wish, this.view);
    if (refused !== null) this.#attempt(refused);
  }

  /** What carries this tile over the board; `entry` is the offer that lets it be laid. */
  carrier(tile: string, entry: Offer | null): Carrier {
    return {
      begin: () => {
        this.#dragged = { tile, entry };
        this.#turnedTile = tile === this.#turnedTile ? tile : "";
        this.told = null;
        if (entry) this.#looked = null;
      },
      move: (x, y, over) => {
        this.pointer = { x, y };
        this.over = over?.closest("[data-cell]")?.getAttribute("data-cell") ?? null;
      },
      drop: (over) => {
        const cell = over?.closest("[data-cell]")?.getAttribute("data-cell");
        if (cell) this.drop(cell);
      },
      end: () => {
        this.#dragged = null;
        this.pointer = null;
        this.over = null;
      },
    };
  }
}

export const draftingOf = perScene((scene: QuarantineScene) => new Drafting(scene));
