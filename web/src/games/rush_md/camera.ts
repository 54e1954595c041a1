/** What the screen shows of the department, and how large. */
import {
  BOARDS,
  DESK_BELOW,
  DESK_BESIDE,
  deskBelow,
  VIEWS,
  type Box,
  type DeskPlan,
  type ViewName,
} from "./plane";
import { arranged } from "./closeup/panes";

export interface Camera {
  /** The part of the plane that must be in sight. */
  readonly box: Box;
  readonly desk: DeskPlan;
  /** Pixels for a unit of the plane. */
  readonly scale: number;
}

/** Smaller than this, the labels of the whole department could not be read. */
export const WHOLE_FROM = 0.72;

/** The walls around the rooms. */
const EDGE = 4;
/** Higher, the desk would be an empty hall. */
const DESK_MOST = 400;

function framed({ x, y, w, h }: Box): Box {
  return { x: x - EDGE, y: y - EDGE, w: w + 2 * EDGE, h: h + 2 * EDGE };
}

function scaleOf({ w, h }: Box, width: number, height: number): number {
  return Math.max(0.1, Math.min(width / w, height / h));
}

/**
 * The whole department: the desk stands where everything becomes largest, and below the rooms it
 * takes the height that is left.
 */
export function whole(width: number, height: number): Camera {
  if (width === 0 || height === 0) return part("all", 1, 1);
  const high = height / (width / framed(DESK_BELOW.whole).w) - 2 * EDGE - BOARDS.desk.y;
  const below = deskBelow(Math.min(DESK_MOST, Math.max(BOARDS.desk.h, Math.floor(high))));
  const cameras = [below, DESK_BESIDE].map((desk) => {
    const box = framed(desk.whole);
    return { box, desk, scale: scaleOf(box, width, height) };
  });
  const [under, beside] = cameras as [Camera, Camera];
  return beside.scale > under.scale ? beside : under;
}

/** One room, on a screen that is too small for all. */
export function part(view: ViewName, width: number, height: number): Camera {
  const box = framed(view === "all" ? DESK_BELOW.whole : VIEWS[view]);
  return { box, desk: DESK_BELOW, scale: scaleOf(box, width, height) };
}

/** A part of the board, in px. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where everything stands on a board of one size, whatever comes and goes. */
export interface Layout {
  readonly camera: Camera;
  /** Where close-ups, the Council and the evaluation stand. */
  readonly aside: Place;
  /** How it lies: a strip beside the department, on the desk below it, or over a part of the rooms. */
  readonly lies: "beside" | "below" | "over";
  /** So many px at the right are no part of the department. */
  readonly strip: number;
}

/** How wide the strip beside the department is, and how much of their size it may take of the rooms. */
const STRIP = { least: 270, most: 400 };
const YIELDS = { usual: 0.84, most: 0.78 };
/** So high at least is a place on the desk that an exam can be done at, in px. */
const ON_DESK = 165;
/** Where the desk has nothing but Research cards, which are so high. */
const FREE = { x: 380, cards: BOARDS.desk.h + 4 };
/** Over a part of the rooms it takes no more than this share of them. */
const OVER = { w: 0.4, h: 0.62 };

/** The strip that is kept beside the department, or the free end of its desk. */
export function laidOut(width: number, height: number, cards: boolean): Layout {
  const all = whole(width, height);
  const wide = width - YIELDS.usual * all.scale * framed(DESK_BELOW.whole).w;
  const strip = Math.round(Math.min(STRIP.most, Math.max(STRIP.least, wide)));
  const camera = whole(width - strip, height);
  if (camera.scale >= Math.max(WHOLE_FROM, YIELDS.most * all.scale)) {
    const aside = { x: width - strip, y: 0, w: strip, h: height };
    return { camera, aside, lies: "beside", strip };
  }
  const { box } = all.desk;
  const top = box.y + (cards ? FREE.cards : 0);
  const [x, y] = onBoard(all, width, FREE.x, top);
  const [right] = onBoard(all, width, box.x + box.w, top);
  if (box.x === 0 && height - y >= ON_DESK) {
    return { camera: all, aside: { x, y, w: right - x, h: height - y }, lies: "below", strip: 0 };
  }
  const [w, h] = [OVER.w * width, OVER.h * height];
  const aside = { x: width - w, y: height - h, w, h };
  return { camera: all, aside, lies: "over", strip: 0 };
}

/** Where a point of the plane is on a board of this width. */
function onBoard({ box, scale }: Camera, width: number, x: number, y: number): [number, number] {
  return [(width - box.w * scale) / 2 + (x - box.x) * scale, (y - box.y) * scale];
}

/** What is operated on from close by is at least so much larger than on the plane. */
const LARGE = 1.04;

/** Where a close-up of these panes stands: an operation grows over the rooms that it shows itself. */
export function placeOf(panes: readonly Box[], wide: boolean, layout: Layout): Place {
  const { aside, camera, strip } = layout;
  if (!wide || scaleIn(panes, aside) >= LARGE) return aside;
  const right = aside.x + aside.w;
  const bottom = aside.y + aside.h;
  const { x: left, y: top } = BOARDS.theatre;
  const [x, y] = onBoard(camera, right - strip, left, top).map(Math.floor) as [number, number];
  const place = { x, y, w: right - x, h: bottom - y };
  return scaleIn(panes, place) > scaleIn(panes, aside) ? place : aside;
}

/** How large the smallest of its panes is there. */
function scaleIn(panes: readonly Box[], place: Place): number {
  const { w, h } = stageOf(place);
  return Math.min(...arranged(panes, w, h).map(({ scale }) => scale));
}

/** A place that is so much wider than high has its words beside the panes, not above them. */
const LOW = 1.5;
const WORDS = { beside: 216, above: 88 };
const EDGES = 19;

export const isLow = ({ w, h }: Place): boolean => w > LOW * h;

/** What a place has for its panes. */
function stageOf(place: Place): { readonly w: number; readonly h: number } {
  return isLow(place)
    ? { w: place.w - WORDS.beside, h: place.h - EDGES }
    : { w: place.w - EDGES, h: place.h - WORDS.above };
}
