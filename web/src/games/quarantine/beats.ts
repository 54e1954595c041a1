/** How long each event is shown, and how it sounds. */
import type { GameEvent } from "../../protocol";
import type { Beat } from "../screens";

const CUBE: Beat = { ms: 420, sound: "place" };
const MARKER: Beat = { ms: 360, sound: "card" };
const TILE: Beat = { ms: 560, sound: "build" };
const WORD: Beat = { ms: 320 };
const END: Beat = { ms: 1200, sound: "warning" };
const WIN: Beat = { ms: 1100, sound: "win" };

const BEATS: Readonly<Record<string, Beat>> = {
  first: WORD,
  hospital: { ms: 480, sound: "build" },
  market: { ms: 900, sound: "card" },
  turn: { ms: 480, sound: "turn" },
  last_turn: { ms: 700, sound: "turn" },
  draw: { ms: 420, sound: "card" },
  draw_grey: { ms: 620, sound: "warning" },
  early_grey: { ms: 520, sound: "card" },
  harmless: WORD,
  queue: CUBE,
  emergency: { ms: 560, sound: "step" },
  infect: { ms: 700, sound: "alarm" },
  spread: { ms: 700, sound: "alarm" },
  no_spread: WORD,
  admit: { ms: 360, sound: "step" },
  cure: { ms: 560, sound: "good" },
  contract: { ms: 640, sound: "card" },
  take: MARKER,
  return: WORD,
  buy: { ms: 560, sound: "card" },
  security: WORD,
  reward: MARKER,
  refund: MARKER,
  place: TILE,
  set_aside: MARKER,
  move: { ms: 360, sound: "step" },
  triage: { ms: 420, sound: "step" },
  take_marker: MARKER,
  use_marker: MARKER,
  cafeteria: MARKER,
  cafeteria_from: MARKER,
  disinfect: { ms: 520, sound: "remove" },
  keep: WORD,
  pathology: { ms: 700, sound: "remove" },
  gift_shop: MARKER,
  pharmacy: { ms: 420, sound: "good" },
  rebuild_move: TILE,
  rebuild_add: TILE,
  rebuild_remove: TILE,
  last_tile: END,
  last_patient: END,
  score: { ms: 1900, sound: "card" },
  win_points: WIN,
  win_tiles: WIN,
  win_stations: WIN,
  shared: WIN,
};

export function beat(event: GameEvent): Beat {
  return BEATS[event.kind] ?? { ms: 0 };
}

export function heading(event: GameEvent): boolean {
  return event.kind === "turn" || event.kind === "last_turn";
}
