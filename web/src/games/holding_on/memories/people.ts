/** People: posture before face. Every one is posed by hand, joint by joint. */

import {
  between,
  body,
  INK,
  limb,
  pen,
  points,
  type Mark,
  type Painting,
  type Point,
} from "./brush";
import { SKIN } from "./colours";

export interface Posture {
  /** The middle of the head, chest and hip. */
  readonly spine: string;
  /**
   * The radius of the head, for children have large heads on small bodies; the way the face is
   * turned: right, left, or away from us; how far the head is bowed, in degrees, below zero raised.
   */
  readonly head: readonly [r: number, look: 1 | -1 | 0, bow?: number];
  /** Elbow and hand; the far arm first; none are seen where they are left out. */
  readonly arms?: readonly string[];
  /** Knee and foot; the far leg first. */
  readonly legs?: readonly string[];
  /** The colours of the coat, the trousers and the hair. */
  readonly wears: readonly [coat: string, trousers: string, hair: string];
  /** The outline of a skirt or a long coat, drawn over the legs. */
  readonly skirt?: string;
  /** Only as far as the knee. */
  readonly shorts?: boolean;
  /** How broad the body is; 1 is usual. */
  readonly broad?: number;
  /** What is held, drawn between the body and the near arm. */
  readonly holds?: Painting;
  readonly shoes?: string;
  /** Long hair, gathered or loose. */
  readonly long?: boolean;
  /** Hair only round the back of the head. */
  readonly thin?: boolean;
}

function turned([x, y]: Point, [mx, my]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - mx, y - my];
  return [
    mx + dx * Math.cos(angle) - dy * Math.sin(angle),
    my + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
}

const PROFILE =
  "0.62,-0.72 0.86,-0.2 1.12,0.2 0.86,0.4 0.72,0.88 0.2,0.92 -0.45,0.72 -0.9,0.1 -0.6,-0.85 0.1,-1.04";
const CROP =
  "0.66,-0.7 0.3,-0.55 0.02,-0.02 -0.3,0.1 -0.48,0.7 -0.98,0.35 -1.06,-0.35 -0.5,-1.08 0.25,-1.18";
const FRINGE = "-0.05,-0.35 -0.2,0.15 -0.5,0.72 -1,0.3 -1.04,-0.4 -0.62,-0.8";
const TRESSES =
  "0.66,-0.7 0.3,-0.5 0.1,0.1 -0.1,1.1 -0.75,1.75 -1.25,1.1 -1.15,-0.2 -0.6,-1.1 0.25,-1.2";
const OVAL = "0,-1.04 0.7,-0.7 0.88,0 0.6,0.75 0,1 -0.6,0.75 -0.88,0 -0.7,-0.7";
const BACK = "0,-1.12 0.78,-0.75 0.98,0.05 0.62,0.72 0,0.84 -0.62,0.72 -0.98,0.05 -0.78,-0.75";
const MANE = "0,-1.12 0.78,-0.75 1.02,0.15 0.9,1.3 0,1.6 -0.9,1.3 -1.02,0.15 -0.78,-0.75";

function head(middle: Point, posture: Posture): Mark[] {
  const { long = false, thin = false } = posture;
  const [r, look, bow = 0] = posture.head;
  const [, , hair] = posture.wears;
  const place = (text: string): Point[] =>
    points(text).map(([x, y]) =>
      turned([middle[0] + x * r * (look || 1), middle[1] + y * r], middle, bow * (look || 1)),
    );
  if (look === 0) {
    return [
      ...body(SKIN, place(OVAL), 0.8),
      ...body(hair, place(long ? MANE : BACK), 0.8),
      pen(place("-0.95,0.1 -0.75,-0.75 0,-1.1 0.75,-0.75 0.95,0.1"), 0.5, INK),
    ];
  }
  return [
    ...body(SKIN, place(PROFILE), 0.8),
    pen(place("0.62,-0.72 0.86,-0.2 1.12,0.2 0.86,0.4 0.72,0.88 0.2,0.92"), 0.5, INK),
    pen(place("0.5,-0.12 0.72,-0.1"), 0.55, INK),
    ...body(hair, place(thin ? FRINGE : long ? TRESSES : CROP), 0.8),
    pen(place("0.4,-1.1 -0.5,-1.08 -1.04,-0.35 -0.95,0.35"), 0.5, INK),
  ];
}

/** Shoulder, elbow and hand (or hip, knee and foot) with a bend that is a joint, not a bow. */
function jointed(from: Point, text: string): Point[] {
  const [joint, end] = points(text) as [Point, Point];
  return [from, between(from, joint, 0.72), joint, between(joint, end, 0.3), end];
}

function arm(from: Point, text: string, { head: [r], wears: [coat] }: Posture): Mark[] {
  const line = jointed(from, text);
  const hand = line.at(-1)!;
  const ring = points("1,0 0.5,0.9 -0.5,0.9 -1,0 -0.5,-0.9 0.5,-0.9").map(([x, y]): Point => [
    hand[0] + x * r * 0.34,
    hand[1] + y * r * 0.3,
  ]);
  return [...body(SKIN, ring, 0.9), ...limb(line, r * 0.78, r * 0.55, coat)];
}

function leg(from: Point, text: string, posture: Posture): Mark[] {
  const {
    head: [r, look],
    wears: [, trousers],
    shorts = false,
    shoes = INK,
  } = posture;
  const line = jointed(from, text);
  const [x, y] = line.at(-1)!;
  const toe = look || 0.6;
  const shoe = points("-0.4,-0.3 0.3,-0.35 1,0.05 1.05,0.32 -0.4,0.34").map(([dx, dy]): Point => [
    x + dx * r * toe * 0.8,
    y + dy * r * 0.8,
  ]);
  return [
    ...limb(line, r, r * 0.6, shorts ? SKIN : trousers),
    ...(shorts ? limb(line.slice(0, 3), r * 1.1, r * 1, trousers) : []),
    ...body(shoes, shoe, 0.85),
  ];
}

/** A person, from the far limbs to the near ones. */
export function person(posture: Posture): Mark[] {
  const {
    head: [r, look],
    wears: [coat],
    broad = 1,
  } = posture;
  const [middle, chest, hip] = points(posture.spine) as [Point, Point, Point];
  const long = Math.hypot(hip[0] - chest[0], hip[1] - chest[1]) || 1;
  const [ux, uy] = [(hip[0] - chest[0]) / long, (hip[1] - chest[1]) / long];
  const off = (from: Point, across: number, down: number): Point => [
    from[0] - uy * across * r * broad + ux * down * r,
    from[1] + ux * across * r * broad + uy * down * r,
  ];
  const wide = look === 0 ? 1.3 : 1.02;
  const trunk = [
    off(chest, -wide * 0.75, -0.35),
    off(chest, 0, -0.55),
    off(chest, wide * 0.75, -0.35),
    off(chest, wide, 0.6),
    off(hip, wide * 0.86, 0),
    off(hip, wide * 0.8, 0.65),
    off(hip, -wide * 0.8, 0.65),
    off(hip, -wide * 0.86, 0),
    off(chest, -wide, 0.6),
  ];
  const shoulder = (near: boolean): Point =>
    off(chest, look === 0 ? (near ? 0.95 : -0.95) : 0, 0.15);
  const { arms: [farArm, nearArm] = [], legs: [farLeg, nearLeg] = [] } = posture;
  const skirt = posture.skirt ? points(posture.skirt) : [];
  const hem = posture.skirt ? [...body(coat, skirt), pen([...skirt, skirt[0]!], 0.5, INK)] : [];
  return [
    ...(farArm ? arm(shoulder(false), farArm, posture) : []),
    ...(farLeg ? leg(off(hip, look === 0 ? -0.45 : 0, 0), farLeg, posture) : []),
    ...(nearLeg ? leg(off(hip, look === 0 ? 0.45 : 0, 0.1), nearLeg, posture) : []),
    ...hem,
    ...limb([between(chest, middle, -0.05), between(chest, middle, 0.8)], r * 0.75, r * 0.6, SKIN),
    ...body(coat, trunk),
    pen(trunk.slice(2, 6), 0.65, INK),
    pen([...trunk.slice(6), trunk[0]!], 0.45, INK),
    ...head(middle, posture),
    ...(posture.holds ?? []).flat(),
    ...(nearArm ? arm(shoulder(true), nearArm, posture) : []),
  ];
}
