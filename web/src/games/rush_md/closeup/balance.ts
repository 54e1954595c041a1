/**
 * An hourglass on a fingertip: simple physics for the feel of it. Its foot goes where the hand goes,
 * its head comes after; beside the balance point it leans over. Whether it stands is judged by where
 * and when it is let go, and not by this.
 */
import { STANDS, WOBBLES } from "../traces";

export interface Lean {
  /** Degrees from upright; to the right is positive. */
  readonly angle: number;
  /** Degrees in a second. */
  readonly speed: number;
}

export const UPRIGHT: Lean = { angle: 0, speed: 0 };

/** How far it leans where it would fall at once. */
const MOST = 38;
const STIFF = 120;
const DAMPING = 9;
/** What a unit of sudden movement adds to its speed. */
const LAG = 14;
/** A longer pause than this, in seconds, is no movement. */
const LONGEST = 0.05;

/** Its lean a moment later: so many units beside the balance point, moved so far meanwhile. */
export function leant(now: Lean, offset: number, moved: number, seconds: number): Lean {
  const dt = Math.min(LONGEST, seconds);
  const beside = Math.max(-1, Math.min(1, offset / WOBBLES));
  const hold = Math.abs(offset) <= STANDS ? 0.35 : 1;
  const pull = STIFF * (beside * MOST * hold - now.angle) - DAMPING * now.speed;
  const speed = now.speed + pull * dt - moved * LAG;
  const angle = Math.max(-MOST, Math.min(MOST, now.angle + speed * dt));
  return { angle, speed };
}

const SWING = 0.62;
const LEAST = 3;
const GROWS = 15;
/** So many ms before it falls it begins to swing wider. */
const WARNED = 4_000;

/** How far a wobbling hourglass leans at this moment: the nearer its fall, the wider it swings. */
export function swinging(ms: number, left: number): number {
  const near = 1 - Math.min(1, Math.max(0, left / WARNED));
  return (LEAST + GROWS * near) * Math.sin((2 * Math.PI * ms) / (SWING * 1_000));
}
