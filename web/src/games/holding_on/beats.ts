/** How long each event is shown, and how it sounds: slowly, and seldom aloud. */
import type { GameEvent } from "../../protocol";
import type { Beat } from "../screens";

const WORD: Beat = { ms: 420 };
const STEP: Beat = { ms: 460, sound: "step" };
const TOKEN: Beat = { ms: 420, sound: "place" };
/** Long enough to read a sentence. */
const SAYING: Beat = { ms: 2600, sound: "card" };

const BEATS: Readonly<Record<string, Beat>> = {
  day: { ms: 900, sound: "turn" },
  relief: STEP,
  reveal: { ms: 900, sound: "card" },
  phone: STEP,
  assign: STEP,
  call_assistant: STEP,
  move: STEP,
  stand_in: STEP,
  tired: { ms: 700, sound: "remove" },
  lose_token: TOKEN,
  lose_hazy: WORD,
  lose_clear: WORD,
  gain: TOKEN,
  medical: WORD,
  cover: TOKEN,
  averted: { ms: 900, sound: "good" },
  palliative: { ms: 900 },
  better: { ms: 800, sound: "good" },
  worse: { ms: 900, sound: "remove" },
  band: { ms: 900 },
  warning: { ms: 1400, sound: "warning" },
  talk: WORD,
  guide: WORD,
  hazy: SAYING,
  insist: WORD,
  event: { ms: 2000, sound: "card" },
  trust: TOKEN,
  query: WORD,
  answer: { ms: 900, sound: "card" },
  face: { ms: 1200, sound: "good" },
  call: { ms: 900, sound: "fly" },
  hang_up: WORD,
  send: STEP,
  evening: TOKEN,
  back: STEP,
  overworked: STEP,
  turn_up: { ms: 800, sound: "card" },
  clear: { ms: 2200, sound: "great" },
  no_match: { ms: 700 },
  from_locker: { ms: 700, sound: "card" },
  win: { ms: 900, sound: "win" },
  loss_health: { ms: 900 },
  loss_deck: { ms: 900 },
  loss_staff: { ms: 900 },
  loss_warnings: { ms: 900 },
};

export function beat(event: GameEvent): Beat {
  return BEATS[event.kind] ?? { ms: 0 };
}

export function heading(event: GameEvent): boolean {
  return event.kind === "day";
}
