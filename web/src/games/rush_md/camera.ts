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

/** The walls around the rooms. */
const EDGE = 4;
const DESK_MOST = 132;

/** How wide a close-up is beside a department of this width, in px. */
export function nearWidth(width: number, wide: boolean): number {
  return wide ? Math.min(680, Math.round(width * 0.56)) : Math.min(460, Math.round(width * 0.42));
}

function framed({ x, y, w, h }: Box): Box {
  return { x: x - EDGE, y: y - EDGE, w: w + 2 * EDGE, h: h + 2 * EDGE };
}

function scaleOf({ w, h }: Box, width: number, height: number): number {
  return Math.max(0.1, Math.min(width / w, height / h));
}

/** The whole department: the desk stands where everything becomes largest. */
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

/** The same department in less room: everything stays where people have learnt to find it. */
export function narrowed({ box, desk }: Camera, width: number, height: number): Camera {
  return { box, desk, scale: scaleOf(box, width, height) };
}

/** One room, on a screen that is too small for all. */
export function part(view: ViewName, width: number, height: number): Camera {
  const box = framed(view === "all" ? DESK_BELOW.whole : VIEWS[view]);
  return { box, desk: DESK_BELOW, scale: scaleOf(box, width, height) };
}
