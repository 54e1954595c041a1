/** How long each event is shown, and how it sounds. In the Action Phase nothing holds up play. */
import type { GameEvent } from "../../protocol";
import type { Beat } from "../screens";

const VERDICT = 900;
const NOTE = 3_200;
/** Longer than a token can lie open; when it is turned down is told by the hand that holds it. */
const FACE = 2_000;

const BEATS: Readonly<Record<string, Beat>> = {
  round: { ms: 0, sound: "turn" },
  countdown: { ms: 0, sound: "turn" },
  start: { ms: 0, sound: "turn" },
  place: { ms: 0, sound: "place" },
  lift_off: { ms: 0, sound: "remove" },
  move_bed: { ms: 0, sound: "step" },
  admit: { ms: 0, sound: "card" },
  hospitalize: { ms: 0, sound: "step" },
  give: { ms: 0, sound: "place" },
  take_back: { ms: 0, sound: "remove" },
  syringe: { ms: 0, sound: "place" },
  stock: { ms: 0, sound: "build" },
  stock_organ: { ms: 0, sound: "build" },
  discard_organ: { ms: 0, sound: "remove" },
  token: { ms: 0, beside: FACE, sound: "card" },
  cycle: { ms: 0, sound: "card" },
  diagnosis: { ms: 0, beside: NOTE, sound: "good" },
  scanned: { ms: 0, beside: NOTE, sound: "good" },
  slip: { ms: 0, beside: NOTE, sound: "warning" },
  miss: { ms: 0, beside: NOTE, sound: "warning" },
  in_vain: { ms: 0, beside: NOTE, sound: "warning" },
  outpaced: { ms: 0, beside: NOTE, sound: "warning" },
  too_late: { ms: 0, beside: NOTE, sound: "warning" },
  held_too_long: { ms: 0, beside: NOTE, sound: "warning" },
  wrong_take: { ms: 0, beside: NOTE, sound: "warning" },
  warn: { ms: 0, beside: NOTE, sound: "warning" },
  oath: { ms: 0, beside: NOTE, sound: "alarm" },
  wobble: { ms: 0, beside: NOTE, sound: "warning" },
  unbalanced: { ms: 0, beside: NOTE, sound: "warning" },
  steadied: { ms: 0, sound: "good" },
  still_wobbles: { ms: 0, sound: "warning" },
  fall: { ms: 0, beside: NOTE, sound: "alarm" },
  epidemic: { ms: 0, beside: NOTE, sound: "alarm" },
  no_epidemic: { ms: 0, beside: NOTE },
  pause: { ms: 0, sound: "warning" },
  resume_soon: { ms: 0, sound: "turn" },
  resume: { ms: 0, sound: "turn" },
  overtime: { ms: 0, beside: NOTE, sound: "alarm" },
  closed: { ms: 700, sound: "turn" },
  served: { ms: VERDICT, sound: "good" },
  untreated: { ms: VERDICT, sound: "warning" },
  missed_symbol: { ms: VERDICT, sound: "warning" },
  exact: { ms: VERDICT, sound: "good" },
  over_treated: { ms: VERDICT, sound: "warning" },
  error: { ms: VERDICT, sound: "warning" },
  died: { ms: 1_600, sound: "alarm" },
  returned: { ms: 500, sound: "remove" },
  task: { ms: VERDICT, sound: "good" },
  discharge: { ms: 600, sound: "great" },
  win: { ms: 900, sound: "win" },
  loss_points: { ms: 900, sound: "lose" },
  loss_objective: { ms: 900, sound: "lose" },
};

export function beat(event: GameEvent): Beat {
  return BEATS[event.kind] ?? { ms: 0 };
}

export function heading(event: GameEvent): boolean {
  return event.kind === "round" || event.kind === "start" || event.kind === "closed";
}

/** What a token showed is for people to remember. */
export function unlogged(event: GameEvent): boolean {
  return event.kind === "token";
}
