/** How long each event is shown, and how it sounds. */
import type { GameEvent } from "../../protocol";
import type { Beat } from "../screens";

const STEP: Beat = { ms: 420, sound: "step" };
const FLIGHT: Beat = { ms: 620, sound: "fly" };
const CARD: Beat = { ms: 380, sound: "card" };
const WORD: Beat = { ms: 260 };

const BEATS: Readonly<Record<string, Beat>> = {
  turn: { ms: 420, sound: "turn" },
  drive: STEP,
  drive_pawn: STEP,
  fly: FLIGHT,
  fly_pawn: FLIGHT,
  charter: FLIGHT,
  charter_pawn: FLIGHT,
  shuttle: FLIGHT,
  shuttle_pawn: FLIGHT,
  join: FLIGHT,
  join_pawn: FLIGHT,
  operations_flight: FLIGHT,
  airlift: FLIGHT,
  build: { ms: 480, sound: "build" },
  relocate: { ms: 480, sound: "build" },
  treat: { ms: 360, sound: "remove" },
  clear: { ms: 360, sound: "remove" },
  give: CARD,
  take: CARD,
  discard: CARD,
  fetch: CARD,
  draw: CARD,
  draw_closed: CARD,
  cure: { ms: 1400, sound: "good" },
  eradicate: { ms: 1400, sound: "great" },
  grant: CARD,
  quiet_night: { ms: 600, sound: "card" },
  resilient: { ms: 480, sound: "card" },
  forecast: { ms: 480, sound: "card" },
  forecast_order: { ms: 360, sound: "card" },
  epidemic: { ms: 1600, sound: "alarm" },
  intensify: { ms: 640, sound: "card" },
  quiet: { ms: 640, sound: "good" },
  infect: { ms: 380, sound: "place" },
  spread: { ms: 340, sound: "place" },
  outbreak: { ms: 760, sound: "alarm" },
  prevented: { ms: 480, sound: "good" },
  over_limit: { ms: 260, sound: "warning" },
  propose: WORD,
  agree: WORD,
  refuse: WORD,
  pass: WORD,
  win: { ms: 900, sound: "win" },
  loss_outbreaks: { ms: 900, sound: "lose" },
  loss_cubes: { ms: 900, sound: "lose" },
  loss_deck: { ms: 900, sound: "lose" },
};

/** Three cubes at once drop one after the other. */
const PER_CUBE = 160;

export function beat(event: GameEvent): Beat {
  const found = BEATS[event.kind];
  if (!found) return { ms: 0 };
  const count = event.args["count"];
  if (event.kind !== "infect" || typeof count !== "number") return found;
  return { ...found, ms: found.ms + (count - 1) * PER_CUBE };
}

export function heading(event: GameEvent): boolean {
  return event.kind === "turn";
}
