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

export interface Camera {
  /** The part of the plane that must be in sight. */
  readonly box: Box;
  readonly desk: DeskPlan;
  /** Pixels for a unit of the plane. */
  readonly scale: number;
}

/** Smaller than this, the labels of the whole department could not be read. */
export const WHOLE_FROM = 0.72;

/** So large the names of rooms do not run into each other. */
export const NAMED = 0.6;
/** So large all its labels can be read. */
export const READABLE = 0.776;

/** The walls around the rooms. */
const EDGE = 4;
/** Higher, the desk would be an empty hall. */
const DESK_MOST = 400;

/** How wide a close-up is beside a department of this width at most, in px. */
export function nearWidth(width: number, wide: boolean): number {
  return wide ? Math.min(680, Math.round(width * 0.56)) : Math.min(460, Math.round(width * 0.42));
}

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

/** The same with the desk no higher than it must be, where something else needs the height. */
function lowered({ box, desk }: Camera): Pick<Camera, "box" | "desk"> {
  return desk.box.x < 0 ? { box, desk } : { box: framed(DESK_BELOW.whole), desk: DESK_BELOW };
}

/** How a department and a close-up share a board. */
export interface Shared {
  readonly camera: Camera;
  /** So many px at the right, or at the foot, belong to the close-up. */
  readonly aside: number;
  readonly below: number;
}

/** What stands around the panes of a close-up: beside them, and below the department. */
const AROUND = { w: 19, h: 78 };
const AROUND_BELOW = { w: 240, h: 16 };
/** Its things may be so much smaller if that lets the rooms have their names. */
const YIELDS = { beside: 0.75, below: 0.85 };
/** What rounding may take from a scale. */
const LEEWAY = 0.002;

/**
 * A close-up stands beside the department and leaves it the room to be read, or at least to have
 * its names; or it stands below, where a board is nearly as high as wide.
 */
export function sharedWith(
  panes: Box,
  wide: boolean,
  all: Camera,
  width: number,
  height: number,
): Shared {
  const most = nearWidth(width, wide);
  const near = (aside: number): number => scaleOf(panes, aside - AROUND.w, height - AROUND.h);
  const beside = (aside: number): Shared => ({
    camera: whole(width - aside, height),
    aside,
    below: 0,
  });
  /** Beside a department of this scale, if the close-up is still large enough. */
  const leaving = (scale: number): Shared | null => {
    const left = Math.floor(width - (scale + LEEWAY) * framed(DESK_BELOW.whole).w);
    const shared = beside(Math.min(most, left));
    const large = shared.aside > 0 && near(shared.aside) >= YIELDS.beside * near(most);
    return large && shared.camera.scale >= scale ? shared : null;
  };
  const named = beside(most).camera.scale >= NAMED;
  const under = wide && !named ? belowIt(panes, all, width, height, near(most)) : null;
  return leaving(READABLE) ?? under ?? leaving(NAMED) ?? beside(most);
}

function belowIt(
  panes: Box,
  all: Camera,
  width: number,
  height: number,
  near: number,
): Shared | null {
  const low = lowered(all);
  const below = Math.floor(height - (NAMED + LEEWAY) * low.box.h);
  const under = scaleOf(panes, width - AROUND_BELOW.w, below - AROUND_BELOW.h);
  if (under < YIELDS.below * near) return null;
  return { camera: { ...low, scale: scaleOf(low.box, width, height - below) }, aside: 0, below };
}
